import { viewApplication } from '@/lib/domain/dashboards/application-view'
import { byTime, isOutcomeMissing } from '@/lib/domain/appointments/appointment'
import { findById } from '@/lib/domain/dashboards/performed'
import { allReferrals, unassigned } from '@/lib/domain/dashboards/partner/load-referrals'
import { notifyChoice, offeredServices, placesPerMonth } from '@/lib/domain/dashboards/partner/partner-choices'
import { loadThreads } from '@/lib/domain/dashboards/partner/load-threads'
import { nameOf, summarisePerson } from '@/lib/domain/dashboards/person-view'
import { supportPathways, type Person, type ServiceState, type ViewerOf } from '@/lib/domain/dashboards/service-state'
import { seesApplication, seesPerson } from '@/lib/domain/dashboards/who-sees'
import { addMonths, daysBetween, type PlainDate } from '@/lib/domain/disclosure/plain-date'
import { isOpenOn } from '@/lib/domain/job-board/job-words'
import { viewJob } from '@/lib/domain/job-board/job-view'
import { fits, matchJob } from '@/lib/domain/job-board/match-job'
import { dueMilestones, milestoneDueOn } from '@/lib/domain/outcomes/job-start'
import { isOpenReferral } from '@/lib/domain/referrals/referral'

type Viewer = ViewerOf<'partner'>

const clients = (state: ServiceState, viewer: Viewer): Person[] =>
  state.people.filter((person) => seesPerson(viewer, person, state))

const hasOpenReferral = ({ referrals }: ServiceState, { id }: Person): boolean =>
  referrals.some((one) => one.personId === id && isOpenReferral(one))

/** After so many days without contact somebody counts as out of touch. */
const outOfTouchDays = 14
const soonReleaseDays = 84

export const supportFocuses = ['no_contact', 'outcome_missing', 'release_soon'] as const
export type SupportFocus = (typeof supportFocuses)[number]

const blockersOf = (view: ReturnType<typeof viewApplication>): string[] => [
  ...view.checks.filter(({ state }) => state === 'waiting').map(({ kind }) => kind),
  ...(view.isOpen && view.disclosure === 'asked' ? ['disclosure'] : []),
]

const ownApplications = (state: ServiceState, viewer: Viewer, today: PlainDate) =>
  state.applications
    .filter((one) => seesApplication(viewer, one, state))
    .map((one) => {
      const view = viewApplication(one, state, { role: 'partner', today })
      const person = findById(state.people, one.personId)
      return {
        ...view,
        via: one.via,
        personId: one.personId,
        name: person ? nameOf(person) : '',
        worker: findById(state.workers, person?.partnerWorkerId ?? '')?.name ?? null,
        blockers: blockersOf(view),
      }
    })
    .sort((one, other) => other.changedOn.localeCompare(one.changedOn) || one.id.localeCompare(other.id))

export const applicationTabs = ['open', 'closed'] as const

export function loadPartnerApplications(
  state: ServiceState,
  viewer: Viewer,
  { today, tab }: { today: PlainDate; tab: (typeof applicationTabs)[number] },
) {
  const all = ownApplications(state, viewer, today)
  const open = all.filter(({ isOpen }) => isOpen)
  const closed = all.filter(({ isOpen }) => !isOpen)
  return { counts: { open: open.length, closed: closed.length }, rows: tab === 'open' ? open : closed }
}

/** One application; undefined where it is no client's. */
export function loadPartnerApplication(
  state: ServiceState,
  viewer: Viewer,
  { today, applicationId }: { today: PlainDate; applicationId: string },
) {
  const found = ownApplications(state, viewer, today).find(({ id }) => id === applicationId)
  const job = findById(state.jobs, found?.jobId ?? '')
  if (!found || !job) return undefined
  const thread = state.threads.find((one) => one.applicationId === applicationId && one.between.includes('partner'))
  return { ...found, job: viewJob(job, today), threadId: thread?.id ?? null }
}

