import { exampleJobs } from '@/lib/content/job-matcher/example-jobs'
import { jobDetails, type JobDetails } from '@/lib/content/demonstration/story/job-details'
import { employers, mentors, partner, workers } from '@/lib/content/demonstration/story/organisations'
import { people } from '@/lib/content/demonstration/story/story-people'
import { storyClosedFiles } from '@/lib/content/demonstration/story/closed-files'
import { stageLetters, storyApplications, storySuggestions } from '@/lib/content/demonstration/story/applications'
import { storyAppointments } from '@/lib/content/demonstration/story/appointments'
import { earlierStarts, storyContracts, storyOnboarding, storyStarts } from '@/lib/content/demonstration/story/outcomes'
import { storyPutOffs } from '@/lib/content/demonstration/story/put-offs'
import { stateLetters, storyReferrals } from '@/lib/content/demonstration/story/referrals'
import { storyThreads } from '@/lib/content/demonstration/story/threads'
import { offerChecks, type Application, type StageEvent } from '@/lib/domain/applications/application'
import type { Appointment } from '@/lib/domain/appointments/appointment'
import { workdayFrom } from '@/lib/domain/dates/london-time'
import { workingDayFrom } from '@/lib/domain/dates/working-days'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import {
  supportPathways,
  todoKinds,
  type Person,
  type Progress,
  type ServiceState,
  type SupportPathway,
  type SupportState,
  type TodoKind,
} from '@/lib/domain/dashboards/service-state'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { Job } from '@/lib/domain/job-board/job'
import type { Thread } from '@/lib/domain/messages/thread'
import { checkDueOn, jobMilestones } from '@/lib/domain/outcomes/job-check'
import type { JobStart } from '@/lib/domain/outcomes/job-start'
import type { Referral } from '@/lib/domain/referrals/referral'

type Day = (offset: number) => PlainDate

const progressLetters: Record<string, Progress> = { n: 'not_started', p: 'in_progress', d: 'done' }
const supportLetters: Record<string, SupportState> = {
  '-': 'not_needed',
  n: 'not_started',
  p: 'in_progress',
  m: 'met',
  x: 'declined',
}

/** Decodes a string with one letter for each key, in the order of the keys. */
function spelled<Key extends string, Value>(keys: readonly Key[], letters: string, values: Record<string, Value>) {
  return Object.fromEntries(
    keys.map((key, index) => {
      const value = values[letters.charAt(index)]
      if (value === undefined) throw new RangeError(`No letter for ${key} in ${letters}`)
      return [key, value]
    }),
  ) as Record<Key, Value>
}

/** Splits 'A-18 S-11' into letters and days from today. */
const stepsOf = (history: string): (readonly [letter: string, offset: number])[] =>
  history.split(' ').map((step) => [step.charAt(0), Number(step.slice(1))] as const)

/** The name of the step with this letter. */
function named<Letters extends Record<string, string>>(letters: Letters, letter: string): Letters[keyof Letters] {
  const name = letters[letter]
  if (name === undefined) throw new RangeError(`No step ${letter}`)
  return name as Letters[keyof Letters]
}

const employerIdOf = (company: string): string => {
  const employer = employers.find(({ name }) => name === company)
  if (!employer) throw new RangeError(`No employer ${company}`)
  return employer.id
}

function jobsAt(day: Day): Job[] {
  return exampleJobs.map((example) => {
    const { posted, closes, ...rest }: JobDetails = jobDetails[example.id]
    return {
      ...example,
      ...rest,
      employerId: employerIdOf(example.company),
      postedOn: day(posted),
      closesOn: closes === null ? null : day(closes),
      convictionFriendly: true,
    }
  })
}

const firstPerson = 101

function personAt(entry: (typeof people)[number], index: number, day: Day): Person {
  const { added, lastContact, release, todos, support, goals, notes, statements, ...rest } = entry
  const number = firstPerson + index
  const id = `person-${number}`
  return {
    ...rest,
    id,
    reference: `SP-7KX${number}`,
    phone: `07700 900${number}`,
    email: `${entry.firstName}.${entry.lastName}@example.org`.toLowerCase(),
    addedOn: day(added),
    lastContactOn: lastContact === null ? null : day(lastContact),
    expectedReleaseOn: release === null ? null : day(release),
    todos: spelled<TodoKind, Progress>(todoKinds, todos, progressLetters),
    support: spelled<SupportPathway, SupportState>(supportPathways, support, supportLetters),
    goals: goals.map(({ title, target, steps }, goalIndex) => ({
      id: `${id}-goal-${goalIndex + 1}`,
      title,
      steps: steps.map(([step, isDone, by = target]) => ({ title: step, isDone, by: day(by) })),
    })),
    notes: notes.map(([on, kind, by, text], noteIndex) => ({
      id: `${id}-note-${noteIndex + 1}`,
      on: day(on),
      kind,
      by,
      text,
      isSensitive: false,
    })),
    statements: statements.map(([saved, text]) => ({ savedOn: day(saved), text })),
  }
}

