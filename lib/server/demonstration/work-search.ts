import 'server-only'

import { changedOn, stageOf, type Application } from '@/lib/domain/applications/application'
import { interviewOf } from '@/lib/domain/appointments/appointment'
import { consentState } from '@/lib/domain/casework/consent'
import { barredDistricts, boardSearchOf, readWorkSearch } from '@/lib/domain/casework/work-search'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { Person } from '@/lib/domain/dashboards/service-state'
import { isOpenOn } from '@/lib/domain/job-board/job-rules'
import { viewJob } from '@/lib/domain/job-board/job-view'
import { matchPlacedJob } from '@/lib/domain/job-board/match-job'
import { milesToJob, searchJobs } from '@/lib/domain/job-board/search-jobs'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import type { Suggestion, WorkSearchFile } from '@/lib/server/casework/work-search'
import type { WorkSearchStore } from '@/lib/server/casework/work-search-forms'
import type { Tell } from '@/lib/server/demonstration/demonstration-form'
import { advertOf } from '@/lib/server/demonstration/jobs'
import { partsOf, viewerOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory, type CaseworkSide } from '@/lib/server/demonstration/organisations'
import { appliedInStory } from '@/lib/server/demonstration/own-applications'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import {
  consentOf,
  factsInStory,
  findPerson,
  hasAccount,
  helps,
  peopleOnSide,
  restrictionsOf,
} from '@/lib/server/demonstration/supported-people'

type StoryWorkSearch = WorkSearchFile & { reference: string }

/** An application as whoever helps its person reads it: nothing of what was asked or said about a record. */
function sharedApplication(application: Application, story: Story) {
  const { job } = partsOf(application, story)
  const interview = stageOf(application) === 'interview' ? interviewOf(application, story.state.appointments) : null
  const approval = application.checks.find(({ kind, state }) => kind === 'licence_approval' && state === 'waiting')
  return {
    id: storyUuid(application.id),
    reference: application.reference,
    job_id: job.id,
    job: job.title,
    company: job.company,
    stage: stageOf(application),
    changed_on: changedOn(application),
    advert: advertOf(job),
    interview: interview && {
      on_day: interview.on,
      at_time: interview.at,
      minutes: interview.minutes,
      way: interview.way,
      place: interview.place,
      postcode: '',
      ask_for: '',
      bring: '',
    },
    approval_since: approval?.since ?? null,
  }
}

function fileOf(person: Person, story: Story, side: CaseworkSide): StoryWorkSearch {
  const { state, moment } = story
  const isJoined = hasAccount(person, story)
  const district = townNamed(person.town)?.district ?? ''
  return {
    reference: person.reference,
    name: nameOf(person),
    district: factsInStory(person, story).district,
    release_on: person.expectedReleaseOn,
    is_open: consentState(consentOf(person, story, side).ends_on, moment.today) !== 'ended',
    has_account: isJoined,
    restrictions: restrictionsOf(person),
    profile: isJoined
      ? {
          district,
          wants: { nights: !person.limits.includes('no_nights') },
          skills: [...person.skills],
          tickets: [...person.tickets],
        }
      : null,
    applications: isJoined
      ? state.applications
          .filter(({ personId }) => personId === person.id)
          .toSorted((one, other) => changedOn(other).localeCompare(changedOn(one)))
          .map((application) => sharedApplication(application, story))
      : null,
    suggested: state.suggestions
      .filter(({ personId, workerId }) => personId === person.id && isColleague(workerId, story, side))
      .map(({ jobId, on, declinedOn }) => ({
        job_id: jobId,
        title: findById(state.jobs, jobId)?.title ?? '',
        suggested_at: on,
        declined_at: declinedOn,
      })),
  }
}

const isColleague = (workerId: string, { state, viewers }: Story, side: CaseworkSide): boolean =>
  findById(state.workers, workerId)?.organisationId === viewers[side].organisationId

/**
 * What the viewer needs to look for jobs with somebody they help, as the live page gets it; null for anybody else.
 * @param asked a reference, or the number that the story's links have
 */
export function workSearchInStory(story: Story, side: CaseworkSide, asked: string): StoryWorkSearch | null {
  const person = findPerson(story, side, asked)
  return person && helps(person, story, side) ? fileOf(person, story, side) : null
}

