type BarRow = {
  label: string
  value: number
  /** In place of the number, such as 'fewer than 5': then nothing is drawn. */ text?: string
}
type Props = { label: string; rows: readonly BarRow[] }

/** Bars to compare numbers by: each has its label and its number as text, so the drawing is hidden from screen readers. */
export function Bars({ label, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ value, text }) => (text ? 0 : value)))
  return (
    <ul className="plain-list dash-bars" aria-label={label}>
      {rows.map(({ label: name, value, text }) => (
        <li key={name}>
          <span>{name}</span>
          <strong>{text ?? value}</strong>
          <svg
            className="dash-bar"
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect className="dash-bar-track" width="100" height="10" />
            {text ? null : <rect className="dash-bar-value" width={(value / most) * 100} height="10" />}
          </svg>
        </li>
      ))}
    </ul>
  )
}
