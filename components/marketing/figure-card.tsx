import { FigureChart } from '@/components/marketing/figure-chart'
import { type Figure, sourceWords } from '@/lib/content/figure'

type Props = { figure: Figure }

export function FigureCard({ figure }: Props) {
  const { value, label, chart, source, research } = figure
  return (
    <li className={`card figure-card figure-card-${source.kind}`}>
      <p className="figure-claim">
        <strong className="figure-value">{value}</strong> <span className="figure-label">{label}</span>
      </p>
      {chart ? <FigureChart chart={chart} /> : null}
      {source.kind === 'published' ? (
        <p className="small">
          <strong>{sourceWords.sourceLabel}</strong> {source.publisher}, {source.published}.
        </p>
      ) : (
        <p className="figure-marker">{source.note}</p>
      )}
      {research ? (
        <p className="figure-research">
          <strong>{sourceWords.researchLabel}</strong> {research.text}
        </p>
      ) : null}
    </li>
  )
}
