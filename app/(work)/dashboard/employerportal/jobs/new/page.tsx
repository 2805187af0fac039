import '@/app/styles/advert-form.css'

import { randomBytes } from 'node:crypto'

import { privatePageMetadata } from '@/app/page-metadata'
import { NewJobScreen } from '@/components/hiring/jobs/new-job-screen'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadMembership } from '@/lib/server/hiring/membership'

export const metadata = privatePageMetadata(words.newTitle)

export default async function NewJobRoute({ searchParams }: PageProps<'/dashboard/employerportal/jobs/new'>) {
  const user = await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const [membership, kept] = await Promise.all([loadMembership(), keptInput(search.again)])
  return (
    <NewJobScreen
      membership={membership}
      newKey={randomBytes(4).toString('hex')}
      today={londonDay(new Date())}
      kept={kept}
      owner={user.id}
    />
  )
}