/** The same for everybody whom the viewer helps and who has an account, by name. */
export const workSearchesInStory = (story: Story, side: CaseworkSide): StoryWorkSearch[] =>
  peopleOnSide(story, side)
    .filter((person) => helps(person, story, side) && hasAccount(person, story))
    .map((person) => fileOf(person, story, side))
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** What everybody whom the viewer helps shares of their applications, as the live page gets it. */
export const sharedApplicationsInStory = (story: Story, side: CaseworkSide) =>
  workSearchesInStory(story, side).flatMap(({ reference, name, applications }) =>
    applications === null ? [] : [{ reference, name, applications }],
  )

/** The open jobs of the story for somebody, found and weighed as live jobs are. */
export function jobsWithInStory(file: StoryWorkSearch, asked: AddressQuery, { state, moment }: Story) {
  const search = readWorkSearch(asked, file)
  const limits = { barred: barredDistricts(file.restrictions), releaseOn: file.release_on }
  const open = state.jobs.filter((job) => isOpenOn(job, moment.today))
  const jobs = searchJobs(open, { ...boardSearchOf(search), location: search.district }).map((job) => ({
    job: viewJob(job, moment.today),
    match: matchPlacedJob(
      { ...search, ...limits },
      { ...job, postcode: townNamed(job.town)?.district ?? '' },
      milesToJob(search.district, job),
    ),
  }))
  return { search, jobs }
}

/** An application of somebody whom the viewer helps, with their file. */
export function sheetInStory(story: Story, side: CaseworkSide, id: string) {
  for (const file of workSearchesInStory(story, side)) {
    const application = file.applications?.find((one) => one.id === id || one.reference === id)
    if (application) return { file, application }
  }
  return null
}

/** Steps of looking for jobs with somebody, of which nothing is kept. */
export function storyWorkSearch(story: Story, side: CaseworkSide, tell: Tell): WorkSearchStore {
  const fileAt = (reference: unknown) =>
    typeof reference === 'string' ? workSearchInStory(story, side, reference) : null
  return {
    load: (reference) => Promise.resolve(fileAt(reference)),
    suggest: (_, { reference, job }) => {
      const file = fileAt(reference)
      if (!file) return Promise.resolve('missing')
      if (!file.has_account) return Promise.resolve('no_account')
      const found = findById(story.state.jobs, job)
      if (!found || !isOpenOn(found, story.moment.today)) return Promise.resolve('gone')
      if (file.suggested.some((one) => one.job_id === job)) return Promise.resolve('already')
      tell({ to: 'suggested' })
      return Promise.resolve('done')
    },
    takeBack: (_, reference, job) =>
      Promise.resolve(fileAt(reference)?.suggested.some((one) => one.job_id === job) ? 'done' : 'missing'),
    note: (_, __, { p_reference: reference }) => Promise.resolve({ outcome: fileAt(reference) ? 'done' : 'missing' }),
  }
}

/** The open jobs that were suggested to the story's candidate, without those they said no to. */
export function suggestionsInStory(story: Story): Suggestion[] {
  const { state, moment } = story
  const person = viewerOf(story)
  return state.suggestions.flatMap(({ id, personId, jobId, workerId, why, on, declinedOn }) => {
    const job = findById(state.jobs, jobId)
    if (personId !== person.id || declinedOn !== null || !job || !isOpenOn(job, moment.today)) return []
    const worker = findById(state.workers, workerId)
    return {
      id: storyUuid(id),
      job_id: jobId,
      title: job.title,
      company: job.company,
      job: viewJob(job, moment.today),
      why,
      by: worker?.name ?? null,
      organisation: organisationInStory(story, worker?.role === 'caseworker' ? 'caseworker' : 'partner'),
      suggested_at: on,
      kept: person.savedJobIds.includes(jobId) ? 'saved' : null,
      applied: appliedInStory(story, jobId).applied,
    }
  })
}

/** Says no to a suggestion of the story, which stays. */
export const declineInStory =
  (story: Story) =>
  (_: string, id: string): Promise<boolean> =>
    Promise.resolve(suggestionsInStory(story).some((one) => one.id === id))
