import type { Route } from 'next'

import { SupportAppointments } from '@/components/casework/work/support-appointments'
import { SupportMessages } from '@/components/casework/work/support-messages'
import { SupportNotes } from '@/components/casework/work/support-notes'
import { SupportPlan } from '@/components/casework/work/support-plan'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { ownMentoringWords } from '@/lib/content/casework/mentoring'
import { supportWorkWords as words } from '@/lib/content/casework/support-work'
import { nextStepOf } from '@/lib/domain/casework/support-plan'

type Appointments = Parameters<typeof SupportAppointments>[0]
type Plan = Parameters<typeof SupportPlan>[0]
type Messages = Parameters<typeof SupportMessages>[0]

type Props = {
  reference: string
  work: { organisation: string; is_open: boolean; worker: string | null } & Pick<Appointments, 'appointments'> &
    Pick<Plan, 'steps' | 'needs'> &
    Pick<Parameters<typeof SupportNotes>[0], 'notes'>
  /** Null where there is none any more. */
  conversation: Messages['conversation'] | null
  moment: Appointments['moment']
  /** Whether reminders are emailed, or why not: of three parts the second leads to where they choose. */
  reminders: string | readonly [string, string, string]
  /** Where the forms are sent. */
  to: 'candidate' | 'demonstration/candidate'
  /** Where the person's support with everybody is. */
  overview: Route
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
  const { reference, work, conversation, moment, reminders, to, overview, mentoring, nextId, done, kept } = props
  const next = nextStepOf(work.steps, 'person')
  const hasNew = conversation?.messages.some(({ isNew }) => isNew) ?? false
  const messages =
    conversation === null ? null : (
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
    )
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={overview} className="text-link">
          {words.toSupport}
        </PageLink>
      </p>
      <ProblemNotice kept={kept} forms={['support-step']} />
      <DetailHeading heading={words.ownTitle} shows={words.ownLead(work.organisation)} isPrinted />
      <div className="stack">
        {next === null ? null : (
          <p className="notice">
            <strong>{words.nextStep}:</strong>{' '}
            <a href="#plan">
              <Typed>{next.what}</Typed>
            </a>
          </p>
        )}
        <div className="work-columns">
          <div>
            {hasNew ? messages : null}
            <SupportAppointments
              appointments={work.appointments}
              writes={null}
              kept={null}
              moment={moment}
              reminders={
                typeof reminders === 'string' ? (
                  reminders
                ) : (
                  <>
                    {reminders[0]}
                    <PageLink href={overview}>{reminders[1]}</PageLink>
                    {reminders[2]}
                  </>
                )
              }
              // The demonstration has no files to download.
              isOwn
              calendar={to === 'candidate' ? to : null}
            />
            {hasNew ? null : messages}
          </div>
          <div>
            <SupportPlan
              steps={work.steps}
              needs={work.needs}
              ticks={work.is_open ? { action: `/api/${to}/support-step`, reference } : null}
              worker={work.worker}
              isOwn
              writes={null}
              kept={null}
              done={done}
            />
            {/* On paper it is the plan on one page; the notes are in the copy of the person's data. */}
            <div className="not-on-paper">
              <SupportNotes notes={work.notes} writes={null} kept={null} />
              <p>
                <PageLink href={mentoring} className="text-link">
                  {ownMentoringWords.fromSupport}
                </PageLink>
              </p>
            </div>
          </div>
        </div>
      </div>
    </>
  )
}
