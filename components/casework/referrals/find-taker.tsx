import type { Route } from 'next'
import type { ReactNode } from 'react'

import { TakersList, type Taker } from '@/components/casework/referrals/takers-list'
import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { takersWords as words } from '@/lib/content/casework/own-referral'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { foundTakers, takersAtOnce } from '@/lib/domain/referrals/found-takers'

type Props = {
  takers: readonly Taker[]
  /** The page that it stands on, and what its URL keeps beside the search. */
  page: string
  keeps: Readonly<Record<string, string | null>>
  /** What is searched for; '' for all. */
  find: string
  act: (taker: Taker) => ReactNode
  /** As of the list. @default false */
  saysPlaces?: boolean
}

const textOf = ({ name, areas, services }: Taker): string =>
  [name, ...areas, ...services.map((service) => serviceLabels[service])].join(', ')

/** Who takes referrals now, to choose from: a list, with a search above it once it is long. */
export function FindTaker({ takers, page, keeps, find, act, saysPlaces = false }: Props) {
  const found = foundTakers(takers, find, textOf)
  const list = <TakersList takers={found.slice(0, takersAtOnce)} act={act} saysPlaces={saysPlaces} />
  if (takers.length <= takersAtOnce && find === '') return list
  const all = (
    <PageLink href={pathWithQuery(page, keeps) as Route} className="text-link">
      {words.showAll}
    </PageLink>
  )
  return (
    <>
      <form action={page} method="get" role="search" aria-labelledby="takers">
        {Object.entries(keeps).map(([name, value]) =>
          value === null || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TextField
          id="find"
          name="find"
          type="search"
          label={words.find}
          hint={words.findHint}
          autoComplete="off"
          maxLength={100}
          defaultValue={find}
        />
        <p>
          <Button type="submit" look="secondary" isSmall>
            {words.search}
          </Button>
        </p>
      </form>
      <p role="status">
        {found.length === 0
          ? words.noneFound(find)
          : found.length > takersAtOnce
            ? words.first(takersAtOnce, found.length)
            : words.found(found.length)}{' '}
        {find === '' ? null : all}
      </p>
      {found.length === 0 ? null : list}
    </>
  )
}
