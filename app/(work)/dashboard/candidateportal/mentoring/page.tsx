import { privatePageMetadata } from '@/app/page-metadata'
import { portalMentoring } from '@/components/casework/mentoring/mentoring-places'
import { OwnMentoringScreen } from '@/components/casework/mentoring/own-mentoring-screen'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { mentoringDone, ownMentoringWords as words } from '@/lib/content/casework/mentoring'
import { chosenMentoring } from '@/lib/domain/casework/mentoring'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadMentoringConversation, loadOwnMentoring } from '@/lib/server/casework/mentoring'

export const metadata = privatePageMetadata(words.title)

export default async function MentoringRoute({ searchParams }: PageProps<'/dashboard/candidateportal/mentoring'>) {
  const user = await requireAccess('/dashboard/candidateportal')
  const { again, done, with: asked } = await searchParams
  const [all, kept] = await Promise.all([loadOwnMentoring(), keptInput(again)])
  const own = chosenMentoring(all, givenText(asked))
  const conversation =
    own?.mentoring?.state === 'going_on' ? await loadMentoringConversation(user.id, own.reference) : null
  return (
    <>
      <DoneNotice words={mentoringDone} done={done} />
      <ProblemNotice kept={kept} forms={['mentor-ask']} />
      <DetailHeading heading={words.title} shows={words.lead} isPrinted={all.length > 0} />
      <OwnMentoringScreen
        place={portalMentoring}
        all={all}
        chosen={own?.reference ?? ''}
        conversation={conversation}
        kept={kept}
        nextId={crypto.randomUUID()}
        done={done}
      />
    </>
  )
}
