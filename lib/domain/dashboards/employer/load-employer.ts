import { applicantTabs, tabOf, type ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import { stageOf } from '@/lib/domain/applications/application'
import { openStages, type Stage } from '@/lib/domain/applications/stages'
import { byTime } from '@/lib/domain/appointments/appointment'
import { viewApplicant, viewInterview, type Applicant } from '@/lib/domain/dashboards/employer/fields-employers-see'
import { findById } from '@/lib/domain/dashboards/action-result'
import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'
import { seesAppointment } from '@/lib/domain/dashboards/rows-seen'
import { addDays, daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import { townNames } from '@/lib/domain/job-board/town-distance'
import type { Job } from '@/lib/domain/job-board/job'
import { viewJob } from '@/lib/domain/job-board/job-view'
import { startsWithin } from '@/lib/domain/social-value/measures'
import { hideSmall } from '@/lib/domain/social-value/small-numbers'

type Viewer = ViewerOf<'employer'>

const ownJobs = ({ jobs }: ServiceState, { employerId }: Viewer) => jobs.filter((job) => job.employerId === employerId)

const ownApplicants = (state: ServiceState, viewer: Viewer, today: PlainDate) => {
  const jobIds = ownJobs(state, viewer).map(({ id }) => id)
  return state.applications
    .filter(({ jobId }) => jobIds.includes(jobId))
    .map((application) => viewApplicant(application, state, today))
    .sort((a, b) => a.changedOn.localeCompare(b.changedOn) || a.id.localeCompare(b.id))
}

/** Which applicants a number on the first page counts, and so which ones the list behind it shows. */
export const applicantFocuses = ['waiting', 'checks'] as const
export type ApplicantFocus = (typeof applicantFocuses)[number]

/** Days after which an applicant counts as waiting on the employer. */
export const longWaitDays = 10

const inFocus = (applicant: Applicant, focus: ApplicantFocus): boolean =>
  focus === 'waiting'
    ? applicant.waitingDays !== null && applicant.waitingDays >= longWaitDays
    : applicant.stage === 'offer' && applicant.checks.some(({ state }) => state === 'waiting')

export const teamRights = ['post_jobs', 'see_applicants', 'read_disclosures', 'export_reports'] as const
export type TeamRight = (typeof teamRights)[number]

/**
 * The rights until somebody changes them: everybody may post jobs and see applicants, but reading disclosures must be
 * granted.
 */
const usualRights: Readonly<Record<TeamRight, boolean>> = {
  post_jobs: true,
  see_applicants: true,
  read_disclosures: false,
  export_reports: false,
}

/** The name of the setting that stores whether a worker has a right: 'yes' or 'no'. */
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
    (applicant) => (jobId === null || applicant.jobId === jobId) && (focus === null || inFocus(applicant, focus)),
  )
  return {
    counts: Object.fromEntries(
      applicantTabs.map((tab) => [tab, all.filter(({ stage }) => tabOf(stage) === tab).length]),
    ) as Record<ApplicantTab, number>,
    applicants: focus === null ? all.filter(({ stage }) => tabOf(stage) === tab) : all,
    jobs: ownJobs(state, viewer).map(({ id, title }) => ({ id, title })),
    /** Who in the company may read what an applicant discloses. */
    readers: team(state, viewer)
      .filter(({ rights }) => rights.read_disclosures)
      .map(({ name }) => name),
  }
}

export function loadEmployerJobs(state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) {
  return ownJobs(state, viewer).map((job) => {
    const applications = state.applications.filter(({ jobId }) => jobId === job.id)
    const count = (stages: readonly Stage[]) =>
      applications.filter((application) => stages.includes(stageOf(application))).length
    return {
      ...viewJob(job, today),
      applications: applications.length,
      open: count(openStages),
      accepted: count(['accepted']),
      /** Those who are told when the job closes; an offer still stands. */
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

/** For the form: who is posting, where jobs can be, and the company's jobs, which will include the new one. */
export const loadPostJob = (state: ServiceState, viewer: Viewer) => ({
  company: findById(state.employers, viewer.employerId)?.name ?? '',
  towns: townNames,
  jobIds: ownJobs(state, viewer).map(({ id }) => id),
})

/** Interviews in the seven days from today. */
function interviewsSoon(state: ServiceState, viewer: Viewer, today: PlainDate) {
  return state.appointments
    .filter(
      (appointment) =>
        appointment.kind === 'interview' && !appointment.isCancelled && seesAppointment(viewer, appointment, state),
    )
    .filter(({ on }) => on >= today && on <= addDays(today, 7))
    .sort(byTime)
    .map((interview) => viewInterview(interview, state))
}

export function loadEmployerHome(state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) {
  const applicants = ownApplicants(state, viewer, today)
  const jobs = loadEmployerJobs(state, viewer, { today })
  const waiting = applicants.filter((applicant) => inFocus(applicant, 'waiting'))
  const ownStarts = state.starts.filter(({ employerId }) => employerId === viewer.employerId)
  return {
    company: findById(state.employers, viewer.employerId)?.name ?? '',
    tier: findById(state.employers, viewer.employerId)?.tier ?? 'bronze',
    liveJobs: jobs.filter(({ status }) => status === 'live').length,
    newApplicants: applicants.filter(({ stage }) => stage === 'applied').length,
    waiting,
    interviews: interviewsSoon(state, viewer, today),
    checksWaiting: applicants.filter((applicant) => inFocus(applicant, 'checks')).length,
    closingSoon: jobs.filter((job) => closesSoon(job, today)),
    /** As in the report, which does not show small numbers of people. */
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

/** Which checklist steps have been ticked on the guides page. */
export const loadEmployerGuides = (state: ServiceState) => ({ ticked: settingsOf(state, 'employer') })
