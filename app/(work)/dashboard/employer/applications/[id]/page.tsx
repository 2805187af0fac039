import '@/app/styles/applicant.css'

import type { Metadata } from 'next'

import { applicantMetadata } from '@/app/applicant-metadata'
import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ApplicantScreen } from '@/components/hiring/applications/applicant-screen'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { applicantInStory } from '@/lib/server/demonstration/applicants'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

type Props = PageProps<'/dashboard/employer/applications/[id]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { id } = await params
  return isApplicationReference(id) ? applicantMetadata(id, { searchParams }) : privatePageMetadata(words.title)
}

export default async function EmployerApplicationPage({ params, searchParams }: Props) {
  await requestDay()
  const [{ id }, { again, step }] = await Promise.all([params, searchParams])
  const story = storyNow()
  const found = applicantInStory(story, id)
  if (!found) return <NotHere />
  const { applicant, thread, memberName } = found
  return (
    <ApplicantScreen
      applicant={{ ...applicant, memberName, today: story.moment.today }}
      cv={null}
      statement={null}
      thread={thread && { ...thread, nextId: '' }}
      kept={await keptInput(again)}
      opened={givenText(step)}
      place={employerDemonstration}
    />
  )
}
