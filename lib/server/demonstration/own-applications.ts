import 'server-only'

import type { ApplicantEvent } from '@/lib/content/hiring/application-emails'
import { appliedOn, changedOn, isOpen, stageOf, type Application } from '@/lib/domain/applications/application'
import { interviewOf } from '@/lib/domain/appointments/appointment'
import { laterOf } from '@/lib/domain/dates/plain-date'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import type { Job } from '@/lib/domain/job-board/job'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import { advertOf } from '@/lib/server/demonstration/jobs'
import {
  keptInStory,
  partsOf,
  threadAbout,
  threadInStory,
  unreadIn,
  type Story,
} from '@/lib/server/demonstration/kept-in-story'
import { profileInStory } from '@/lib/server/demonstration/own-profile'
import type { KeptApplication } from '@/lib/server/hiring/applications'
import type { ApplyStore, CandidateStore } from '@/lib/server/hiring/forms/own-applications'
import type { JobForPerson } from '@/lib/server/hiring/job-facts'
import { newsAmong, shownOwn, shownOwnRow, type AppliedFor } from '@/lib/server/hiring/own-applications'

const ownOf = (story: Story): Application[] =>
  story.state.applications
    .filter(({ personId }) => personId === story.viewers.candidate.personId)
    .toSorted((one, other) => changedOn(other).localeCompare(changedOn(one)) || one.id.localeCompare(other.id))

/** The candidate's open application for a job, and the last that ended. */
export function appliedInStory(story: Story, jobId: string) {
  const own = ownOf(story).filter((application) => application.jobId === jobId)
  const referenceOf = (wanted: boolean) => own.find((application) => isOpen(application) === wanted)?.reference ?? null
  return { applied: referenceOf(true), ended: referenceOf(false) }
}

/** A job of the story as the candidate reads it. */
export function jobForCandidate(job: Job, story: Story): JobForPerson {
  const { id, title, company, employerId: companyId, town, remoteFriendly, dbsLevel, recordQuestion } = job
  return {
    id,
    title,
    companyId,
    company,
    town,
    postcode: townNamed(town)?.district ?? '',
    remoteFriendly,
    dbsLevel,
    recordQuestion,
    noInterview: false,
    isOpen: isOpenOn(job, story.moment.today),
    isHidden: false,
    ...appliedInStory(story, id),
  }
}

/** An application as its person knows it: who acted for them is theirs to know, and not shown here either. */
function keptForOwner(application: Application, story: Story): KeptApplication {
  const { person } = partsOf(application, story)
  const seen: Application = {
    ...application,
    personId: '',
    via: 'self',
    history: application.history.map((line) => (line.by === 'employer' ? line : { ...line, by: 'candidate' })),
  }
  const needsApproval = person.limits.includes('work_must_be_approved')
  return {
    ...keptInStory(application, story, seen),
    own: { withdrawalReason: application.withdrawalReason, needsApproval },
  }
}

function rowOf(application: Application, story: Story) {
  const { job } = partsOf(application, story)
  const { steps, waitsSince } = keptInStory(application, story)
  const interview = interviewOf(application, story.state.appointments)
  const row = {
    id: application.id,
    reference: application.reference,
    jobTitle: job.title,
    company: job.company,
    stage: stageOf(application),
    appliedOn: appliedOn(application),
    changedOn: changedOn(application),
    updatedOn: steps.reduce((last, { on }) => laterOf(last, on), changedOn(application)),
    waitsSince,
    disclosure: application.disclosure,
    // A time in the story's diary is agreed already.
    hasTimes: false,
    hasDeclinedTimes: false,
    interviewOn: interview?.on ?? null,
  }
  return shownOwnRow(row, story.moment.today, unreadIn(threadAbout(application, story), 'candidate'))
}

/** What the candidate has applied for, as the live page gets it. */
export function ownApplicationsInStory(story: Story) {
  const listOf = (areOpen: boolean) => ({
    applications: ownOf(story)
      .filter((application) => isOpen(application) === areOpen)
      .map((application) => rowOf(application, story))
      .toSorted((one, other) => other.updatedOn.localeCompare(one.updatedOn)),
    hasMore: false,
  })
  return { open: listOf(true), ended: listOf(false) }
}

/** The same for the first page of the portal. */
export function ownNewsInStory(story: Story) {
  const { open, ended } = ownApplicationsInStory(story)
  return newsAmong(open.applications, ended.applications, story.moment.today)
}

const findOwn = (story: Story, reference: string) => ownOf(story).find((one) => one.reference === reference) ?? null

/** One of the candidate's applications with its messages, as the live page gets them; null for any other reference. */
export function ownApplicationInStory(story: Story, reference: string) {
  const application = findOwn(story, reference)
  if (!application) return null
  const { job } = partsOf(application, story)
  return {
    application: shownOwn(keptForOwner(application, story), jobForCandidate(job, story), story.moment),
    appliedFor: { title: job.title, advert: advertOf(job), hasChanged: false } satisfies AppliedFor,
    thread: threadInStory(application, 'candidate', story),
  }
}

/** The candidate's application as the service keeps it; null for any other reference. */
export function ownKeptInStory(story: Story, reference: string): KeptApplication | null {
  const application = findOwn(story, reference)
  return application && keptForOwner(application, story)
}

/**
 * Where the candidate's steps are taken in the demonstration: on the story, of which nothing is changed or kept.
 * @param tell is given what the employer would be told by email
 */
export const storyCandidateStore = (story: Story, tell: (news: ApplicantEvent) => void): CandidateStore => ({
  open: (reference) => Promise.resolve(ownKeptInStory(story, reference)),
  write: (_, news) => {
    tell(news)
    return Promise.resolve(undefined)
  },
  commit: () => Promise.resolve('done'),
  keepWish: () => Promise.resolve('done'),
})

/**
 * Where the candidate's applications go in the demonstration: nowhere.
 * @param tell is given what the employer would be told by email
 */
export const storyApplyStore = (story: Story, tell: (news: ApplicantEvent) => void): ApplyStore => ({
  job: (id) => {
    const job = findById(story.state.jobs, id)
    return Promise.resolve(job ? jobForCandidate(job, story) : null)
  },
  profile: () => Promise.resolve(profileInStory(story)),
  // The distance is only for the employer, to whom nothing is sent.
  miles: () => Promise.resolve(null),
  send: (_, id) => {
    const job = findById(story.state.jobs, id)
    if (!job) return Promise.resolve({ outcome: 'missing' })
    if (!isOpenOn(job, story.moment.today)) return Promise.resolve({ outcome: 'closed' })
    return Promise.resolve({ outcome: appliedInStory(story, id).applied === null ? 'done' : 'already' })
  },
  tell: (_, __, news) => {
    tell(news)
    return Promise.resolve()
  },
})