const byCandidate: readonly string[] = ['accepted', 'offer_declined', 'withdrawn']

function applicationAt(entry: (typeof storyApplications)[number], index: number, day: Day): Application {
  const number = firstPerson + index
  const steps = stepsOf(entry.history)
  const history = steps.map(([letter, offset], at): StageEvent => {
    const stage = named(stageLetters, letter)
    const applicant = entry.via ?? 'candidate'
    return {
      stage,
      on: day(offset),
      by: stage === 'applied' ? applicant : byCandidate.includes(stage) ? 'candidate' : 'employer',
      note: at === steps.length - 1 ? (entry.note ?? null) : null,
    }
  })
  const offer = history.find(({ stage }) => stage === 'offer')
  const person = people[entry.person - firstPerson]
  const kinds = offerChecks.filter((kind) =>
    kind === 'dbs'
      ? jobDetails[entry.job].dbsLevel !== 'none'
      : kind === 'licence_approval'
        ? person?.limits.includes('work_must_be_approved')
        : kind !== 'references',
  )
  return {
    id: `application-${number}`,
    reference: `A-7KX${number}`,
    jobId: entry.job,
    personId: `person-${entry.person}`,
    via: entry.via ?? 'self',
    history,
    reasons: entry.reasons ?? [],
    withdrawalReason: entry.withdrawalReason ?? null,
    disclosure: entry.disclosure?.[0] ?? 'not_asked',
    disclosureOn: entry.disclosure ? day(entry.disclosure[1]) : null,
    checks: offer
      ? kinds.map((kind) => ({
          kind,
          state: entry.waiting?.some((one) => one === kind) ? 'waiting' : 'done',
          since: offer.on,
        }))
      : [],
  }
}

const firstReferral = 2001

function referralAt(entry: (typeof storyReferrals)[number], index: number, day: Day): Referral {
  const number = firstReferral + index
  const history = stepsOf(entry.history).map(([letter, offset]) => ({
    state: named(stateLetters, letter),
    on: day(offset),
    note: null,
  }))
  const [received] = history
  return {
    id: `referral-${number}`,
    reference: `RF-7KX${number}`,
    personId: `person-${entry.person}`,
    organisationId: partner.id,
    from: entry.from,
    services: entry.services,
    consentWay: index % 3 === 0 ? 'verbal_recorded' : 'signed',
    consentOn: received?.on ?? day(0),
    safeContact: entry.safe,
    workerId: entry.worker ?? null,
    history,
    outcome: entry.outcome ?? null,
    cancelReason: entry.cancelReason ?? null,
  }
}

const idOf = (kind: 'application' | 'referral', number: number | undefined): string | null => {
  if (number === undefined) return null
  return `${kind}-${number + (kind === 'application' ? firstPerson : firstReferral) - 1}`
}

function appointmentAt(
  [person, kind, title, on, at, place, extra = {}]: (typeof storyAppointments)[number],
  index: number,
  officeDay: Day,
): Appointment {
  return {
    id: `appointment-${index + 1}`,
    personId: `person-${person}`,
    kind,
    title,
    on: officeDay(on),
    at,
    minutes: extra.minutes ?? 60,
    way: extra.way ?? 'in_person',
    place,
    workerId: extra.worker ?? null,
    applicationId: idOf('application', extra.application),
    referralId: idOf('referral', extra.referral),
    sharedWith: extra.shared ?? [],
    isCancelled: extra.isCancelled ?? false,
    attendance: extra.attendance ?? null,
    note: extra.note ?? null,
  }
}

function threadAt(entry: (typeof storyThreads)[number], index: number, day: Day): Thread {
  const id = `thread-${index + 1}`
  const messages = entry.messages.map(([from, on, at, text], messageIndex) => ({
    id: `${id}-${messageIndex + 1}`,
    from,
    on: day(on),
    at,
    text,
  }))
  return {
    id,
    subject: entry.subject,
    between: entry.between,
    personId: `person-${entry.person}`,
    employerId: entry.employer ?? null,
    applicationId: idOf('application', entry.application),
    referralId: idOf('referral', entry.referral),
    messages,
    readUpTo: Object.fromEntries(entry.between.map((role) => [role, entry.read?.[role] ?? messages.length])),
    isArchivedBy: [],
  }
}

