import type { Route } from 'next'

import { SupportAppointments } from '@/components/casework/work/support-appointments'
import { NewInConversation, SupportMessages } from '@/components/casework/work/support-messages'
import { SupportNotes } from '@/components/casework/work/support-notes'
import { SupportPlan } from '@/components/casework/work/support-plan'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { ownMentoringWords } from '@/lib/content/casework/mentoring'
import { supportWorkDone, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { nextStepOf } from '@/lib/domain/casework/support-plan'

type Appointments = Parameters<typeof SupportAppointments>[0]
type Plan = Parameters<typeof SupportPlan>[0]
type Messages = Parameters<typeof SupportMessages>[0]

type Props = {
  reference: string
  work: { organisation: string; is_open: boolean } & Pick<Appointments, 'appointments'> &
    Pick<Plan, 'steps' | 'needs'> &
    Pick<Parameters<typeof SupportNotes>[0], 'notes'>
  /** Null where there is none any more. */
  conversation: Messages['conversation'] | null
  moment: Appointments['moment']
  /** Whether reminders are emailed, or why not. */
  reminders: string
  /** Where the forms are sent. */
  to: 'candidate' | 'demonstration/candidate'
  /** Where a mentor is asked, and the mentoring is. */
  mentoring: Route
  /** The id of the message that the form sends. */
  nextId: string
  /** What the URL says was just done. */
  done?: unknown
  kept: KeptForm | null
}

/**
 * The person's own view of the work: the same appointments and plan, every note that is not for colleagues, and the
 * messages.
 */
export function OwnWorkScreen(props: Props) {
  const { reference, work, conversation, moment, reminders, to, mentoring, nextId, done, kept } = props
  const next = nextStepOf(work.steps, 'person')
  return (
    <>
      <DoneNotice words={supportWorkDone} done={done} />
      <ProblemNotice kept={kept} forms={['support-step']} />
      <DetailHeading heading={words.ownTitle} shows={words.ownLead(work.organisation)} isPrinted />
      {next === null ? null : (
        <p className="notice">
          <strong>{words.nextStep}:</strong> <Typed>{next.what}</Typed>
        </p>
      )}
      <NewInConversation conversation={conversation} />
      <p className="not-on-paper">
        <PageLink href={mentoring}>{ownMentoringWords.fromSupport}</PageLink>
      </p>
      <SupportAppointments
        appointments={work.appointments}
        writes={null}
        kept={null}
        moment={moment}
        reminders={reminders}
        // The demonstration has no files to download.
        isOwn
        calendar={to === 'candidate' ? to : null}
      />
      {conversation === null ? null : (
        <div className="not-on-paper">
          <SupportMessages
            conversation={conversation}
            to={to}
            reference={reference}
            kept={kept}
            nextId={nextId}
            done={done}
          />
        </div>
      )}
      <SupportPlan
        steps={work.steps}
        needs={work.needs}
        ticks={work.is_open ? { action: `/api/${to}/support-step`, reference } : null}
        isOwn
        writes={null}
        kept={null}
      />
      {/* On paper it is the plan on one page; the notes are in the copy of the person's data. */}
      <div className="not-on-paper">
        <SupportNotes notes={work.notes} writes={null} kept={null} />
      </div>
    </>
  )
}
