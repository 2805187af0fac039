import { Fold } from '@/components/prose/fold'
import { ProseText } from '@/components/prose/prose-text'
import type { ArticleBlock } from '@/lib/content/prose/article'

type Props = { blocks: readonly ArticleBlock[] }

export function ArticleBlocks({ blocks }: Props) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string' || !('kind' in block)) {
    return (
      <p>
        <ProseText text={block} />
      </p>
    )
  }
  switch (block.kind) {
    case 'quote':
      return (
        <blockquote className="article-quote">
          <p>
            <ProseText text={block.text} />
          </p>
        </blockquote>
      )
    case 'list':
    case 'steps': {
      const List = block.kind === 'steps' ? 'ol' : 'ul'
      return (
        <List className={block.kind === 'steps' ? 'step-list' : 'bullet-list'}>
          {block.items.map((item, index) => (
            <li key={index}>
              <ProseText text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return block.isFolded ? (
        <Fold summary={block.caption}>
          <ArticleTable {...block} />
        </Fold>
      ) : (
        <ArticleTable {...block} />
      )
  }
}

type TableProps = Extract<ArticleBlock, { kind: 'table' }>

/**
 * On a phone each row becomes a card, and each cell says which column it belongs to. The roles are explicit because
 * some browsers drop a table's own when its rows are displayed as blocks.
 */
function ArticleTable({ isFolded, caption, head, rows }: TableProps) {
  return (
    <table className="article-table" role="table">
      <caption className={isFolded ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {head.map((title, index) => (
            <th key={index} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <tr key={row} role="row">
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} role="rowheader" scope="row">
                  <ProseText text={cell} />
                </th>
              ) : (
                <td key={column} role="cell" data-column={head[column]}>
                  <ProseText text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
