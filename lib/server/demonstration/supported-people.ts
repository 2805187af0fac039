import 'server-only'

import { supportConsentWording } from '@/lib/content/casework/people'
import { changedOn, appliedOn, stageOf } from '@/lib/domain/applications/application'
import { isOpenStage } from '@/lib/domain/applications/stages'
import { byTime, type Appointment } from '@/lib/domain/appointments/appointment'
import type { CaseloadQuery } from '@/lib/domain/casework/caseload-query'
import { consentState } from '@/lib/domain/casework/consent'
import { alertsAbout, lookDays, type AlertFacts, type Look } from '@/lib/domain/casework/support-alerts'
import { weeksToRelease } from '@/lib/domain/casework/time-to-release'
import type { SupportAppointment } from '@/lib/domain/casework/support-appointment'
import type { SupportNoteKind } from '@/lib/domain/casework/support-note'
import type { NeedState, SupportNeed } from '@/lib/domain/casework/support-plan'
import type { PersonFacts, WorkState } from '@/lib/domain/casework/supported-person'
import type { WorkRestriction } from '@/lib/domain/casework/work-restriction'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type {
  NoteKind,
  Person,
  SupportPathway,
  SupportState,
  WorkLimit,
  WorkStatus,
} from '@/lib/domain/dashboards/service-state'
import { londonInstant } from '@/lib/domain/dates/london-time'
import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import { checkDueOn } from '@/lib/domain/outcomes/job-check'
import { milestones, milestoneState } from '@/lib/domain/outcomes/job-start'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import type { ContactWay } from '@/lib/domain/referrals/referral'
import type { loadPeople, loadPerson } from '@/lib/server/casework/people'
import type { loadSupportWork } from '@/lib/server/casework/support-work'
import { partsOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory, type CaseworkSide } from '@/lib/server/demonstration/organisations'
import { startInStory } from '@/lib/server/demonstration/story-jobs'
import { unreadOf } from '@/lib/server/demonstration/story-threads'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'

type People = NonNullable<Awaited<ReturnType<typeof loadPeople>>>
type Line = People['people'][number]
type Seen = Exclude<Awaited<ReturnType<typeof loadPerson>>, { outcome: 'missing' }>
type Work = NonNullable<Awaited<ReturnType<typeof loadSupportWork>>>

const workStates: Readonly<Record<WorkStatus, WorkState>> = {
  not_started: 'not_started',
  needs_support: 'needs_help',
  ready: 'ready',
  working: 'ready',
  no_support_wanted: 'does_not_want',
}
const restrictions: Readonly<Record<WorkLimit, Pick<WorkRestriction, 'kind' | 'detail'>>> = {
  some_areas: { kind: 'districts', detail: 'LS14, LS15' },
  no_nights: { kind: 'hours', detail: '6am to 9pm' },
  device_limits: { kind: 'devices', detail: 'A phone with a camera' },
  no_work_with_under_18s: { kind: 'no_lone_under_18', detail: '' },
  work_must_be_approved: { kind: 'officer_approves', detail: '' },
}
const needs: Readonly<Record<SupportPathway, SupportNeed>> = {
  housing: 'home',
  attitudes: 'thinking',
  family: 'family',
  drugs_alcohol: 'drugs_and_alcohol',
  skills_work: 'learning_and_work',
  money_id: 'money_and_id',
  health: 'health',
}
const needStates: Readonly<Record<SupportState, NeedState>> = {
  not_needed: 'not_wanted',
  not_started: 'not_started',
  in_progress: 'going_on',
  met: 'met',
  declined: 'not_wanted',
}
const noteKinds: Readonly<Record<NoteKind, SupportNoteKind>> = {
  contact: 'contact',
  support: 'meeting',
  employer: 'work',
  other: 'other',
}

/** Midday of a day, for what the story tells by day alone. */
export const atNoon = (on: PlainDate): string => londonInstant(on, '12:00').toISOString()
const months = 12

/** Whose organisation a side's viewer works in, and what they may do there: an adviser sees everybody's line. */
const rightsOf = (side: CaseworkSide): People['rights'] => ({
  support: true,
  seeAll: side === 'partner',
  // The story's referrals are begun on a screen of their own.
  refers: false,
})

/** Those who work for the organisation that a side of the story shows. */
export const teamOf = ({ state, viewers }: Story, side: CaseworkSide) =>
  state.workers.filter(({ organisationId }) => organisationId === viewers[side].organisationId)

