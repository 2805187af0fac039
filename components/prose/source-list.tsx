import { SourceLink } from '@/components/prose/source-link'
import { articleWords } from '@/lib/content/article'
import type { PublishedSource } from '@/lib/content/figure'

type Props = { sources: readonly PublishedSource[] }

/** Who says so stands in sight; what they say, and when it was read, is one press away, and always on paper. */
export function SourceList({ sources }: Props) {
  const publishers = [...new Set(sources.map(({ publisher }) => publisher))].join('; ')
  return (
    <details className="source-list">
      <summary>
        {articleWords.sources}: <span>{publishers}</span>
      </summary>
      <ul className="plain-list">
        {sources.map((source) => (
          <li key={source.url}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </details>
  )
}
