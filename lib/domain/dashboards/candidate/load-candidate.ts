import { wasShortlisted } from '@/lib/domain/applications/application'
import { byTime } from '@/lib/domain/appointments/appointment'
import { weekOf } from '@/lib/domain/dates/london-time'
import {
  viewMatchedJob,
  viewOwnApplication,
  viewOwnEntry,
  viewOwnProfile,
} from '@/lib/domain/dashboards/candidate/fields-candidates-see'
import { findById } from '@/lib/domain/dashboards/action-result'
import { todoKinds, type Person, type ServiceState, type ViewerOf } from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'
import { seesThread } from '@/lib/domain/dashboards/rows-seen'
import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { viewJob } from '@/lib/domain/job-board/job-view'
import { unreadFor } from '@/lib/domain/messages/thread'

type Viewer = ViewerOf<'candidate'>

function self(state: ServiceState, { personId }: Viewer): Person {
  const person = findById(state.people, personId)
  if (!person) throw new RangeError(`Nobody has the id ${personId}`)
  return person
}

const ownApplications = (state: ServiceState, { personId }: Viewer, today: PlainDate) =>
  state.applications
    .filter((application) => application.personId === personId)
    .map((application) => viewOwnApplication(application, state, today))
    .sort((a, b) => b.changedOn.localeCompare(a.changedOn) || a.id.localeCompare(b.id))

const ownEntries = (state: ServiceState, { personId }: Viewer) =>
  state.appointments.filter((appointment) => appointment.personId === personId && !appointment.isCancelled).sort(byTime)

const todosOf = ({ todos }: Person) => todoKinds.map((kind) => ({ kind, progress: todos[kind] }))

/** Open jobs, with how far away they are and why they fit. */
function matchedJobs(state: ServiceState, viewer: Viewer, today: PlainDate) {
  const person = self(state, viewer)
  return state.jobs.filter((job) => isOpenOn(job, today)).map((job) => viewMatchedJob(job, { person, state, today }))
}

/**
 * `next` is the most urgent of: an offer, a question about their record, an interview within a week, something not in
 * place yet, a job to find.
 */
export function loadCandidateWeek(state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) {
  const person = self(state, viewer)
  const applications = ownApplications(state, viewer, today)
  const open = applications.filter(({ isOpen }) => isOpen)
  const entries = ownEntries(state, viewer).filter(({ on }) => on >= today)
  const unread = state.threads
    .filter((thread) => seesThread(viewer, thread, state))
    .flatMap((thread) =>
      unreadFor(thread, 'candidate').map((message) => ({ ...message, threadId: thread.id, subject: thread.subject })),
    )
  const todos = todosOf(person)
  const interview = open.find(
    (application) => application.interview !== null && daysBetween(today, application.interview.on) <= 7,
  )
  const offer = open.find(({ stage }) => stage === 'offer')
  const asked = open.find(({ disclosure }) => disclosure === 'asked')
  const todo =
    todos.find(({ progress }) => progress === 'in_progress') ?? todos.find(({ progress }) => progress !== 'done')
  const next = offer
    ? ({ kind: 'offer', application: offer } as const)
    : asked
      ? ({ kind: 'disclosure_asked', application: asked } as const)
      : interview
        ? ({ kind: 'interview', application: interview } as const)
        : todo
          ? ({ kind: 'todo', todo: todo.kind } as const)
          : ({ kind: 'find_job' } as const)
  return {
    personId: person.id,
    firstName: person.firstName,
    next,
    closingSoon: matchedJobs(state, viewer, today)
      .filter((job) => job.closesOn !== null && !job.isHidden && !job.hasApplied && job.fit !== 'ruled_out')
      .sort((a, b) => (a.closesOn ?? '').localeCompare(b.closesOn ?? ''))
      .slice(0, 3),
    openApplications: open,
    todos,
    doneTodos: todos.filter(({ progress }) => progress === 'done').length,
    nextEntries: entries.slice(0, 3),
    /** Matches the number in the diary's list view. */
    entryCount: entries.length,
    /** Matches the number on the saved jobs tab. */
    savedJobs: matchedJobs(state, viewer, today).filter(({ isSaved }) => isSaved).length,
    unread,
  }
}

export const candidateJobTabs = ['matched', 'saved', 'hidden'] as const
export type CandidateJobFilters = {
  tab: (typeof candidateJobTabs)[number]
  /** The furthest distance in miles; null for any. */
  miles: number | null
  withoutDbs: boolean
  neverAsks: boolean
  withoutMyExclusions: boolean
  sort: 'closing' | 'nearest' | 'newest'
}
export const blankCandidateJobFilters: CandidateJobFilters = {
  tab: 'matched',
  miles: null,
  withoutDbs: false,
  neverAsks: false,
  withoutMyExclusions: false,
  sort: 'nearest',
}

