import type { Route } from 'next'

import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { FilterBar } from '@/components/work/filter-bar'
import { Typed } from '@/components/work/typed'
import { peopleWords } from '@/lib/content/casework/people'
import { mostNamesListed } from '@/lib/domain/casework/caseload-query'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  /** What is begun with the person who is chosen. */
  label: string
  /** What is asked above the names. */
  question?: string
  people: readonly { reference: string; name: string }[]
  hrefOf: (reference: string) => Route
  /** How somebody is looked up by name; `id`: of the field, where the page has another. */
  search: { find: string; path: Route; kept: Readonly<Record<string, string>>; id?: string }
  /** @default false */
  isOpen?: boolean
  /** Whether the page is for this above all. @default false */
  isFirst?: boolean
}

/** With whom something is begun: a line that opens their names, each a link to where it is done. */
export function ChoosePerson({ label, question, people, hrefOf, search, isOpen = false, isFirst = false }: Props) {
  const isSearch = search.find !== ''
  const isLong = people.length > mostNamesListed
  return people.length === 0 && !isSearch ? null : (
    <div className="dash-section not-on-paper">
      <details className={isFirst ? 'dash-more dash-more-primary' : 'dash-more'} open={isOpen || isSearch}>
        <summary>{label}</summary>
        {question === undefined ? null : <p>{question}</p>}
        {isSearch || isLong ? (
          <FilterBar
            label={label}
            action={search.path}
            query={search.find}
            kept={search.kept}
            submit={peopleWords.findSubmit}
            clearHref={isSearch ? (pathWithQuery(search.path, search.kept) as Route) : undefined}
          >
            <TextField
              id={search.id ?? 'find'}
              name="find"
              type="search"
              label={peopleWords.find}
              defaultValue={search.find}
              maxLength={80}
            />
          </FilterBar>
        ) : null}
        {people.length === 0 ? <p>{peopleWords.notFound}</p> : null}
        {isLong && !isSearch ? null : (
          <ul className="plain-list choose-names">
            {people.map(({ reference, name }) => (
              <li key={reference}>
                <PageLink href={hrefOf(reference)}>
                  <Typed>{name}</Typed>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </details>
    </div>
  )
}
