import { EmailText } from '@/components/ui/email-text'
import { myDataWords as words, type DataPart } from '@/lib/content/account/my-data'

type Props = {
  parts: readonly DataPart[]
  /** Every part is unfolded, to be read or printed in one go. */
  isOpen: boolean
}

const idAt = (at: number): string => `data-${at + 1}`

/**
 * A copy of somebody's data to read or print: a heading for each kind, which unfolds what there is below it. Unfolded,
 * it is a long document, with its contents first.
 */
export function OwnData({ parts, isOpen }: Props) {
  return (
    <>
      {isOpen ? <Contents parts={parts} /> : null}
      <div className="own-data">
        {parts.map((part, at) => (
          <Fold key={part.heading} part={part} level={2} id={idAt(at)} isOpen={isOpen} />
        ))}
      </div>
    </>
  )
}

function Contents({ parts }: Pick<Props, 'parts'>) {
  return (
    <nav className="not-on-paper" aria-labelledby="contents">
      <h2 id="contents">{words.contents}</h2>
      <ol className="own-data-contents">
        {parts.map(({ heading }, at) => (
          <li key={heading}>
            <a href={`#${idAt(at)}`} className="text-link">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type FoldProps = { part: DataPart; level: number; id?: string; isOpen: boolean }

function Fold({ part, level, id, isOpen }: FoldProps) {
  const Heading = `h${Math.min(level, 6)}` as 'h3'
  return (
    <details id={id} className="own-data-fold" open={isOpen}>
      <summary>
        <Heading>{part.heading}</Heading>
      </summary>
      <Part part={part} level={level + 1} isOpen={isOpen} />
    </details>
  )
}

/** The facts of a part and what is nested in it, one level of heading further down each time. What is only facts is not folded. */
function Part({ part, level, isOpen }: FoldProps) {
  // Parts beside each other look alike.
  const isFolded = part.parts.some(({ parts }) => parts.length > 0)
  const Heading = `h${Math.min(level, 6)}` as 'h3'
  return (
    <>
      {part.facts.length === 0 ? null : (
        <dl className="own-data-facts">
          {part.facts.map(({ name, value }, at) => (
            <div key={at}>
              <dt>{name}</dt>
              <dd>
                <bdi dir="auto">{/^\S+@\S+$/.test(value) ? <EmailText email={value} /> : value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {part.parts.map((inner, at) =>
        isFolded ? (
          <Fold key={at} part={inner} level={level} isOpen={isOpen} />
        ) : (
          <div key={at} className="own-data-part">
            <Heading>{inner.heading}</Heading>
            <Part part={inner} level={level + 1} isOpen={isOpen} />
          </div>
        ),
      )}
    </>
  )
}
