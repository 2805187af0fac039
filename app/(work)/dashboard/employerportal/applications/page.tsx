import { privatePageMetadata } from '@/app/page-metadata'
import { ApplicantsScreen } from '@/components/hiring/applications/applicants-screen'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { applicantQueryFrom } from '@/lib/domain/applications/applicant-query'
import { londonDay } from '@/lib/domain/dates/london-time'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadApplicants } from '@/lib/server/hiring/load-applicants'

export const metadata = privatePageMetadata(words.title)

type Props = PageProps<'/dashboard/employerportal/applications'>

export default async function ApplicantsRoute({ searchParams }: Props) {
  await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const query = applicantQueryFrom(search)
  const [kept, screen] = await Promise.all([keptInput(search.again), loadApplicants(query, londonDay(new Date()))])
  return (
    <ApplicantsScreen
      screen={screen}
      tab={query.tab}
      find={query.find}
      isFirstPage={query.after === null}
      done={search.done}
      kept={kept}
    />
  )
}
