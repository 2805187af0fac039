import type { PercentInterval } from '@/lib/domain/job-matcher/wilson-interval'

/** The scale ends at 60, beyond the widest likely range. */
const widest = 60
const capWidth = 0.5

type Props = { percent: number; interval?: PercentInterval }

/** Only a drawing: the number and range are text beside it and in the table. */
export function CallbackBar({ percent, interval }: Props) {
  return (
    <svg
      className="matcher-bar"
      viewBox={`0 0 ${widest} 16`}
      preserveAspectRatio="none"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="bar-track" width={widest} height="16" />
      <rect className="bar-fill" width={percent} height="16" />
      {interval ? (
        <g className="matcher-range">
          <rect x={interval.lowPercent} y="7" width={interval.highPercent - interval.lowPercent} height="2" />
          <rect x={interval.lowPercent} y="3" width={capWidth} height="10" />
          <rect x={interval.highPercent - capWidth} y="3" width={capWidth} height="10" />
        </g>
      ) : null}
    </svg>
  )
}
