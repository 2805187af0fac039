import { findById } from '@/lib/domain/dashboards/action-result'
import { appliedTo } from '@/lib/domain/dashboards/application-view'
import { allReferrals, unassigned } from '@/lib/domain/dashboards/partner/load-referrals'
import { notifyChoice, offeredServices, placesPerMonth } from '@/lib/domain/dashboards/partner/partner-choices'
import { loadThreads } from '@/lib/domain/dashboards/partner/load-threads'
import { viewClientApplication, viewSupport } from '@/lib/domain/dashboards/partner/fields-partners-see'
import { nameOf, summarisePerson } from '@/lib/domain/dashboards/person-view'
import type { Person, ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { seesApplication, seesPerson } from '@/lib/domain/dashboards/rows-seen'
import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { viewJob } from '@/lib/domain/job-board/job-view'
import { fits, matchJob } from '@/lib/domain/job-board/match-job'
import { dueMilestones, milestoneDueOn } from '@/lib/domain/outcomes/job-start'
import { isOpenReferral } from '@/lib/domain/referrals/referral'

type Viewer = ViewerOf<'partner'>

const clients = (state: ServiceState, viewer: Viewer): Person[] =>
  state.people.filter((person) => seesPerson(viewer, person, state))

const hasOpenReferral = ({ referrals }: ServiceState, { id }: Person): boolean =>
  referrals.some((referral) => referral.personId === id && isOpenReferral(referral))

const ownApplications = (state: ServiceState, viewer: Viewer, today: PlainDate) =>
  state.applications
    .filter((application) => seesApplication(viewer, application, state))
    .map((application) => viewClientApplication(application, state, today))
    .sort((a, b) => b.changedOn.localeCompare(a.changedOn) || a.id.localeCompare(b.id))

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

/** One application; undefined if it is not a client's. */
export function loadPartnerApplication(
  state: ServiceState,
  viewer: Viewer,
  { today, applicationId }: { today: PlainDate; applicationId: string },
) {
  const found = ownApplications(state, viewer, today).find(({ id }) => id === applicationId)
  const job = findById(state.jobs, found?.jobId ?? '')
  if (!found || !job) return undefined
  const thread = state.threads.find(
    (thread) => thread.applicationId === applicationId && thread.between.includes('partner'),
  )
  return { ...found, job: viewJob(job, today), threadId: thread?.id ?? null }
}

/** How many clients with an open referral need a look, and why. */
function supportCounts(state: ServiceState, viewer: Viewer, today: PlainDate) {
  const all = clients(state, viewer)
    .filter((person) => hasOpenReferral(state, person))
    .map((person) => viewSupport(person, state, today))
  return {
    no_contact: all.filter(({ isOutOfTouch }) => isOutOfTouch).length,
    outcome_missing: all.filter(({ hasOutcomeMissing }) => hasOutcomeMissing).length,
    release_soon: all.filter(({ isReleasedSoon }) => isReleasedSoon).length,
  }
}

/** Clients' job starts that are due a check, longest due first; each with its earliest check. */
function startChecksOf(state: ServiceState, viewer: Viewer, today: PlainDate) {
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
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn))
}

export function loadPartnerHome(state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) {
  const referrals = allReferrals(state, viewer)
  const month = addMonths(today, -1)
  const ids = clients(state, viewer).map(({ id }) => id)
  const starts = state.starts.filter(({ personId }) => personId !== null && ids.includes(personId))
  return {
    name: state.partner.name,
    worker: findById(state.workers, viewer.workerId)?.name ?? '',
    unassigned: unassigned(state, viewer),
    support: supportCounts(state, viewer, today),
    unreadThreads: loadThreads(state, viewer, { tab: 'inbox', search: '' }).unread,
    openApplications: loadPartnerApplications(state, viewer, { today, tab: 'open' }).counts.open,
    startChecks: startChecksOf(state, viewer, today),
    places: placesPerMonth(state),
    thisMonth: {
      referralsIn: referrals.filter(({ receivedOn }) => receivedOn > month).length,
      completed: referrals.filter((row) => row.state === 'completed' && row.changedOn > month).length,
      jobStarts: starts.filter(({ startedOn }) => startedOn > month && startedOn <= today).length,
    },
  }
}

/** Every job for one client, grouped by how well it fits, nearest first. */
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
          ...appliedTo(job.id, person.id, state),
        }))
        .sort((a, b) => (a.miles ?? 999) - (b.miles ?? 999) || a.id.localeCompare(b.id))
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
    groups: fits.map((fit) => ({ fit, jobs: matches.filter((match) => match.fit === fit) })),
  }
}

export function loadOnboarding({ onboarding }: ServiceState) {
  return { steps: onboarding, done: onboarding.filter(({ doneOn }) => doneOn !== null).length }
}

export function loadPartnerSettings(state: ServiceState) {
  return {
    partner: state.partner,
    places: placesPerMonth(state),
    services: offeredServices(state),
    notify: notifyChoice(state),
  }
}
