import type { Metadata } from 'next'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { askedAgain, OwnScreen, titleOfOwn } from '@/components/hiring/applications/own-screen'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { contactOf } from '@/lib/domain/candidates/profile'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow, viewerOf } from '@/lib/server/demonstration/kept-in-story'
import { ownApplicationInStory } from '@/lib/server/demonstration/own-applications'
import { profileInStory } from '@/lib/server/demonstration/own-profile'
import { readersInStory, statementInStory } from '@/lib/server/demonstration/own-statement'

type Props = PageProps<'/dashboard/candidate/applications/[id]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  await requestDay()
  const found = ownApplicationInStory(storyNow(), (await params).id)
  const { answer } = await searchParams
  return privatePageMetadata(found ? titleOfOwn(found.application.job.title, answer) : words.title)
}

export default async function CandidateApplicationPage({ params, searchParams }: Props) {
  await requestDay()
  const [{ id }, { again, answer }] = await Promise.all([params, searchParams])
  const story = storyNow()
  const found = ownApplicationInStory(story, id)
  if (!found) return <NotHere />
  const { application, appliedFor, thread } = found
  const { isOpen, isNamed, disclosure, job } = application
  const profile = profileInStory(story)
  const { versions, shown } = statementInStory(story)
  const readers = readersInStory(story, job.companyId)
  return (
    <>
      <p className="not-on-paper">
        <PageLink href="/dashboard/candidate/applications" className="text-link">
          {words.back}
        </PageLink>
      </p>
      <OwnScreen
        application={application}
        statement={
          isOpen && disclosure !== 'not_asked'
            ? { versions, readers, shown: shown?.text == null ? null : { version: shown.version, text: shown.text } }
            : null
        }
        chosen={askedAgain(answer)}
        contact={isNamed && isOpen ? contactOf(profile, viewerOf(story).email) : null}
        card={isOpen ? profile.card : null}
        advert={appliedFor.advert}
        cv={null}
        releases={[]}
        thread={thread && { ...thread, nextId: '' }}
        kept={await keptInput(again)}
        place={candidateDemonstration}
      />
    </>
  )
}
