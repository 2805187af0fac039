import { FilterBar } from '@/components/work/filter-bar'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { deskListWords as words, sourceLabels } from '@/lib/content/desk/enquiries'
import { addressValuesOf, enquirySources, type EnquiryQuery } from '@/lib/domain/desk/enquiry-query'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  query: EnquiryQuery
  viewerId: string
  members: readonly { id: string; email: string }[]
}

const path = '/dashboard/team/enquiries'

/** The search text, the filters and the order: a form that requests the same list by its URL. */
export function EnquiryFilters({ query, viewerId, members }: Props) {
  const { tab, typed, source, owner, order } = query
  const orders = words.orders(tab, typed !== '')
  const isFiltered = typed !== '' || source !== null || owner !== null || order !== 'usual'
  return (
    <FilterBar
      label={words.filter}
      foldedAs={words.folded}
      action={path}
      query={JSON.stringify(addressValuesOf({ ...query, after: null }))}
      kept={{ tab }}
      clearHref={isFiltered ? pathWithQuery(path, { tab: tab === 'open' ? null : tab }) : undefined}
    >
      <TextField id="q" name="q" type="search" label={words.typed} hint={words.typedHint} defaultValue={typed} />
      <SelectField
        id="source"
        name="source"
        label={words.source}
        defaultValue={source ?? ''}
        options={[
          { value: '', label: words.everySource },
          ...enquirySources.map((value) => ({ value, label: sourceLabels[value] })),
        ]}
      />
      <SelectField
        id="owner"
        name="owner"
        label={words.owner}
        defaultValue={owner ?? ''}
        options={[
          { value: '', label: words.everyOwner },
          { value: 'me', label: words.me },
          { value: 'nobody', label: words.nobody },
          ...members.filter(({ id }) => id !== viewerId).map(({ id, email }) => ({ value: id, label: email })),
        ]}
      />
      <SelectField
        id="order"
        name="order"
        label={words.order}
        defaultValue={order}
        options={[
          { value: 'usual', label: orders.usual },
          { value: 'reversed', label: orders.reversed },
        ]}
      />
    </FilterBar>
  )
}
