import { isNamed, isOpen, stageOf, type Application } from '@/lib/domain/applications/application'
import { mayAskAt } from '@/lib/domain/applications/record-question'
import { openStages, type Stage } from '@/lib/domain/applications/stages'
import { byTime } from '@/lib/domain/appointments/appointment'
import { viewApplication } from '@/lib/domain/dashboards/application-view'
import { findById } from '@/lib/domain/dashboards/performed'
import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'
import { seesAppointment } from '@/lib/domain/dashboards/who-sees'
import { addDays, daysBetween, type PlainDate } from '@/lib/domain/disclosure/plain-date'
import type { Job } from '@/lib/domain/job-board/job'
import { milesBetween } from '@/lib/domain/job-board/distance'
import { viewJob } from '@/lib/domain/job-board/job-view'
import { startsWithin } from '@/lib/domain/social-value/measures'
import { hideSmall } from '@/lib/domain/social-value/small-numbers'

type Viewer = ViewerOf<'employer'>

const ownJobs = ({ jobs }: ServiceState, { employerId }: Viewer) => jobs.filter((job) => job.employerId === employerId)

export const applicantTabs = ['new', 'shortlisted', 'interview', 'offer', 'unsuccessful', 'closed'] as const
export type ApplicantTab = (typeof applicantTabs)[number]

const tabStages: Readonly<Record<ApplicantTab, readonly Stage[]>> = {
  new: ['applied'],
  shortlisted: ['shortlisted'],
  interview: ['interview'],
  offer: ['offer'],
  unsuccessful: ['unsuccessful', 'unsuccessful_after_interview'],
  closed: ['accepted', 'offer_declined', 'offer_withdrawn', 'withdrawn', 'job_closed'],
}

const distanceBand = (miles: number | null): 'under_5' | '5_to_15' | 'over_15' | 'unknown' => {
  if (miles === null) return 'unknown'
  return miles < 5 ? 'under_5' : miles <= 15 ? '5_to_15' : 'over_15'
}

/**
 * An applicant as the employer sees one: skills, tickets, hours and a band of distance; a name and a way to reach them from
 * the shortlist on. Never a town before that, never who referred them, where they live now, or a word about a record.
 */
function applicant(application: Application, state: ServiceState, today: PlainDate) {
  const person = findById(state.people, application.personId)
  const job = findById(state.jobs, application.jobId)
  const view = viewApplication(application, state, { role: 'employer', today })
  const hasName = isNamed(application)
  return {
    ...view,
    history: view.history.map(({ stage, on, by, note }) => ({
      stage,
      on,
      by: by === 'partner' ? 'candidate' : by,
      note: by === 'employer' ? note : null,
    })),
    changedBy: view.changedBy === 'partner' ? ('candidate' as const) : view.changedBy,
    withdrawalReason: null,
    /** That a supervising officer must approve the job says something of a record, so it waits until the person has spoken. */
    checks: view.checks.filter(({ kind }) => kind !== 'licence_approval' || application.disclosure === 'shared'),
    name: person && hasName ? `${person.firstName} ${person.lastName}` : null,
    skills: person?.skills ?? [],
    tickets: person?.tickets ?? [],
    availability: person?.availability ?? '',
    hasRightToWork: person?.hasRightToWork ?? false,
    distance: distanceBand(person && job ? (job.remoteFriendly ? 0 : milesBetween(person.town, job.town)) : null),
    recordQuestion: job?.recordQuestion ?? 'never',
    mayAskAboutRecord:
      hasName &&
      isOpen(application) &&
      application.disclosure === 'not_asked' &&
      job !== undefined &&
      mayAskAt(job.recordQuestion, view.stage),
  }
}

export type Applicant = ReturnType<typeof applicant>

const ownApplicants = (state: ServiceState, viewer: Viewer, today: PlainDate) => {
  const jobIds = ownJobs(state, viewer).map(({ id }) => id)
  return state.applications
    .filter(({ jobId }) => jobIds.includes(jobId))
    .map((one) => applicant(one, state, today))
    .sort((one, other) => one.changedOn.localeCompare(other.changedOn) || one.id.localeCompare(other.id))
}

const tabOf = (stage: Stage): ApplicantTab => applicantTabs.find((tab) => tabStages[tab].includes(stage)) ?? 'closed'

/** Which applicants a number on the first page counts, and so which the list behind it shows. */
export const applicantFocuses = ['waiting', 'checks'] as const
export type ApplicantFocus = (typeof applicantFocuses)[number]

/** After so many days an applicant counts as waiting on the employer. */
export const longWaitDays = 10

const inFocus = (one: ReturnType<typeof applicant>, focus: ApplicantFocus): boolean =>
  focus === 'waiting'
    ? one.waitingDays !== null && one.waitingDays >= longWaitDays
    : one.stage === 'offer' && one.checks.some(({ state }) => state === 'waiting')

export const teamRights = ['post_jobs', 'see_applicants', 'read_disclosures', 'export_reports'] as const
export type TeamRight = (typeof teamRights)[number]

/** Until somebody decides: everybody may post jobs and see applicants. What is said of a record is for those who were chosen. */
const usualRights: Readonly<Record<TeamRight, boolean>> = {
  post_jobs: true,
  see_applicants: true,
  read_disclosures: false,
  export_reports: false,
}

