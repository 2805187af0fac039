import type { ReactNode } from 'react'

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
