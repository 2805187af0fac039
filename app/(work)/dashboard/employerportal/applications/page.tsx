import { privatePageMetadata } from '@/app/page-metadata'
import { ApplicantsScreen } from '@/components/hiring/applications/applicants-screen'
import { companyApplicantsWords as words, type ApplicantsDone } from '@/lib/content/hiring/applicants'
import { applicantQueryFrom } from '@/lib/domain/applications/applicant-query'
import { toldReferences } from '@/lib/domain/applications/several-applicants'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadApplicants } from '@/lib/server/hiring/load-applicants'

export const metadata = privatePageMetadata(words.title)

type Props = PageProps<'/dashboard/employerportal/applications'>

/** Those who were just rejected together, by the references in the URL: they are the latest in their list. */
async function loadRejected(references: readonly string[], today: PlainDate) {
  if (references.length === 0) return []
  const screen = await loadApplicants({ tab: 'unsuccessful', jobId: null, find: '', after: null }, today)
  const applicants = screen?.page.applicants ?? []
  return references.map((reference) => ({
    reference,
    name: applicants.find((one) => one.reference === reference)?.name ?? null,
  }))
}

export default async function ApplicantsRoute({ searchParams }: Props) {
  await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const query = applicantQueryFrom(search)
  const today = londonDay(new Date())
  const told = search.done === ('no-several' satisfies ApplicantsDone) ? toldReferences(search.told) : []
  const [kept, screen, rejected] = await Promise.all([
    keptInput(search.again),
    loadApplicants(query, today),
    loadRejected(told, today),
  ])
  return (
    <ApplicantsScreen
      screen={screen}
      query={query}
      done={search.done}
      rejected={rejected}
      template={givenText(search.words)}
      kept={kept}
    />
  )
}
