import { unopenedFile } from '@/app/(work)/dashboard/unopened-file'
import { NotHere } from '@/app/not-here'
import { ApplicationSheet } from '@/components/casework/jobs/application-sheet'
import { DoneNotice } from '@/components/work/done-notice'
import { workSearchDone } from '@/lib/content/casework/work-search'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { ownPartnerName } from '@/lib/server/casework/people'
import { loadWorkSearch } from '@/lib/server/casework/work-search'

type Props = {
  portal: LivePortal
  params: Promise<{ reference: string; application: string }>
  searchParams: Promise<AddressQuery>
}

/** A sheet about one application to print: for its interview, or for whoever approves the offer. */
export async function ApplicationSheetRoute({ portal, params, searchParams }: Props) {
  await requireAccess(portal)
  const [{ reference, application: id }, search] = await Promise.all([params, searchParams])
  const [file, kept, organisation] = await Promise.all([
    isPersonReference(reference) ? loadWorkSearch(reference, londonDay(new Date())) : null,
    keptInput(search.again),
    ownPartnerName(),
  ])
  const application = file?.applications?.find((one) => one.id === id)
  if (!file) return unopenedFile(portal, reference, 'jobs')
  if (!application) return <NotHere />
  return (
    <ApplicationSheet
      {...{ portal, reference, application, kept }}
      name={file.name}
      organisation={organisation ?? ''}
      sheet={search.sheet}
      notices={<DoneNotice words={workSearchDone} done={search.done} />}
    />
  )
}