const workerOf = (person: Person, side: CaseworkSide): string | null =>
  side === 'partner' ? person.partnerWorkerId : person.caseworkerId

/** Whether the viewer is the one who helps somebody. */
export const helps = (person: Person, { viewers }: Story, side: CaseworkSide): boolean =>
  workerOf(person, side) === viewers[side].workerId

const referralOf = ({ id }: Person, { state }: Story) => state.referrals.find(({ personId }) => personId === id)

/** Whom the viewer sees at all: their own people, or everybody of the organisation's. */
export const peopleOnSide = (story: Story, side: CaseworkSide): Person[] =>
  story.state.people.filter((person) =>
    side === 'partner' ? referralOf(person, story) !== undefined : helps(person, story, side),
  )

/** What somebody agreed to: with a referral, or when the file was begun. */
export function consentOf(person: Person, story: Story, side: CaseworkSide) {
  const referral = side === 'partner' ? referralOf(person, story) : undefined
  const givenOn = referral?.consentOn ?? person.addedOn
  return {
    wording: supportConsentWording.of(organisationInStory(story, side)),
    wording_version: supportConsentWording.version,
    way: referral?.consentWay === 'verbal_recorded' ? ('spoken' as const) : ('signed' as const),
    given_on: givenOn,
    ends_on: addMonths(givenOn, months),
    ended_at: null,
    ended_by: null,
  }
}

/** Somebody has an account who applied for themself. */
export const hasAccount = ({ id }: Person, { state }: Story): boolean =>
  state.applications.some(({ personId, via }) => personId === id && via === 'self')

const stateOf = ({ workStatus, hasRightToWork }: Person): WorkState =>
  hasRightToWork ? workStates[workStatus] : 'no_right_to_work'

/** The day of somebody's latest start, unless a check found that the job ended. */
function inWorkSince({ id }: Person, { state }: Story): PlainDate | null {
  const latest = state.starts
    .filter(({ personId }) => personId === id)
    .toSorted((one, other) => (one.startedOn < other.startedOn ? -1 : 1))
    .at(-1)
  return latest && latest.checks.every(({ result }) => result !== 'left') ? latest.startedOn : null
}

function lineOf(person: Person, story: Story, side: CaseworkSide): Line {
  const worker = findById(story.state.workers, workerOf(person, side) ?? '')
  return {
    id: storyUuid(person.id),
    reference: person.reference,
    version: 1,
    name: nameOf(person),
    isOwn: helps(person, story, side),
    worker: worker?.name ?? null,
    hasWorker: worker !== undefined,
    workState: stateOf(person),
    inWorkSince: inWorkSince(person, story),
    place: person.where,
    establishment: person.establishment ?? '',
    releaseOn: person.expectedReleaseOn,
    releaseUnknown: null,
    town: person.town,
    needsHelp: false,
    hasAccount: hasAccount(person, story),
    changedAt: atNoon(person.lastContactOn ?? person.addedOn),
    nextAppointment: nextAppointmentOf(person, story, side),
    closedAt: null,
    consentEndsOn: consentOf(person, story, side).ends_on,
    key: nameOf(person),
  }
}

const weeksOf = { '4_weeks': 4, '12_weeks': 12 } as const

/** Whether somebody's release is in the time that the list is filtered by, as the database decides it for a live one. */
function isReleasedIn(release: NonNullable<CaseloadQuery['release']>, { place, releaseOn }: Line, today: PlainDate) {
  if (place === 'community') return false
  const weeks = weeksToRelease(releaseOn, today)
  if (release === 'unknown') return weeks === null
  if (weeks === null) return false
  return release === 'later' ? weeks >= weeksOf['12_weeks'] : weeks < weeksOf[release]
}

/** The earliest day of an open step of somebody's plan. */
export const nextStepDayOf = ({ goals }: Person): PlainDate | null =>
  goals.flatMap(({ steps }) => steps.filter(({ isDone }) => !isDone).map(({ by }) => by)).toSorted()[0] ?? null

const diaryWith = (person: Person, worker: string | null, { state }: Story): Appointment[] =>
  state.appointments
    .filter(
      ({ personId, workerId, kind, isCancelled }) =>
        personId === person.id && workerId === worker && kind !== 'interview' && !isCancelled,
    )
    .toSorted(byTime)

/** What the viewer's diary has of somebody. */
export const diaryOf = (person: Person, story: Story, side: CaseworkSide): Appointment[] =>
  diaryWith(person, story.viewers[side].workerId, story)

