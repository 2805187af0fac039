import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Typed } from '@/components/work/typed'

type Props = {
  /** What is begun with the person who is chosen. */
  label: string
  people: readonly { reference: string; name: string }[]
  hrefOf: (reference: string) => Route
  /** @default false */
  isOpen?: boolean
}

/** With whom something is begun: a line that opens their names, each a link to where it is done. */
export function ChoosePerson({ label, people, hrefOf, isOpen = false }: Props) {
  return people.length === 0 ? null : (
    <details className="dash-more not-on-paper" open={isOpen}>
      <summary>{label}</summary>
      <ul className="plain-list dash-lines">
        {people.map(({ reference, name }) => (
          <li key={reference}>
            <PageLink href={hrefOf(reference)}>
              <Typed>{name}</Typed>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
