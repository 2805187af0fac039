import { NotHere } from '@/app/not-here'
import { privateMetadata } from '@/app/(site)/account/account-metadata'
import { ApplyScreen } from '@/components/hiring/applications/apply-screen'
import { applyWords as words } from '@/lib/content/hiring/own-applications'
import { contactOf, missingToApply } from '@/lib/domain/candidates/profile'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadJobForPerson } from '@/lib/server/hiring/job-facts'
import { loadProfile } from '@/lib/server/hiring/profile'
import { loadReplyRate } from '@/lib/server/hiring/reply-rate'

export const metadata = privateMetadata(words.submit)

export default async function ApplyRoute({
  params,
  searchParams,
}: PageProps<'/dashboard/candidateportal/apply/[job]'>) {
  const { email } = await requireAccess('/dashboard/candidateportal')
  const [{ job: jobId }, { again }] = await Promise.all([params, searchParams])
  const [job, profile, kept] = await Promise.all([loadJobForPerson(jobId), loadProfile(), keptInput(again)])
  if (!job) return <NotHere />
  const replyRate = await loadReplyRate(job.companyId)
  return (
    <ApplyScreen
      job={job}
      replyRate={replyRate}
      applied={job.applied}
      needs={missingToApply(profile)}
      card={profile.card}
      contact={contactOf(profile, email)}
      kept={kept}
    />
  )
}
