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
  /** Whether the page is for this above all. @default false */
  isFirst?: boolean
}

/** With whom something is begun: a line that opens their names, each a link to where it is done. */
export function ChoosePerson({ label, people, hrefOf, isOpen = false, isFirst = false }: Props) {
  return people.length === 0 ? null : (
    <div className="dash-section not-on-paper">
      <details className={isFirst ? 'dash-more dash-more-primary' : 'dash-more'} open={isOpen}>
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
    </div>
  )
}