/** The name of the setting that keeps whether a worker has a right, 'yes' or 'no'. */
export const rightSetting = (workerId: string, right: TeamRight): string => `right-${workerId}-${right}`

function team(state: ServiceState, viewer: Viewer) {
  const chosen = settingsOf(state, 'employer')
  return state.workers
    .filter(({ organisationId }) => organisationId === viewer.employerId)
    .map(({ id, name, jobTitle, email }) => ({
      id,
      name,
      jobTitle,
      email,
      rights: Object.fromEntries(
        teamRights.map((right) => {
          const value = chosen[rightSetting(id, right)]
          return [right, value === undefined ? usualRights[right] : value === 'yes']
        }),
      ) as Record<TeamRight, boolean>,
    }))
}

export function loadEmployerApplicants(
  state: ServiceState,
  viewer: Viewer,
  {
    today,
    tab,
    jobId,
    focus,
  }: { today: PlainDate; tab: ApplicantTab; jobId: string | null; focus: ApplicantFocus | null },
) {
  const all = ownApplicants(state, viewer, today).filter(
    (one) => (jobId === null || one.jobId === jobId) && (focus === null || inFocus(one, focus)),
  )
  return {
    counts: Object.fromEntries(
      applicantTabs.map((one) => [one, all.filter(({ stage }) => tabOf(stage) === one).length]),
    ) as Record<ApplicantTab, number>,
    applicants: focus === null ? all.filter(({ stage }) => tabOf(stage) === tab) : all,
    jobs: ownJobs(state, viewer).map(({ id, title }) => ({ id, title })),
    /** Who in the company reads what an applicant says of a record. */
    readers: team(state, viewer)
      .filter(({ rights }) => rights.read_disclosures)
      .map(({ name }) => name),
  }
}

export function loadEmployerJobs(state: ServiceState, viewer: Viewer, today: PlainDate) {
  return ownJobs(state, viewer).map((job) => {
    const applications = state.applications.filter(({ jobId }) => jobId === job.id)
    const count = (stages: readonly Stage[]) => applications.filter((one) => stages.includes(stageOf(one))).length
    return {
      ...viewJob(job, today),
      applications: applications.length,
      open: count(openStages),
      accepted: count(['accepted']),
      /** Those who are told when the job closes: an offer stands. */
      waiting: count(['applied', 'shortlisted', 'interview']),
    }
  })
}
export type EmployerJob = ReturnType<typeof loadEmployerJobs>[number]

const closingDays = 7

const closesSoon = ({ status, closesOn }: Pick<Job, 'status' | 'closesOn'>, today: PlainDate): boolean =>
  status === 'live' && closesOn !== null && closesOn >= today && daysBetween(today, closesOn) <= closingDays

export const employerJobTabs = ['all', 'live', 'closing', 'paused', 'closed'] as const
export type EmployerJobTab = (typeof employerJobTabs)[number]

export const isInJobTab = (job: Pick<Job, 'status' | 'closesOn'>, tab: EmployerJobTab, today: PlainDate): boolean =>
  tab === 'all' || (tab === 'closing' ? closesSoon(job, today) : job.status === tab)

/** Interviews of the seven days from today. */
function interviewsSoon(state: ServiceState, viewer: Viewer, today: PlainDate) {
  return state.appointments
    .filter((one) => one.kind === 'interview' && !one.isCancelled && seesAppointment(viewer, one, state))
    .filter(({ on }) => on >= today && on <= addDays(today, 7))
    .sort(byTime)
    .map(({ id, title, on, at, minutes, place, personId, applicationId }) => {
      const person = findById(state.people, personId)
      return {
        id,
        title,
        on,
        at,
        minutes,
        place,
        applicationId,
        name: person ? `${person.firstName} ${person.lastName}` : '',
      }
    })
}

export function loadEmployerHome(state: ServiceState, viewer: Viewer, today: PlainDate) {
  const applicants = ownApplicants(state, viewer, today)
  const jobs = loadEmployerJobs(state, viewer, today)
  const waiting = applicants.filter((one) => inFocus(one, 'waiting'))
  const ownStarts = state.starts.filter(({ employerId }) => employerId === viewer.employerId)
  return {
    company: findById(state.employers, viewer.employerId)?.name ?? '',
    tier: findById(state.employers, viewer.employerId)?.tier ?? 'bronze',
    liveJobs: jobs.filter(({ status }) => status === 'live').length,
    newApplicants: applicants.filter(({ stage }) => stage === 'applied').length,
    waiting,
    interviews: interviewsSoon(state, viewer, today),
    checksWaiting: applicants.filter((one) => inFocus(one, 'checks')).length,
    closingSoon: jobs.filter((job) => closesSoon(job, today)),
    /** As the report says it, where few people are not shown as a number. */
    startsThisYear: hideSmall(startsWithin(ownStarts, 'year', today).length),
  }
}

export function loadEmployerSettings(state: ServiceState, viewer: Viewer) {
  return {
    employer: findById(state.employers, viewer.employerId),
    team: team(state, viewer),
    settings: settingsOf(state, 'employer'),
  }
}

/** Which checklist steps were ticked on the guides page. */
export const loadEmployerGuides = (state: ServiceState) => ({ ticked: settingsOf(state, 'employer') })
