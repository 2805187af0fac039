import { JobStarts } from '@/components/casework/outcomes/job-starts'
import { PersonHeading } from '@/components/casework/people/person-heading'
import { SupportAppointments } from '@/components/casework/work/support-appointments'
import { SupportNotes } from '@/components/casework/work/support-notes'
import { SupportPlan } from '@/components/casework/work/support-plan'
import { DoneNotice } from '@/components/work/done-notice'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { supportWorkDone, supportWorkProblems, supportWorkWords as words } from '@/lib/content/casework/support-work'
import type { StartedJob } from '@/lib/domain/outcomes/job-check'
import { formsOf, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { waitsForOutcome } from '@/lib/domain/casework/support-appointment'

type Props = {
  portal: PeoplePortal
  reference: string
  work: {
    name: string
    is_open: boolean
    /** How many messages of the person are new to whoever reads this. */
    unread: number
    job_starts: readonly StartedJob[]
    reminder_troubles: Parameters<typeof SupportAppointments>[0]['troubles']
  } & Pick<Parameters<typeof SupportAppointments>[0], 'appointments'> &
    Pick<Parameters<typeof SupportPlan>[0], 'steps' | 'needs'> &
    Pick<Parameters<typeof SupportNotes>[0], 'notes'>
  moment: Parameters<typeof SupportAppointments>[0]['moment']
  /** How reminders go, or why not; empty where neither is to be said. */
  reminders?: string
  /** Whether it was opened to book an appointment. @default false */
  isBooking?: boolean
  /** What the URL says was just done. */
  done?: unknown
  kept: KeptForm | null
}

/** The work with one person: appointments, notes, the plan and what they need. */
export function SupportWorkScreen(props: Props) {
  const { portal, reference, work, moment, reminders = '', isBooking = false, done, kept } = props
  const to = formsOf(portal)
  const writes = work.is_open ? { to, reference } : null
  const hasToNote = work.appointments.some((one) => waitsForOutcome(one, moment))
  return (
    <>
      <DoneNotice words={supportWorkDone} done={done} />
      <ProblemNotice kept={kept} forms={['step-tick', 'need-set']} />
      <PersonHeading
        portal={portal}
        reference={reference}
        current="work"
        unread={work.unread}
        heading={words.title(work.name)}
        isPrinted
      />
      {writes ? null : <p className="notice">{supportWorkProblems.no_consent}</p>}
      <div className="work-columns support-work">
        <div>
          <SupportAppointments
            appointments={work.appointments}
            writes={writes}
            kept={kept}
            moment={moment}
            reminders={reminders}
            troubles={work.reminder_troubles}
            isOwn={false}
            isBooking={isBooking}
            // The demonstration has no files to download.
            calendar={to === 'partner' || to === 'caseworker' ? to : null}
          />
          <SupportPlan
            steps={work.steps}
            needs={work.needs}
            ticks={writes && { action: `/api/${to}/step-tick`, reference }}
            name={work.name}
            isOwn={false}
            today={moment.today}
            writes={writes}
            kept={kept}
          />
        </div>
        <div>
          <SupportNotes notes={work.notes} writes={writes} kept={kept} isFirst={!hasToNote} />
          <JobStarts jobs={work.job_starts} writes={writes} kept={kept} today={moment.today} />
        </div>
      </div>
    </>
  )
}
