import { redirect } from 'next/navigation'

import { isApplicationReference } from '@/lib/domain/applications/reference'
import { isPersonReference } from '@/lib/domain/casework/supported-person'

const list = '/dashboard/candidateportal/applications'

/**
 * Where the link in an email about an application leads, or about what somebody who helps wrote: its own address says
 * nothing of what it is about.
 */
export function GET(request: Request): never {
  const reference = new URL(request.url).searchParams.get('of') ?? ''
  if (isPersonReference(reference)) redirect(`/dashboard/candidateportal/support/${reference}`)
  redirect(isApplicationReference(reference) ? `${list}/${reference}` : list)
}
