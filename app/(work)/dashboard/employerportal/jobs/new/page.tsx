import '@/app/styles/advert-form.css'
import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import { randomBytes } from 'node:crypto'

import { privatePageMetadata } from '@/app/page-metadata'
import { NewJobScreen } from '@/components/hiring/jobs/new-job-screen'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadFirstDraft } from '@/lib/server/hiring/company-jobs'
import { loadMembershipAndCompany } from '@/lib/server/hiring/membership-and-company'

export const metadata = privatePageMetadata(words.newTitle)

export default async function NewJobRoute({ searchParams }: PageProps<'/dashboard/employerportal/jobs/new'>) {
  const user = await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const [{ membership, company }, kept] = await Promise.all([
    loadMembershipAndCompany('company'),
    keptInput(search.again),
  ])
  const asked = membership === null && company ? { ...company, draft: await loadFirstDraft(company.id) } : null
  return (
    <NewJobScreen
      membership={membership}
      asked={asked}
      sites={company?.sites ?? []}
      company={company?.name ?? ''}
      newKey={randomBytes(4).toString('hex')}
      today={londonDay(new Date())}
      kept={kept}
      owner={user.id}
    />
  )
}