const noFacts = { isApprenticeship: false, cameFromDayRelease: false, isRealLivingWage: false } as const

function startsAt(day: Day, applications: readonly Application[], jobs: readonly Job[]): JobStart[] {
  const recent = storyStarts.map(({ application, started, checks, ...facts }, index): JobStart => {
    const from = applications[application - 1]
    const job = jobs.find(({ id }) => id === from?.jobId)
    if (!from || !job) throw new RangeError(`No application ${application}`)
    const startedOn = day(started)
    return {
      ...noFacts,
      ...facts,
      id: `start-${index + 1}`,
      personId: from.personId,
      applicationId: from.id,
      employerId: job.employerId,
      jobTitle: job.title,
      town: job.town,
      startedOn,
      checks: checks.map(([milestone, after, result, evidence]) => ({
        milestone,
        on: addDays(startedOn, after),
        result,
        evidence,
      })),
    }
  })
  const earlier = earlierStarts.map(({ employer, job, town, started, left, ...facts }, index): JobStart => {
    const startedOn = day(started)
    // Each was made on the day after it was due.
    const made = jobMilestones
      .slice(0, left === null ? undefined : jobMilestones.indexOf(left) + 1)
      .map((milestone) => ({ milestone, on: addDays(checkDueOn(startedOn, milestone), 1) }))
      .filter(({ on }) => on <= day(0))
    return {
      ...noFacts,
      ...facts,
      id: `start-${storyStarts.length + index + 1}`,
      personId: null,
      applicationId: null,
      employerId: employer,
      jobTitle: jobs.find(({ id }) => id === job)?.title ?? '',
      town,
      startedOn,
      checks: made.map(({ milestone, on }) => ({
        milestone,
        on,
        result: milestone === left ? ('left' as const) : ('in_post' as const),
        evidence: index % 2 === 0 ? ('payslip_seen' as const) : ('employer_confirmed' as const),
      })),
    }
  })
  return [...recent, ...earlier]
}

/**
 * The story as it stands on a given day. Its dates are written as days before or after that day, so it never ages. Except
 * for that day itself they fall on Mondays to Fridays. Appointments are on working days only: if offices are closed
 * today, today's are on the next working day.
 */
export function storyAt(today: PlainDate): ServiceState {
  // Many things share a date: caching it saves work on slow phones.
  const known = new Map<number, PlainDate>()
  const day: Day = (offset) => {
    const date = known.get(offset) ?? workdayFrom(today, offset)
    known.set(offset, date)
    return date
  }
  const officeDay: Day = (offset) => workingDayFrom(today, offset, bankHolidayDays)
  const jobs = jobsAt(day)
  const applications = storyApplications.map((entry, index) => applicationAt(entry, index, day))
  return {
    people: people.map((entry, index) => personAt(entry, index, day)),
    employers,
    partner,
    workers,
    jobs,
    applications,
    suggestions: storySuggestions.map(({ person, job, worker, why, on, declined }, index) => ({
      id: `suggestion-${index + 1}`,
      personId: `person-${person}`,
      jobId: job,
      workerId: worker,
      why,
      on: day(on),
      declinedOn: declined === undefined ? null : day(declined),
    })),
    referrals: storyReferrals.map((entry, index) => referralAt(entry, index, day)),
    appointments: storyAppointments.map((entry, index) => appointmentAt(entry, index, officeDay)),
    putOffs: storyPutOffs.map(({ person, until, ...putOff }) => ({
      ...putOff,
      personId: `person-${person}`,
      until: day(until),
    })),
    threads: storyThreads.map((entry, index) => threadAt(entry, index, day)),
    starts: startsAt(day, applications, jobs),
    closedFiles: storyClosedFiles.map(({ received, ...file }) => ({
      ...file,
      organisationId: partner.id,
      receivedOn: day(received),
    })),
    contracts: storyContracts.map(({ starts, ends, ...contract }) => ({
      ...contract,
      startsOn: day(starts),
      endsOn: day(ends),
    })),
    mentors,
    mentorships: [
      {
        personId: 'person-101',
        mentorId: 'mentor-pete',
        since: day(-48),
        sessions: [
          { on: day(-41), minutes: 60, next: 'Write down three things you are good at' },
          { on: day(-27), minutes: 45, next: 'Tell a friend what went well at your last interview' },
          { on: day(-13), minutes: 60, next: 'Practise one interview answer out loud every day' },
        ],
      },
    ],
    onboarding: storyOnboarding.map(({ due, done, ...step }) => ({
      ...step,
      dueOn: day(due),
      doneOn: done === null ? null : day(done),
    })),
  }
}