const nextAppointmentOf = (person: Person, story: Story, side: CaseworkSide): Line['nextAppointment'] =>
  diaryWith(person, workerOf(person, side), story).find((one) => !isPast(one, story)) ?? null

export const isPast = ({ on, at }: Appointment, { moment }: Story): boolean =>
  on < moment.today || (on === moment.today && at < moment.now)

/** What the rules of alerts count about somebody whom the viewer helps. */
export function alertFactsOf(person: Person, story: Story, side: CaseworkSide): AlertFacts {
  const past = diaryOf(person, story, side).filter((one) => isPast(one, story))
  const noted = past.filter(({ attendance }) => attendance !== null && attendance !== 'cancelled_by_us').toReversed()
  const came = noted.findIndex(({ attendance }) => attendance !== 'unacceptable_absence')
  const missed = came < 0 ? noted : noted.slice(0, came)
  return {
    missedInARow: missed.length,
    lastMissedOn: missed[0]?.on ?? null,
    messageUnreadSince: unreadOf(person, story, side)[0]?.on ?? null,
    lastContactOn: person.lastContactOn ?? person.addedOn,
    lastEntryOn: person.lastContactOn ?? person.addedOn,
    expectedRelease: person.expectedReleaseOn,
    hasPlan: person.goals.length > 0,
    nextStepBy: nextStepDayOf(person),
    consentUntil: consentOf(person, story, side).ends_on,
    outcomeMissingSince: past.find(({ attendance }) => attendance === null)?.on ?? null,
    notWellSince: null,
    correctionAskedOn: null,
    jobCheckSince:
      story.state.starts
        .filter(({ personId }) => personId === person.id)
        .flatMap((start) =>
          milestones
            .filter((milestone) => ['due', 'overdue'].includes(milestoneState(start, milestone, story.moment.today)))
            .map((milestone) => checkDueOn(start.startedOn, milestone)),
        )
        .toSorted()[0] ?? null,
    putOff: Object.fromEntries(
      story.state.putOffs
        .filter(({ personId }) => personId === person.id)
        .map(({ kind, until, reason }) => [kind, { until, reason }]),
    ),
  }
}

/** Whether somebody needs a look, as the database decides it for a live one. */
function isLookedAt(look: Look, person: Person, { consentEndsOn }: Line, story: Story, side: CaseworkSide): boolean {
  const { consentBy, contactBy } = lookDays(story.moment.today)
  if (look === 'consent') return consentEndsOn !== null && consentEndsOn <= consentBy
  // Nobody in the story says that something in their file is wrong.
  if (look === 'correction') return false
  if (look === 'step') return (nextStepDayOf(person) ?? last) < story.moment.today
  if (look === 'contact') return (person.lastContactOn ?? person.addedOn) <= contactBy
  if (look === 'ready') {
    const { applications, starts } = story.state
    return (
      stateOf(person) === 'ready' &&
      !applications.some((one) => one.personId === person.id && isOpenStage(stageOf(one))) &&
      !starts.some(({ personId }) => personId === person.id)
    )
  }
  return unreadOf(person, story, side).length > 0
}

const last = '9999-12-31'
const order: Readonly<Record<CaseloadQuery['sort'], (line: Line) => string>> = {
  name: ({ name }) => name,
  release: ({ releaseOn }) => releaseOn ?? last,
  waiting: ({ changedAt }) => changedAt,
}

function workersOf(story: Story, side: CaseworkSide): People['workers'] {
  const { seeAll } = rightsOf(side)
  const people = peopleOnSide(story, side)
  const countOf = (id: string | null) => people.filter((person) => workerOf(person, side) === id).length
  return {
    members: teamOf(story, side).map(({ id, name }) => ({
      id: storyUuid(id),
      name,
      isOwn: id === story.viewers[side].workerId,
      people: seeAll ? countOf(id) : null,
    })),
    nobody: seeAll ? countOf(null) : null,
  }
}

