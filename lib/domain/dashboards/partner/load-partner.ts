import { findById } from '@/lib/domain/dashboards/action-result'
import { appliedTo } from '@/lib/domain/dashboards/application-view'
import { viewClientApplication } from '@/lib/domain/dashboards/partner/fields-partners-see'
import { nameOf, summarisePerson } from '@/lib/domain/dashboards/person-view'
import type { Person, ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { seesApplication, seesPerson } from '@/lib/domain/dashboards/rows-seen'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { viewJob } from '@/lib/domain/job-board/job-view'
import { fits, matchJob } from '@/lib/domain/job-board/match-job'
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
  return { ...found, job: viewJob(job, today) }
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
