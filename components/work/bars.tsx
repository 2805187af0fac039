type BarRow = {
  label: string
  /** Null for a number that is not shown: it has no bar, so that it cannot be taken for zero. */
  value: number | null
  /** Shown instead of the number, such as '8 of 12'. */
  text?: string
  /** The target, drawn as an upright line. */
  target?: number
}
type Props = { label: string; rows: readonly BarRow[] }

const width = 100
const markWidth = 1
const edgeWidth = 2.4

const leftOf = (value: number, most: number, mark: number): number =>
  Math.min((value / most) * width, width - edgeWidth / 2) - mark / 2

type BarProps = { value: number; most: number; target?: number }

/** One bar, hidden from screen readers: its number stands beside it as text. */
export function Bar({ value, most, target }: BarProps) {
  return (
    <svg
      className="dash-bar"
      viewBox={`0 0 ${width} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="dash-bar-track" width={width} height="10" />
      <rect className="dash-bar-value" width={(value / most) * width} height="10" />
      {target === undefined ? null : (
        <>
          <rect className="dash-bar-edge" x={leftOf(target, most, edgeWidth)} width={edgeWidth} height="10" />
          <rect className="dash-bar-target" x={leftOf(target, most, markWidth)} width={markWidth} height="10" />
        </>
      )}
    </svg>
  )
}

/** Bars for comparing numbers. Each has its label and number as text, so the drawing is hidden from screen readers. */
export function Bars({ label, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ value, target = 0 }) => Math.max(value ?? 0, target)))
  return (
    <ul className="plain-list dash-bars" aria-label={label}>
      {rows.map(({ label: name, value, text, target }) => (
        <li key={name}>
          <span>{name}</span>
          <strong>{text ?? value}</strong>
          {value === null ? null : <Bar value={value} most={most} target={target} />}
        </li>
      ))}
    </ul>
  )
}
