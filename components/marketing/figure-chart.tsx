import type { FigureChartData as Chart } from '@/lib/content/figures/figure'

type Props = { chart: Chart }

/** Each label and number is text beside its drawing, so the drawings themselves are hidden from screen readers. */
export function FigureChart({ chart }: Props) {
  switch (chart.kind) {
    case 'dots':
      return <Dots count={chart.count} dotKey={chart.key} />
    case 'bars':
      return (
        <ul className="plain-list bar-chart">
          {chart.rows.map((row, index) => (
            <li key={index}>
              <span>{row.label}</span>
              <Bar percent={row.percent} />
              <strong>{row.percent}%</strong>
            </li>
          ))}
        </ul>
      )
  }
}

function Bar({ percent }: { percent: number }) {
  return (
    <svg
      className="bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="bar-track" width="100" height="10" />
      <rect className="bar-fill" width={percent} height="10" />
    </svg>
  )
}

// The eleven dots of the home page stand in one row.
const dotsInRow = 12

function Dots({ count, dotKey }: { count: number; dotKey: string }) {
  const dots = Array.from({ length: Math.ceil(count) }, (_, index) => ({
    left: (index % dotsInRow) * 22,
    top: Math.floor(index / dotsInRow) * 22,
    share: Math.min(1, count - index),
  }))
  const height = Math.ceil(dots.length / dotsInRow) * 22
  return (
    <div className="dot-chart">
      <svg
        viewBox={`0 0 ${dotsInRow * 22} ${height}`}
        width={dotsInRow * 22}
        height={height}
        aria-hidden="true"
        focusable="false"
      >
        {dots.map(({ left, top, share }, index) => (
          <g key={index}>
            {share < 1 ? <circle className="dot-track" cx={left + 10} cy={top + 10} r="9" /> : null}
            {share < 1 ? (
              <path className="dot-fill" d={sliceOf(left + 10, top + 10, 9, share)} />
            ) : (
              <circle className="dot-fill" cx={left + 10} cy={top + 10} r="9" />
            )}
          </g>
        ))}
      </svg>
      <p className="small">{dotKey}</p>
    </div>
  )
}

/** A slice smaller than the whole circle, starting at twelve o'clock. */
function sliceOf(centreX: number, centreY: number, radius: number, share: number): string {
  const angle = 2 * Math.PI * share
  const endX = (centreX + radius * Math.sin(angle)).toFixed(2)
  const endY = (centreY - radius * Math.cos(angle)).toFixed(2)
  return `M${centreX} ${centreY}V${centreY - radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${endX} ${endY}z`
}
