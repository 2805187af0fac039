import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { SupportAppointments } from '@/components/casework/work/support-appointments'
import { NewInConversation, SupportMessages } from '@/components/casework/work/support-messages'
import { SupportNotes } from '@/components/casework/work/support-notes'
import { SupportPlan } from '@/components/casework/work/support-plan'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { ownMentoringWords } from '@/lib/content/casework/mentoring'
import { supportMessagesDone } from '@/lib/content/casework/support-messages'
import { supportReminderWords } from '@/lib/content/casework/support-reminders'
import { supportWorkDone, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { nextStepOf } from '@/lib/domain/casework/support-plan'
import { whyNotReminded } from '@/lib/domain/casework/support-reminder'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadSupportConversation } from '@/lib/server/casework/support-messages'
import { loadSupportWork } from '@/lib/server/casework/support-work'
import { momentNow } from '@/lib/server/hiring/take-application-step'

export const metadata = privatePageMetadata(words.ownTitle)

type Props = PageProps<'/dashboard/candidateportal/support/[reference]'>

/**
 * The person's own view of the work: the same appointments and plan, every note that is not for colleagues, and the
 * messages.
 */
export default async function OwnSupportWorkRoute({ params, searchParams }: Props) {
  const user = await requireAccess('/dashboard/candidateportal')
  const { reference } = await params
  const { again, done } = await searchParams
  const isReference = isPersonReference(reference)
  const [work, found, kept] = await Promise.all([
    isReference ? loadSupportWork(reference) : null,
    isReference ? loadSupportConversation(user.id, reference) : null,
    keptInput(again),
  ])
  if (!work) return <NotHere />
  const conversation = found === 'closed' ? null : found
  const noReminder = whyNotReminded({ ...work, hasAccount: work.has_account })
  const reminders = work.is_open ? supportReminderWords.person[noReminder ?? 'reminded'] : ''
  const next = nextStepOf(work.steps, 'person')
  return (
    <>
      <DoneNotice words={{ ...supportWorkDone, ...supportMessagesDone }} done={done} />
      <ProblemNotice kept={kept} forms={['support-step']} />
      <DetailHeading heading={words.ownTitle} shows={words.ownLead(work.organisation)} isPrinted />
      {next === null ? null : (
        <p className="notice">
          <strong>{words.nextStep}:</strong> <Typed>{next.what}</Typed>
        </p>
      )}
      <NewInConversation conversation={conversation} />
      <p className="not-on-paper">
        <PageLink href={`/dashboard/candidateportal/mentoring?with=${reference}`}>
          {ownMentoringWords.fromSupport}
        </PageLink>
      </p>
      <SupportAppointments
        appointments={work.appointments}
        writes={null}
        kept={null}
        moment={momentNow()}
        reminders={reminders}
        calendar="candidate"
      />
      {conversation === null ? null : (
        <SupportMessages
          conversation={conversation}
          to="candidate"
          reference={reference}
          kept={kept}
          nextId={crypto.randomUUID()}
        />
      )}
      <SupportPlan
        steps={work.steps}
        needs={work.needs}
        ticks={work.is_open ? { action: '/api/candidate/support-step', reference } : null}
        isOwn
        writes={null}
        kept={null}
      />
      <SupportNotes notes={work.notes} writes={null} kept={null} />
    </>
  )
}
