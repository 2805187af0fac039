import type { ReactNode } from 'react'

type Fact = {
  name: string
  value: ReactNode
  /** It takes the whole row, as an address that would break in a column. */
  isWide?: boolean
  /** What can be done about it, such as a link that changes it. */
  action?: ReactNode
}
type Props = { facts: readonly Fact[] }

/** Names and values, side by side where they fit. */
export function Facts({ facts }: Props) {
  return (
    <dl className="dash-facts">
      {facts.map(({ name, value, isWide, action }) => (
        <div key={name} data-wide={isWide || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {action === undefined ? null : <dd className="not-on-paper">{action}</dd>}
        </div>
      ))}
    </dl>
  )
}
