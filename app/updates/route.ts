import { redirect } from 'next/navigation'

import { isApplicationReference } from '@/lib/domain/applications/reference'

const list = '/dashboard/candidateportal/applications'

/** Where the link in an email about an application leads: its own address says nothing of what it is about. */
export function GET(request: Request): never {
  const reference = new URL(request.url).searchParams.get('of') ?? ''
  redirect(isApplicationReference(reference) ? `${list}/${reference}` : list)
}