/** Clients with an open referral or in work, each with needs and sessions, soonest first. */
export function loadSupport(
  state: ServiceState,
  viewer: Viewer,
  { today, focus }: { today: PlainDate; focus: SupportFocus | null },
) {
  const all = clients(state, viewer)
    .filter((person) => hasOpenReferral(state, person))
    .map((person) => {
      const sessions = state.appointments
        .filter((one) => one.personId === person.id && one.sharedWith.includes('partner') && one.kind === 'support')
        .sort(byTime)
      const contactDays = person.lastContactOn === null ? null : daysBetween(person.lastContactOn, today)
      return {
        ...summarisePerson(person, state, { role: 'partner', today }),
        needs: supportPathways.map((pathway) => ({ pathway, state: person.support[pathway] })),
        sessions: sessions.map((one) => ({
          id: one.id,
          title: one.title,
          on: one.on,
          at: one.at,
          minutes: one.minutes,
          way: one.way,
          place: one.place,
          attendance: one.attendance,
          isCancelled: one.isCancelled,
          note: one.note,
          isOutcomeMissing: isOutcomeMissing(one, today),
        })),
        isOutOfTouch: contactDays === null || contactDays >= outOfTouchDays,
        isReleasedSoon:
          person.expectedReleaseOn !== null &&
          person.expectedReleaseOn >= today &&
          daysBetween(today, person.expectedReleaseOn) <= soonReleaseDays,
      }
    })
  const counts: Record<SupportFocus, number> = {
    no_contact: all.filter(({ isOutOfTouch }) => isOutOfTouch).length,
    outcome_missing: all.filter(({ sessions }) => sessions.some(({ isOutcomeMissing: is }) => is)).length,
    release_soon: all.filter(({ isReleasedSoon }) => isReleasedSoon).length,
  }
  return {
    all: all.length,
    counts,
    people: all.filter(
      (one) =>
        focus === null ||
        (focus === 'no_contact' && one.isOutOfTouch) ||
        (focus === 'outcome_missing' && one.sessions.some(({ isOutcomeMissing: is }) => is)) ||
        (focus === 'release_soon' && one.isReleasedSoon),
    ),
  }
}

/** Job starts of clients at which somebody has to look, the longest due first; the earliest check of each. */
export function loadStartChecks(state: ServiceState, viewer: Viewer, today: PlainDate) {
  return state.starts
    .flatMap((start) => {
      const person = clients(state, viewer).find(({ id }) => id === start.personId)
      const [milestone] = dueMilestones(start, today)
      return person && milestone
        ? [
            {
              id: start.id,
              name: nameOf(person),
              jobTitle: start.jobTitle,
              company: findById(state.employers, start.employerId)?.name ?? '',
              milestone,
              dueOn: milestoneDueOn(start, milestone),
            },
          ]
        : []
    })
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
}

export function loadPartnerHome(state: ServiceState, viewer: Viewer, today: PlainDate) {
  const referrals = allReferrals(state, viewer)
  const month = addMonths(today, -1)
  const ids = clients(state, viewer).map(({ id }) => id)
  const starts = state.starts.filter(({ personId }) => personId !== null && ids.includes(personId))
  return {
    name: state.partner.name,
    worker: findById(state.workers, viewer.workerId)?.name ?? '',
    unassigned: unassigned(state, viewer),
    support: loadSupport(state, viewer, { today, focus: null }).counts,
    unreadThreads: loadThreads(state, viewer, { tab: 'inbox', search: '' }).unread,
    openApplications: loadPartnerApplications(state, viewer, { today, tab: 'open' }).counts.open,
    checksDue: loadStartChecks(state, viewer, today).length,
    places: placesPerMonth(state),
    thisMonth: {
      referralsIn: referrals.filter(({ receivedOn }) => receivedOn > month).length,
      completed: referrals.filter((row) => row.state === 'completed' && row.changedOn > month).length,
      jobStarts: starts.filter(({ startedOn }) => startedOn > month && startedOn <= today).length,
    },
  }
}

/** Every job for one client, grouped by how well it fits, the nearest first. */
export function loadPartnerMatches(
  state: ServiceState,
  viewer: Viewer,
  { today, personId }: { today: PlainDate; personId: string | null },
) {
  const choices = clients(state, viewer)
    .filter((person) => hasOpenReferral(state, person))
    .map((person) => ({ id: person.id, name: nameOf(person) }))
  const person = clients(state, viewer).find(({ id }) => id === personId)
  const matches = person
    ? state.jobs
        .filter((job) => isOpenOn(job, today))
        .map((job) => ({
          ...viewJob(job, today),
          ...matchJob(person, job),
          hasApplied: state.applications.some((one) => one.jobId === job.id && one.personId === person.id),
        }))
        .sort((one, other) => (one.miles ?? 999) - (other.miles ?? 999) || one.id.localeCompare(other.id))
    : []
  return {
    choices,
    person: person
      ? {
          ...summarisePerson(person, state, { role: 'partner', today }),
          skills: person.skills,
          limits: person.limits,
          mustAskPractitionerFirst: person.mustAskPractitionerFirst,
        }
      : null,
    groups: fits.map((fit) => ({ fit, jobs: matches.filter((one) => one.fit === fit) })),
  }
}

export function loadOnboarding({ onboarding }: ServiceState) {
  return { steps: onboarding, done: onboarding.filter(({ doneOn }) => doneOn !== null).length }
}

export function loadPartnerSettings(state: ServiceState, viewer: Viewer) {
  return {
    partner: state.partner,
    team: state.workers
      .filter(({ organisationId }) => organisationId === viewer.organisationId)
      .map(({ id, name, jobTitle, phone, email }) => ({
        id,
        name,
        jobTitle,
        phone,
        email,
        load: state.referrals.filter((one) => one.workerId === id && isOpenReferral(one)).length,
      })),
    places: placesPerMonth(state),
    services: offeredServices(state),
    notify: notifyChoice(state),
  }
}
