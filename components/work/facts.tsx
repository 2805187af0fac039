import type { ReactNode } from 'react'

type Props = { facts: readonly { name: string; value: ReactNode }[] }

/** Names and values, side by side where they fit. */
export function Facts({ facts }: Props) {
  return (
    <dl className="dash-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