const last = '9999-12-31'

export function loadCandidateJobs(
  state: ServiceState,
  viewer: Viewer,
  { today, ...filters }: { today: PlainDate } & CandidateJobFilters,
) {
  const all = matchedJobs(state, viewer, today)
  const inTab = {
    matched: all.filter(({ isHidden }) => !isHidden),
    saved: all.filter(({ isSaved }) => isSaved),
    hidden: all.filter(({ isHidden }) => isHidden),
  }
  const jobs = inTab[filters.tab]
    .filter(({ miles }) => filters.miles === null || (miles !== null && miles <= filters.miles))
    .filter(({ dbsRequired }) => !filters.withoutDbs || !dbsRequired)
    .filter(({ recordQuestion }) => !filters.neverAsks || recordQuestion === 'never')
    .filter(({ ruledOutBy }) => !filters.withoutMyExclusions || ruledOutBy.length === 0)
    .sort(
      (a, b) =>
        (filters.sort === 'closing' ? (a.closesOn ?? last).localeCompare(b.closesOn ?? last) : 0) ||
        (filters.sort === 'nearest' ? (a.miles ?? 999) - (b.miles ?? 999) : 0) ||
        b.postedOn.localeCompare(a.postedOn) ||
        a.id.localeCompare(b.id),
    )
  return {
    personId: viewer.personId,
    town: self(state, viewer).town,
    jobs,
    counts: { matched: inTab.matched.length, saved: inTab.saved.length, hidden: inTab.hidden.length },
  }
}

export function loadCandidateProfile(state: ServiceState, viewer: Viewer) {
  return viewOwnProfile(self(state, viewer))
}

/** The person's own page, and the only one with their statement. */
export function loadCandidateDisclosure(state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) {
  const person = self(state, viewer)
  const applications = ownApplications(state, viewer, today)
  const appliedIds = applications.map(({ jobId }) => jobId)
  return {
    statement: person.statement,
    jobs: state.jobs
      .filter(({ id }) => person.savedJobIds.includes(id) || appliedIds.includes(id))
      .map((job) => viewJob(job, today)),
    asked: applications.filter(({ disclosure, isOpen }) => disclosure === 'asked' && isOpen),
    shared: applications.filter(({ disclosure }) => disclosure === 'shared'),
  }
}

export function loadCandidateApplications(state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) {
  const all = ownApplications(state, viewer, today)
  return { open: all.filter(({ isOpen }) => isOpen), closed: all.filter(({ isOpen }) => !isOpen) }
}

/** A week, Monday to Sunday, and everything from today onwards; each entry with any that it clashes with. */
export function loadCandidateDiary(
  state: ServiceState,
  viewer: Viewer,
  { today, week }: { today: PlainDate; week: PlainDate },
) {
  const entries = ownEntries(state, viewer).map((entry) => viewOwnEntry(entry, state))
  return {
    personId: viewer.personId,
    days: weekOf(week).map((day) => ({ day, entries: entries.filter(({ on }) => on === day) })),
    upcoming: entries.filter(({ on }) => on >= today),
  }
}

export function loadCandidateMentoring(state: ServiceState, viewer: Viewer) {
  const mentorship = state.mentorships.find(
    ({ personId, state: is }) => personId === viewer.personId && is !== 'completed',
  )
  return {
    personId: viewer.personId,
    mentorship: mentorship && { ...mentorship, mentor: findById(state.mentors, mentorship.mentorId) },
    mentors: state.mentors,
    goals: self(state, viewer).goals,
  }
}

export function loadCandidateTodos(state: ServiceState, viewer: Viewer) {
  const todos = todosOf(self(state, viewer))
  return { personId: viewer.personId, todos, done: todos.filter(({ progress }) => progress === 'done').length }
}

/** Who can see the person, and what they chose on this page. */
export function loadCandidateSettings(state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) {
  const person = self(state, viewer)
  const referral = state.referrals.find(({ personId }) => personId === person.id)
  const named = ownApplications(state, viewer, today).filter(wasShortlisted)
  return {
    phone: person.phone,
    email: person.email,
    safeContact: referral?.safeContact ?? [],
    visibility: person.visibility,
    partner: referral ? state.partner.name : null,
    caseworker: state.workers.find(({ id }) => id === person.caseworkerId)?.name ?? null,
    employersWithName: [...new Set(named.map(({ company }) => company))],
    settings: settingsOf(state, 'candidate'),
  }
}
