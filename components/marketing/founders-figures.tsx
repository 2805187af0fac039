import type { FoundersFigure } from '@/lib/content/figures/figure'

type Props = { heading: string; note: string; figures: readonly FoundersFigure[] }

/** Figures without a published source: grouped, smaller, and under one sentence that says so. */
export function FoundersFigures({ heading, note, figures }: Props) {
  return (
    <div className="founders-figures">
      <h3>{heading}</h3>
      <p>{note}</p>
      <ul className="plain-list">
        {figures.map(({ value, label }, index) => (
          <li key={index}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
