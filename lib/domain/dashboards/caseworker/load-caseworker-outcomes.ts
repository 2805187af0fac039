import { appliedOn, stageOf } from '@/lib/domain/applications/application'
import { stages } from '@/lib/domain/applications/stages'
import { workStatuses, type ServiceState, type ViewerOf } from '@/lib/domain/dashboards/service-state'
import { seesPerson } from '@/lib/domain/dashboards/rows-seen'
import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import { checkResults, milestoneState, milestones } from '@/lib/domain/outcomes/job-start'
import { periodStart, type ReportPeriod } from '@/lib/domain/social-value/measures'

type Viewer = ViewerOf<'caseworker'>

const soonDays = 84

/**
 * The team's own report, so no number is hidden: its readers see the people anyway. Every row is shown, even at zero.
 * People are counted as they are today; applications and starts by the day they began.
 * @param workerId only that worker's people, or null for the whole team
 */
export function loadCaseworkerOutcomes(
  state: ServiceState,
  viewer: Viewer,
  { today, period, workerId }: { today: PlainDate; period: ReportPeriod; workerId: string | null },
) {
  const from = periodStart(period, today)
  const isWithin = (on: PlainDate): boolean => on <= today && (from === null || on > from)
  const people = state.people.filter(
    (person) => seesPerson(viewer, person, state) && (workerId === null || person.caseworkerId === workerId),
  )
  const ids = people.map(({ id }) => id)
  const applications = state.applications.filter(
    (application) => ids.includes(application.personId) && isWithin(appliedOn(application)),
  )
  const starts = state.starts.filter(
    ({ personId, startedOn }) => personId !== null && ids.includes(personId) && isWithin(startedOn),
  )
  const inCustody = people.filter(({ expectedReleaseOn }) => expectedReleaseOn !== null && expectedReleaseOn >= today)
  const within = inCustody.filter(
    ({ expectedReleaseOn }) => expectedReleaseOn !== null && daysBetween(today, expectedReleaseOn) <= soonDays,
  )
  return {
    period,
    people: people.length,
    inCustody: {
      within12Weeks: within.length,
      later: inCustody.length - within.length,
      community: people.length - inCustody.length,
    },
    statuses: workStatuses.map((status) => ({
      status,
      people: people.filter((person) => person.workStatus === status).length,
    })),
    applications: applications.length,
    applicants: new Set(applications.map(({ personId }) => personId)).size,
    jobs: new Set(applications.map(({ jobId }) => jobId)).size,
    stages: stages.map((stage) => ({
      stage,
      count: applications.filter((application) => stageOf(application) === stage).length,
    })),
    starts: starts.length,
    milestones: milestones.map((milestone) => ({
      milestone,
      results: checkResults.map((result) => ({
        result,
        count: starts.filter(({ checks }) =>
          checks.some((check) => check.milestone === milestone && check.result === result),
        ).length,
      })),
      waiting: starts.filter((start) => ['due', 'overdue'].includes(milestoneState(start, milestone, today))).length,
    })),
    workers: state.workers
      .filter(({ organisationId }) => organisationId === viewer.organisationId)
      .map(({ id, name }) => ({ id, name })),
  }
}
