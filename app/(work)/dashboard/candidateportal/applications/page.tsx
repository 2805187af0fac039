import { privatePageMetadata } from '@/app/page-metadata'
import { OwnJobStarts } from '@/components/casework/outcomes/own-job-starts'
import { OwnApplicationsScreen } from '@/components/hiring/applications/own-applications-screen'
import { DoneNotice } from '@/components/work/done-notice'
import { ownJobWords } from '@/lib/content/casework/job-starts'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { pageKeyOf } from '@/lib/domain/applications/page-key'
import { londonDay } from '@/lib/domain/dates/london-time'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnJobStarts } from '@/lib/server/casework/job-starts'
import { loadOwnApplications } from '@/lib/server/hiring/own-applications'

export const metadata = privatePageMetadata(words.title)

type Props = PageProps<'/dashboard/candidateportal/applications'>

export default async function OwnApplicationsRoute({ searchParams }: Props) {
  await requireAccess('/dashboard/candidateportal')
  const search = await searchParams
  const after = { open: pageKeyOf(givenText(search.open)), ended: pageKeyOf(givenText(search.after)) }
  const [lists, jobs, kept] = await Promise.all([
    loadOwnApplications(after, londonDay(new Date())),
    loadOwnJobStarts(),
    keptInput(search.again),
  ])
  return (
    <>
      <DoneNotice words={{ 'job-choice': ownJobWords.done }} done={search.done} />
      <OwnApplicationsScreen lists={lists} after={after} kept={kept} />
      <OwnJobStarts jobs={jobs ?? []} kept={kept} />
    </>
  )
}
