import type { Route } from 'next'
import { z } from 'zod'

import { NotHere } from '@/app/not-here'
import { MentoredScreen } from '@/components/casework/mentoring/mentored-screen'
import { MentoringScreen } from '@/components/casework/mentoring/mentoring-screen'
import { WorryScreen } from '@/components/casework/mentoring/worry-screen'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { ProblemNotice } from '@/components/work/problem-notice'
import { mentoringDone, mentoringWords as words, worryWords } from '@/lib/content/casework/mentoring'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadMentoring, loadMentoringConversation, loadMentoringWork, readWorry } from '@/lib/server/casework/mentoring'
import { openNothingAhead } from '@/lib/server/http/open-nothing-ahead'

type Portal = { portal: LivePortal }
type Asked = { searchParams: Promise<AddressQuery> }

const BackToMentoring = ({ portal }: Portal) => (
  <p className="not-on-paper">
    <PageLink href={`${portal}/mentoring` as Route}>{words.all}</PageLink>
  </p>
)

/** Mentoring in either portal. */
export async function MentoringRoute({ portal, searchParams }: Portal & Asked) {
  await requireAccess(portal)
  const { again, done } = await searchParams
  const [work, kept] = await Promise.all([loadMentoringWork(), keptInput(again)])
  return (
    <>
      <DoneNotice words={mentoringDone} done={done} />
      <ProblemNotice kept={kept} forms={['mentoring-answer', 'mentoring-end', 'mentoring-session']} />
      <DetailHeading
        heading={words.title}
        shows={
          work?.isMentor
            ? words.lead
            : work?.pairs?.length || work?.leftAlone?.length
              ? words.leadAll
              : words.leadOthers
        }
      />
      {work ? (
        <MentoringScreen portal={portal} work={work} kept={kept} />
      ) : (
        <EmptyState text={words.noOrganisation} link={{ label: words.home, href: portal }} />
      )}
    </>
  )
}

type OfPerson = Portal & Asked & { params: Promise<{ reference: string }> }

/** One person whom a member mentors, or who asks them to. */
export async function MentoredRoute({ portal, params, searchParams }: OfPerson) {
  const user = await requireAccess(portal)
  const { reference } = await params
  const { again, done } = await searchParams
  const [mentoring, conversation, kept] = isPersonReference(reference)
    ? await Promise.all([loadMentoring(reference), loadMentoringConversation(user.id, reference), keptInput(again)])
    : [null, null, null]
  if (!mentoring) return <NotHere />
  return (
    <>
      <BackToMentoring portal={portal} />
      <DoneNotice words={mentoringDone} done={done} />
      <DetailHeading heading={words.with(mentoring.name)} isPrinted />
      <MentoredScreen
        portal={portal}
        reference={reference}
        mentoring={mentoring}
        conversation={conversation}
        today={londonDay(new Date())}
        kept={kept}
        nextId={crypto.randomUUID()}
        done={done}
      />
    </>
  )
}

/** A worry, for whoever answers for safeguarding: opening it is written down. */
export async function WorryRoute({ portal, params }: Portal & { params: Promise<{ worry: string }> }) {
  const user = await requireAccess(portal)
  await openNothingAhead()
  const id = z.uuid().safeParse((await params).worry)
  const worry = id.success ? await readWorry(user.id, id.data) : null
  if (!worry) return <NotHere />
  return (
    <>
      <BackToMentoring portal={portal} />
      <DetailHeading heading={worryWords.title} shows={worryWords.about(worry.name)} />
      <WorryScreen portal={portal} worry={worry} />
    </>
  )
}
