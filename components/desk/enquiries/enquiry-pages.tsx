import { PageLink } from '@/components/ui/page-link'
import { deskListWords as words } from '@/lib/content/desk/enquiries'
import { addressValuesOf, type EnquiryKey, type EnquiryQuery } from '@/lib/domain/desk/enquiry-query'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  query: EnquiryQuery
  /** The last row's key, if there are more rows after it. */
  next: EnquiryKey | null
}

const path = '/dashboard/team/enquiries'

/** On to the next 50, and back to the first. */
export function EnquiryPages({ query, next }: Props) {
  if (!next && !query.after) return null
  const hrefOf = (after: EnquiryKey | null) => pathWithQuery(path, addressValuesOf({ ...query, after }))
  return (
    <nav aria-label={words.pages} className="button-row not-on-paper">
      {query.after ? (
        <PageLink href={hrefOf(null)} className="text-link">
          {words.first}
        </PageLink>
      ) : null}
      {next ? (
        <PageLink href={hrefOf(next)} className="text-link" rel="next">
          {words.next}
        </PageLink>
      ) : null}
    </nav>
  )
}
