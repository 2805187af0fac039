import { JobStarts } from '@/components/casework/outcomes/job-starts'
import { PersonHeading } from '@/components/casework/people/person-heading'
import { SupportAppointments } from '@/components/casework/work/support-appointments'
import { SupportNotes } from '@/components/casework/work/support-notes'
import { SupportPlan } from '@/components/casework/work/support-plan'
import { DoneNotice } from '@/components/work/done-notice'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { jobStartWords } from '@/lib/content/casework/job-starts'
import { peopleDone } from '@/lib/content/casework/people'
import { supportWorkSaid, supportWorkProblems, supportWorkWords as words } from '@/lib/content/casework/support-work'
import type { StartedJob } from '@/lib/domain/outcomes/job-check'
import { formsOf, workPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { waitsForOutcome } from '@/lib/domain/casework/support-appointment'
import type { PersonFacts } from '@/lib/domain/casework/supported-person'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  portal: PeoplePortal
  reference: string
  work: {
    name: string
    is_open: boolean
    has_account: boolean
    safe_ways: PersonFacts['safe_ways']
    /** Who helps them, and whether that is whoever reads this. */
    worker: string | null
    is_worker: boolean
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
  /** Whether we remind the person of their appointments. @default false */
  isReminded?: boolean
  /** Whether it was opened to book an appointment. @default false */
  isBooking?: boolean
  /** The day that the calendar showed then. */
  bookOn?: PlainDate | null
  /** The id of the note that it was opened to correct. */
  correcting?: string
  /** What the URL says was just done. */
  done?: unknown
  /** The day that was just booked. */
  bookedOn?: PlainDate | null
  kept: KeptForm | null
}

const parts = [
  ['appointments', words.appointments],
  ['plan', words.plan],
  ['needs', words.needs],
  ['notes', words.notes],
  ['job-starts', jobStartWords.heading],
] as const

/** The work with one person: appointments, notes, the plan and what they need. */
export function SupportWorkScreen(props: Props) {
  const {
    portal,
    reference,
    work,
    moment,
    reminders = '',
    isReminded = false,
    isBooking = false,
    bookOn,
    correcting,
    done,
    bookedOn = null,
    kept,
  } = props
  const to = formsOf(portal)
  const writes = work.is_open ? { to, reference } : null
  // Whoever was hired here is asked as an applicant, whatever the file says.
  const isAsked = work.safe_ways.includes('email') || work.job_starts.some(({ isEntered }) => !isEntered)
  const asked = !work.has_account ? 'no_account' : isAsked ? 'asked' : 'not_safe'
  // The notice takes the focus, so that whoever saved something is led to where it stands.
  const isOfNotes = done === 'note' || done === 'correction'
  const isOfJobs = typeof done === 'string' && done.startsWith('job-')
  const isOfPlan = ['step', 'step-changed', 'step-removed', 'ticked', 'unticked', 'need'].some((one) => one === done)
  const said = (
    <DoneNotice
      words={{ ...supportWorkSaid({ hasAccount: work.has_account, isReminded }, bookedOn), opened: peopleDone.opened }}
      done={done}
    />
  )
  const hasToNote = work.appointments.some((one) => waitsForOutcome(one, moment))
  const hasNoPlan = work.steps.length === 0
  return (
    <>
      <PersonHeading
        portal={portal}
        reference={reference}
        current="work"
        unread={work.unread}
        heading={words.title(work.name)}
        notices={
          <>
            {isOfNotes || isOfJobs || isOfPlan ? null : said}
            <ProblemNotice kept={kept} forms={['step-tick', 'step-remove', 'need-set']} />
          </>
        }
        isPrinted
      />
      {/* On a phone each stands below the whole of the one before. */}
      <nav className="not-on-paper" aria-label={words.goTo}>
        <p className="button-row">
          {parts.map(([id, name]) => (
            <a key={id} href={`#${id}`} className="text-link">
              {name}
            </a>
          ))}
        </p>
      </nav>
      {writes ? null : <p className="notice">{supportWorkProblems.no_consent}</p>}
      <div className="work-columns">
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
            bookOn={bookOn}
            // The demonstration has no files to download.
            calendar={to === 'partner' || to === 'caseworker' ? to : null}
          />
          <SupportPlan
            steps={work.steps}
            needs={work.needs}
            ticks={writes && { action: `/api/${to}/step-tick`, reference }}
            name={work.name}
            worker={work.is_worker ? words.you : work.worker}
            isOwn={false}
            hasAccount={work.has_account}
            isFirst={!hasToNote && hasNoPlan}
            done={isOfPlan ? done : undefined}
            today={moment.today}
            writes={writes}
            kept={kept}
          />
        </div>
        <div>
          <SupportNotes
            notes={work.notes}
            writes={writes}
            kept={kept}
            isFirst={!hasToNote && !hasNoPlan}
            at={workPath(portal, reference)}
            correcting={correcting}
            notice={isOfNotes ? said : null}
          />
          <JobStarts
            jobs={work.job_starts}
            asked={asked}
            writes={writes}
            kept={kept}
            today={moment.today}
            notice={isOfJobs ? said : null}
          />
        </div>
      </div>
    </>
  )
}
