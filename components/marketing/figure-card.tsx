import { FigureChart } from '@/components/marketing/figure-chart'
import type { Figure } from '@/lib/content/figures/figure'

type Props = { figure: Figure }

export function FigureCard({ figure: { value, label, by, chart, note } }: Props) {
  return (
    <li className="card figure-card">
      <p className="figure-claim">
        <strong className="figure-value">{value}</strong> <span className="figure-label">{label}</span>
      </p>
      {chart ? <FigureChart chart={chart} /> : null}
      {note ? <p className="figure-note">{note}</p> : null}
      <p className="small">{by}</p>
    </li>
  )
}