/** The list of people on one side of the story, as the live page gets it. */
export function peopleInStory(story: Story, side: CaseworkSide, query: CaseloadQuery): People {
  const { today } = story.moment
  const find = query.find.toLowerCase()
  const people = peopleOnSide(story, side)
    .map((person) => ({ person, line: lineOf(person, story, side) }))
    .filter(
      ({ person, line }) =>
        !query.isClosed &&
        !query.needsHelp &&
        (!query.sharesApplications || line.hasAccount) &&
        `${line.name} ${line.reference}`.toLowerCase().includes(find) &&
        (query.workState === null ||
          (query.workState === 'in_work'
            ? line.inWorkSince !== null
            : line.inWorkSince === null && line.workState === query.workState)) &&
        (query.look === null || isLookedAt(query.look, person, line, story, side)) &&
        (query.release === null || isReleasedIn(query.release, line, today)) &&
        (query.worker === null ||
          (query.worker === 'none' ? !line.hasWorker : storyUuid(workerOf(person, side) ?? '') === query.worker)),
    )
    .map(({ line }) => line)
    .toSorted((one, other) => order[query.sort](one).localeCompare(order[query.sort](other)))
  return { rights: rightsOf(side), people, hasMore: false, workers: workersOf(story, side), today }
}

/** Somebody whom the viewer may see, by their reference or the number that the story's links have. */
export const findPerson = (story: Story, side: CaseworkSide, asked: string): Person | undefined =>
  peopleOnSide(story, side).find(({ id, reference }) => reference === asked || id === asked)

/** What the person lets their supporters see of the account; nothing without one. */
function sharedBy(person: Person, story: Story): Extract<Seen, { outcome: 'found' }>['shared'] {
  if (!hasAccount(person, story)) return { profile: null, applications: null, diary: null, statement: null }
  const { state, moment } = story
  const own = state.applications
    .filter(({ personId }) => personId === person.id)
    .toSorted((one, other) => changedOn(other).localeCompare(changedOn(one)))
  return {
    profile: { skills: [...person.skills], tickets: [...person.tickets], availability: person.availability },
    applications: own.map((application) => ({
      reference: application.reference,
      job: partsOf(application, story).job.title,
      stage: stageOf(application),
      appliedOn: appliedOn(application),
      changedOn: changedOn(application),
    })),
    diary: state.appointments
      .filter(
        ({ personId, kind, on, isCancelled }) =>
          personId === person.id && kind === 'interview' && on >= moment.today && !isCancelled,
      )
      .toSorted(byTime)
      .map(({ on, at, applicationId }) => {
        const application = findById(own, applicationId ?? '')
        return { on, at, job: application ? partsOf(application, story).job.title : '' }
      }),
    statement: null,
  }
}

/** The ways that are safe to reach somebody; a call where nobody has said. */
export const safeWaysOf = (person: Person, story: Story): readonly ContactWay[] =>
  referralOf(person, story)?.safeContact ?? ['call']

/** Whether somebody is emailed that there is something new: only where that is safe, as in the live service. */
export const mayBeEmailed = (person: Person, story: Story): boolean => safeWaysOf(person, story).includes('email')

/** What is known of somebody, as a file or a referral keeps it: of the ways to reach them only those that are safe. */
export function factsInStory(person: Person, story: Story) {
  const safe = referralOf(person, story)?.safeContact
  const isSafe = (...ways: ContactWay[]) => safe === undefined || ways.some((way) => safe.includes(way))
  return {
    name: nameOf(person),
    phone: isSafe('call', 'text') ? person.phone : '',
    email: isSafe('email') ? person.email : '',
    safe_ways: [...safeWaysOf(person, story)],
    safe_hours: '',
    safe_days: [],
    safe_from: '',
    safe_to: '',
    interpreter: '',
    access_needs: '',
    town: person.town,
    district: townNamed(person.town)?.district ?? '',
    place: person.where,
    establishment: person.establishment ?? '',
    release_on: person.expectedReleaseOn,
    release_unknown: null,
    practitioner_name: '',
    practitioner_contact: '',
    work_state: stateOf(person),
    own_reference: '',
  } satisfies PersonFacts
}

/** What a job must allow for. */
export const restrictionsOf = (person: Person) =>
  person.limits.map((limit) => ({
    id: storyUuid(`${person.id} ${limit}`),
    ...restrictions[limit],
    ends_on: null,
    source: 'practitioner' as const,
  }))

