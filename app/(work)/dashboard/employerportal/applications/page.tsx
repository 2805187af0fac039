import { applicantsMetadata } from '@/app/applicant-metadata'
import { privatePageMetadata } from '@/app/page-metadata'
import { ApplicantsScreen } from '@/components/hiring/applications/applicants-screen'
import { companyApplicantsWords as words, type ApplicantsDone } from '@/lib/content/hiring/applicants'
import { applicantQueryFrom } from '@/lib/domain/applications/applicant-query'
import type { ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import { toldReferences } from '@/lib/domain/applications/several-applicants'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadApplicants } from '@/lib/server/hiring/load-applicants'

export const generateMetadata = applicantsMetadata(privatePageMetadata(words.title))

type Props = PageProps<'/dashboard/employerportal/applications'>

const toldTabs = { 'no-several': 'unsuccessful', 'shortlisted-several': 'shortlisted' } as const satisfies Partial<
  Record<ApplicantsDone, ApplicantTab>
>

/** Those who were just rejected or shortlisted together, by the references in the URL: they are the latest in their list. */
async function loadTold({ done, told }: AddressQuery, today: PlainDate) {
  const references = toldReferences(told)
  const tab = Object.entries(toldTabs).find(([one]) => one === done)?.[1]
  if (!tab || references.length === 0) return []
  const screen = await loadApplicants({ tab, jobId: null, find: '', after: null }, today)
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
  const [kept, screen, told] = await Promise.all([
    keptInput(search.again),
    loadApplicants(query, today),
    loadTold(search, today),
  ])
  return <ApplicantsScreen screen={screen} query={query} done={search.done} told={told} kept={kept} />
}
