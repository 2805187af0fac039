import type { ReactNode } from 'react'

/**
 * One meaning for each colour: 'good' is reached, 'wait' is still to be read or done, 'warn' is late or wrong, 'stop' is
 * over, and 'plain' is everything else.
 */
export type BadgeTone = 'plain' | 'good' | 'wait' | 'stop' | 'warn'

type Props = { tone?: BadgeTone; children: ReactNode }

/** A state in one or two words. The colour adds no information to them. */
export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span className="dash-badge" data-tone={tone}>
      {children}
    </span>
  )
}
