import { SourceLink } from '@/components/prose/source-link'
import { type Figure, sourceWords } from '@/lib/content/figure'

type Props = { figures: readonly Figure[] }

export function FigureSources({ figures }: Props) {
  return (
    <details className="figure-sources">
      <summary>{sourceWords.summary}</summary>
      <p className="small">{sourceWords.note}</p>
      <ul className="plain-list">
        {figures.map(({ id, value, label, source, research }) => (
          <li key={id}>
            <strong>
              {value} {label}
            </strong>
            <ul>
              <li>{source.kind === 'published' ? <SourceLink source={source} /> : source.note}</li>
              {research?.sources.map((further) => (
                <li key={further.url}>
                  {sourceWords.researchLabel} <SourceLink source={further} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}
