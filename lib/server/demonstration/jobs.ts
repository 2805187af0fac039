import 'server-only'

import { findById } from '@/lib/domain/dashboards/find-by-id'
import { londonInstant, workdayFrom, type WallTime } from '@/lib/domain/dates/london-time'
import type { Advert } from '@/lib/domain/job-board/advert'
import type { Job } from '@/lib/domain/job-board/job'
import type { JobTab } from '@/lib/domain/job-board/job-list-query'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import { companyInStory } from '@/lib/server/demonstration/company'
import { countedInStory, storyMembership } from '@/lib/server/demonstration/applicants'
import { isOpenStage } from '@/lib/domain/applications/stages'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import type { JobRow } from '@/lib/server/hiring/company-jobs'
import type { JobStore } from '@/lib/server/hiring/forms/company-job-forms'

/** A job of the story as its company would have written it. */
export function advertOf(job: Job): Advert {
  const { title, type, sector, vacancies, description, pay, hoursPerWeek, pattern, closesOn, town } = job
  const { requirements, benefits, skills, remoteFriendly, dayReleasePossible } = job
  const { dbsLevel, dbsReason, recordQuestion, exclusions } = job
  return {
    title,
    type,
    sector,
    vacancies,
    description,
    requirements: [...requirements],
    benefits: [...benefits],
    skills: [...skills],
    training: '',
    pay,
    hoursPerWeek,
    pattern,
    startsOn: null,
    closesOn,
    siteId: null,
    town,
    postcode: townNamed(town)?.district ?? '',
    remoteFriendly,
    travelHelp: '',
    supervised: false,
    noInterview: false,
    dayReleasePossible,
    dbsLevel,
    duty: null,
    dbsReason: dbsReason ?? '',
    recordQuestion,
    exclusions: [...exclusions],
  }
}

/** A job of the story as the service keeps one: approved, and on the board since the day it was posted. */
function keptJob(job: Job): JobRow {
  const { id, employerId, company, title, status, postedOn, closesOn, hired } = job
  return {
    id,
    companyId: employerId,
    company,
    version: 1,
    status,
    draft: null,
    review: 'none',
    reviewAskedAt: null,
    returnedField: '',
    returnedWords: '',
    returnedDraft: null,
    isTakenOff: false,
    letThrough: [],
    advert: advertOf(job),
    title,
    postedOn,
    closesOn,
    closedOn: status === 'closed' ? closesOn : null,
    hired,
    changedAt: londonInstant(postedOn, '09:00').toISOString(),
  }
}

const jobsOfCompany = ({ state, viewers }: Story): Job[] =>
  state.jobs.filter(({ employerId }) => employerId === viewers.employer.employerId)

/** The jobs screen of the story's company: what the database returns for a live one. */
export function jobsInStory(story: Story, tab: JobTab) {
  const jobs = jobsOfCompany(story)
  const countOf = (status: Job['status']) => jobs.filter((job) => job.status === status).length
  const rows = jobs
    .filter(({ status }) => status === tab)
    .toSorted((one, other) => other.postedOn.localeCompare(one.postedOn))
  return {
    membership: storyMembership(story),
    jobCounts: { live: countOf('live'), paused: countOf('paused'), closed: countOf('closed') },
    page: {
      rows: rows.map((job) => ({
        ...keptJob(job),
        applicants: countedInStory(story, job.id),
      })),
      next: null,
    },
  }
}

/** One job of the story's company with how many have applied; null for any other id. */
export function jobInStory(story: Story, id: string) {
  const job = jobsOfCompany(story).find((one) => one.id === id)
  if (!job) return null
  const row = keptJob(job)
  const member = findById(story.state.workers, story.viewers.employer.workerId)
  const dayBefore = (at: WallTime) => londonInstant(workdayFrom(job.postedOn, -1), at).toISOString()
  return {
    job: row,
    history: [
      { id: 3, at: row.changedAt, kind: 'approved', by: 'team', note: '' },
      { id: 2, at: dayBefore('15:40'), kind: 'sent', by: member?.name ?? '', note: '' },
      { id: 1, at: dayBefore('15:10'), kind: 'written', by: member?.name ?? '', note: '' },
    ],
    applicants: countedInStory(story, id),
  }
}

/** What a step about a job would have stored. */
export type JobStep = Parameters<JobStore['commit']>[0]

/**
 * Where the steps about jobs are taken in the demonstration: on the story, of which nothing is changed or kept.
 * @param note is given what would have been stored
 */
export const storyJobStore = (story: Story, note: (stored: JobStep) => void): JobStore => ({
  load: (id) => Promise.resolve(jobInStory(story, id)?.job ?? null),
  commit: (stored) => {
    note(stored)
    return Promise.resolve({ outcome: 'done' as const })
  },
  closing: (id) =>
    Promise.resolve(
      story.state.applications
        .filter(({ jobId, history }) => jobId === id && isOpenStage(history.at(-1)?.stage ?? 'applied'))
        .map((one) => one.id),
    ),
  sites: () => Promise.resolve(companyInStory(story)?.sites ?? []),
})