/** One file, or the question why it is opened, as the live page gets them; null for anybody whom the viewer does not see. */
export function personInStory(story: Story, side: CaseworkSide, asked: string): Seen | null {
  const person = findPerson(story, side, asked)
  if (!person) return null
  const { reference } = person
  if (!helps(person, story, side)) return { outcome: 'why', reference, name: nameOf(person) }
  const line = lineOf(person, story, side)
  const consent = consentOf(person, story, side)
  return {
    outcome: 'found',
    file: {
      facts: factsInStory(person, story),
      reference,
      version: line.version,
      worker: line.worker,
      hasWorker: line.hasWorker,
      hasAccount: line.hasAccount,
      inWorkSince: line.inWorkSince,
      sorted: { ...person.todos },
      shares: { profile: line.hasAccount, applications: line.hasAccount, diary: line.hasAccount, statement: false },
      changedAt: line.changedAt,
      closedAt: null,
      consents: [consent],
      consent,
      restrictions: restrictionsOf(person),
      openings: [],
      corrections: [],
      events: [
        {
          happenedAt: atNoon(consent.given_on),
          kind: 'consent_given',
          bySide: 'organisation',
          note: '',
          who: line.worker,
        },
        { happenedAt: atNoon(consent.given_on), kind: 'added', bySide: 'organisation', note: '', who: line.worker },
      ],
    },
    shared: sharedBy(person, story),
    is_own: true,
    has_consent: consentState(consent.ends_on, story.moment.today) !== 'ended',
    membership: rightsOf(side),
    workers: workersOf(story, side),
    invitation: null,
    unread: unreadOf(person, story, side).length,
    alerts: alertsAbout(alertFactsOf(person, story, side), story.moment.today),
    nextAppointment: line.nextAppointment,
  }
}

export function appointmentOf(appointment: Appointment, story: Story): SupportAppointment | null {
  const { id, kind, on, at, minutes, way, place, workerId, isCancelled, attendance } = appointment
  if (kind === 'interview') return null
  return {
    id: storyUuid(id),
    version: 1,
    kind,
    on,
    at,
    minutes,
    way,
    // The way says it.
    place: way === 'phone' ? '' : place,
    workerName: findById(story.state.workers, workerId ?? '')?.name ?? null,
    state: isCancelled ? 'cancelled' : 'booked',
    askedBy: null,
    outcome: attendance,
  }
}

/** The steps of somebody's plan, which they do themselves. */
export const stepsInStory = (person: Person) =>
  person.goals.flatMap(({ id, title, steps }) =>
    steps.map((step, index) => ({
      id: storyUuid(`${id} ${index}`),
      goal: title,
      what: step.title,
      who: 'person' as const,
      by: step.by,
      version: 1,
      doneOn: step.isDone ? (person.lastContactOn ?? person.addedOn) : null,
    })),
  )

/** The work with one person, as the live page gets it; null unless the viewer is the one who helps them. */
export function workInStory(story: Story, side: CaseworkSide, asked: string): (Work & { reference: string }) | null {
  const person = findPerson(story, side, asked)
  if (!person || !helps(person, story, side)) return null
  const { state, viewers, moment } = story
  const team = teamOf(story, side)
  const viewer = findById(state.workers, viewers[side].workerId)?.name
  return {
    reference: person.reference,
    name: nameOf(person),
    organisation: organisationInStory(story, side),
    worker: viewer ?? null,
    is_worker: true,
    is_open: consentState(consentOf(person, story, side).ends_on, moment.today) !== 'ended',
    has_account: hasAccount(person, story),
    has_number: false,
    can_be_texted: false,
    safe_ways: [...safeWaysOf(person, story)],
    safe_hours: '',
    safe_days: [],
    safe_from: '',
    safe_to: '',
    reminder_troubles: {},
    unread: unreadOf(person, story, side).length,
    appointments: state.appointments
      // Each organisation has appointments and notes of its own.
      .filter(({ personId, workerId }) => personId === person.id && team.some(({ id }) => id === workerId))
      .toSorted(byTime)
      .flatMap((appointment) => appointmentOf(appointment, story) ?? []),
    notes: person.notes
      .filter(({ by }) => team.some(({ name }) => name === by))
      .map(({ id, kind, text, isSensitive, on, by }) => ({
        id: storyUuid(id),
        kind: noteKinds[kind],
        words: text,
        isForColleagues: isSensitive,
        reason: '',
        corrects: null,
        writtenAt: londonInstant(on, '16:00').toISOString(),
        authorName: by,
        isMine: by === viewer,
      }))
      .toReversed(),
    steps: stepsInStory(person),
    needs: Object.fromEntries(
      Object.entries(person.support).map(([pathway, at]) => [needs[pathway as SupportPathway], needStates[at]]),
    ),
    job_starts: state.starts
      .filter(({ personId }) => personId === person.id)
      .map((start) => startInStory(start, state)),
  }
}
