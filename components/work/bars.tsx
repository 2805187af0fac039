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
