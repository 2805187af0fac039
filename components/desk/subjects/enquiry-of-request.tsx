import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { subjectPageWords } from '@/lib/content/desk/subjects'
import { isReference } from '@/lib/domain/enquiries/reference'

/** Leads to the enquiry of a request that came with a reference instead of an address. */
export function EnquiryOfRequest({ subject }: { subject: string | null }) {
  if (subject === null || !isReference(subject)) return null
  return (
    <p className="not-on-paper">
      <PageLink href={`/dashboard/team/enquiries/${subject}` as Route}>{subjectPageWords.enquiry}</PageLink>
    </p>
  )
}
