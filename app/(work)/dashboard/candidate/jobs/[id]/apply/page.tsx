import '@/app/styles/cv-paper.css'
import '@/app/styles/apply.css'

import { redirect } from 'next/navigation'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ApplyCheck } from '@/components/hiring/applications/apply-check'
import { ApplyExtras } from '@/components/hiring/applications/apply-extras'
import { ApplyFrame } from '@/components/hiring/applications/apply-frame'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { applyPages } from '@/lib/content/hiring/apply'
import { contactOf } from '@/lib/domain/candidates/profile'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow, viewerOf } from '@/lib/server/demonstration/kept-in-story'
import { jobForCandidate } from '@/lib/server/demonstration/own-applications'
import { profileInStory } from '@/lib/server/demonstration/own-profile'

export const metadata = privatePageMetadata(applyPages.check.heading)

type Props = PageProps<'/dashboard/candidate/jobs/[id]/apply'>

/** The last step of applying. Whose side it is has an account and a profile already. */
export default async function CandidateApplyPage({ params, searchParams }: Props) {
  await requestDay()
  const [{ id }, { again }] = await Promise.all([params, searchParams])
  const story = storyNow()
  const found = findById(story.state.jobs, id)
  if (!found) return <NotHere />
  const { applied, ended, isOpen } = jobForCandidate(found, story)
  if (applied !== null) redirect(`/dashboard/candidate/applications/${applied}`)
  if (!isOpen) redirect(candidateDemonstration.advertOf(id))
  const profile = profileInStory(story)
  const kept = await keptInput(again)
  return (
    <ApplyFrame job={found} at={candidateDemonstration.advertOf(id)} isInPortal>
      <ApplyCheck
        jobId={id}
        ended={ended}
        replyRate={null}
        card={profile.card}
        contact={contactOf(profile, viewerOf(story).email)}
        district={profile.district}
        kept={kept}
        place={candidateDemonstration}
      >
        <ApplyExtras jobId={id} userId={null} kept={kept} canSendCv={false} />
      </ApplyCheck>
    </ApplyFrame>
  )
}
