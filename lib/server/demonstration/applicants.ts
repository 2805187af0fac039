import 'server-only'

import { changedOn, appliedOn, stageOf, wasShortlisted, type Application } from '@/lib/domain/applications/application'
import type { ApplicantQuery } from '@/lib/domain/applications/applicant-query'
import { tabStages } from '@/lib/domain/applications/applicant-tabs'
import { checksWaitSince, inOrderOfTurn } from '@/lib/domain/applications/employer-task'
import { startDueOn } from '@/lib/domain/applications/first-day'
import { chosenSlot, isTakenBy, sharedTimes, type Slot } from '@/lib/domain/applications/interview-slots'
import { isOpenStage, type Stage } from '@/lib/domain/applications/stages'
import { byTime } from '@/lib/domain/appointments/appointment'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import { addDays } from '@/lib/domain/dates/plain-date'
import type { UpdateKind } from '@/lib/content/hiring/application-emails'
import { viewerRights } from '@/lib/server/demonstration/members'
import { daysWaited } from '@/lib/server/hiring/applications'
import type { EmployerStore } from '@/lib/server/hiring/forms/applicant-forms'
import { shownApplicant, shownRow, type Opened, type SharedTime } from '@/lib/server/hiring/load-applicants'
import {
  isAt,
  keptInStory,
  partsOf,
  slotsOf,
  threadAbout,
  threadInStory,
  unreadIn,
  type Story,
} from '@/lib/server/demonstration/kept-in-story'

/** The company of the story and what the viewer may do in it. */
export const storyMembership = (story: Story) => {
  const { post_jobs, see_applicants, read_disclosures, export_reports, manage_people } = viewerRights(story, 'employer')
  return {
    companyId: story.viewers.employer.employerId,
    state: 'approved' as const,
    rights: { post_jobs, see_applicants, read_disclosures, export_reports, manage_people },
  }
}

const jobsOfCompany = ({ state, viewers }: Story) =>
  state.jobs
    .filter(({ employerId }) => employerId === viewers.employer.employerId)
    .toSorted((one, other) => other.postedOn.localeCompare(one.postedOn))

const applicantsOfCompany = (story: Story): Application[] => {
  const ids = new Set(jobsOfCompany(story).map(({ id }) => id))
  return story.state.applications.filter(({ jobId }) => ids.has(jobId))
}

/** How many of the company's applicants there are at each stage, for one job or for all. */
export function countedInStory(story: Story, jobId: string | null): Partial<Record<Stage, number>> {
  const counts: Partial<Record<Stage, number>> = {}
  for (const application of applicantsOfCompany(story)) {
    if (jobId !== null && application.jobId !== jobId) continue
    const stage = stageOf(application)
    counts[stage] = (counts[stage] ?? 0) + 1
  }
  return counts
}

/** The first page of the portal: who is waiting for the company, longest first, and its interviews of the coming week. */
export function overviewInStory(story: Story) {
  const { today } = story.moment
  const applicants = applicantsOfCompany(story).map((application) => ({ application, row: rowOf(application, story) }))
  const tasks = applicants.flatMap(({ application, row: { id, reference, jobTitle, name, task, unread } }) => {
    const who = { id, reference, jobTitle, name }
    const latest = threadAbout(application, story)?.messages.at(-1)?.on ?? today
    const message = {
      kind: 'read_message' as const,
      waited: daysWaited(latest, today) ?? 0,
      isSinceToday: latest === today,
    }
    return [...(task ? [{ ...who, ...task }] : []), ...(unread > 0 ? [{ ...who, ...message }] : [])]
  })
  return {
    tasks: tasks.toSorted((one, other) => other.waited - one.waited),
    hasMore: false,
    interviews: applicants
      .filter(({ application }) => stageOf(application) === 'interview')
      .flatMap(({ application, row: { reference, jobTitle, name } }) =>
        slotsOf(application, story).map(({ on, at }) => ({ reference, jobTitle, name, on, at, isLate: false })),
      )
      .filter(({ on }) => on >= today && on < addDays(today, 7))
      .toSorted(byTime),
    hasMoreInterviews: false,
  }
}

function rowOf(application: Application, story: Story) {
  const { job, person } = partsOf(application, story)
  const kept = keptInStory(application, story)
  const row = {
    id: application.id,
    reference: application.reference,
    version: kept.version,
    jobId: job.id,
    jobTitle: job.title,
    stage: stageOf(application),
    appliedOn: appliedOn(application),
    changedOn: changedOn(application),
    updatedOn: kept.steps.at(-1)?.on ?? changedOn(application),
    facts: {
      stage: stageOf(application),
      waitsSince: kept.waitsSince,
      hasChosenTime: chosenSlot(kept.slots) !== null,
      hasDeclinedTimes: false,
      checksSince: checksWaitSince(application),
      statementSince: null,
      startDueOn: startDueOn(application, kept.start),
      disclosure: application.disclosure,
    },
    distance: kept.distance,
    skills: [...person.skills],
    tickets: [...person.tickets],
    availability: person.availability,
    name: wasShortlisted(application) ? nameOf(person) : null,
    interview: chosenSlot(kept.slots),
  }
  return shownRow(row, story.moment.today, unreadIn(threadAbout(application, story), 'employer'))
}

/** The applicants screen of the story's company: what the database returns for a live one. */
export function applicantsInStory(
  story: Story,
  { tab, jobId, find }: Pick<ApplicantQuery, 'tab' | 'jobId' | 'find' | 'after'>,
) {
  const jobs = jobsOfCompany(story)
  const job = jobs.find(({ id }) => id === jobId)?.id ?? null
  const wanted = find.toLowerCase()
  const isOpen = wanted === '' && tabStages[tab].some(isOpenStage)
  const applicants = applicantsOfCompany(story)
    .filter(
      (application) =>
        (wanted !== '' || isAt(application, tabStages[tab])) && (job === null || application.jobId === job),
    )
    .map((application) => rowOf(application, story))
    .filter(({ name, reference }) => `${name ?? ''} ${reference}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => one.changedOn.localeCompare(other.changedOn) * (isOpen ? 1 : -1))
  return {
    membership: storyMembership(story),
    replyRate: null,
    page: {
      jobs: jobs.map(({ id, title }) => ({ id, title })),
      jobId: job,
      applicants: isOpen ? inOrderOfTurn(applicants) : applicants,
      next: null,
      counts: countedInStory(story, job),
    },
  }
}

/** Which of the times are also another applicant's of the same company. */
function sharedInStory(id: string, slots: readonly Slot[], story: Story): SharedTime[] {
  const jobId = findById(story.state.applications, id)?.jobId
  const others = applicantsOfCompany(story)
    .filter((one) => one.id !== id && stageOf(one) === 'interview')
    .flatMap((one) =>
      slotsOf(one, story).map((slot) => ({
        ...slot,
        applicationId: one.id,
        isSameJob: one.jobId === jobId,
        state: 'chosen' as const,
      })),
    )
  return sharedTimes(slots, others, story.moment).flatMap(({ slot, other }) => {
    const application = findById(story.state.applications, other.applicationId)
    if (!application) return []
    const { person } = partsOf(application, story)
    return {
      reference: application.reference,
      name: nameOf(person),
      slot,
      theirs: other,
      isAgreed: true,
      isTaken: isTakenBy(slot, other),
    }
  })
}

/**
 * An application as the employer knows it: a partner acts for the person, whose own words it does not read, and that a
 * supervising officer has to approve the job stays hidden until the person has said something about a record.
 */
const forEmployer = (application: Application): Application => ({
  ...application,
  personId: '',
  via: 'self',
  history: application.history.map((line) =>
    line.by === 'employer' ? line : { ...line, by: 'candidate', note: null },
  ),
  withdrawalReason: null,
  checks: application.checks.filter(({ kind }) => kind !== 'licence_approval' || application.disclosure === 'shared'),
})

const openIn = (story: Story, reference: string): Opened | null => {
  const application = applicantsOfCompany(story).find((one) => one.reference === reference)
  if (!application) return null
  const { job } = partsOf(application, story)
  const { id, title, town, remoteFriendly, dbsLevel, recordQuestion, pay, hoursPerWeek, pattern } = job
  return {
    kept: keptInStory(application, story, forEmployer(application)),
    job: {
      id,
      title,
      town,
      postcode: '',
      remoteFriendly,
      dbsLevel,
      recordQuestion,
      noInterview: false,
      pay,
      hoursPerWeek,
      pattern,
      hasOtherQuestion: false,
    },
    hasReader: true,
  }
}

/** One applicant of the story's company, as the live page gets one; null for any other reference. */
export function applicantInStory(story: Story, reference: string) {
  const opened = openIn(story, reference)
  const application = opened && findById(story.state.applications, opened.kept.application.id)
  if (!opened || !application) return null
  const { person } = partsOf(application, story)
  const { skills, tickets, experience, availability, hasRightToWork } = person
  const shows = (kind: 'phone' | 'email') => (person.sharedContact.includes(kind) ? person[kind] : null)
  const { slots } = opened.kept
  const applicant = shownApplicant(
    {
      ...opened,
      isReader: true,
      lastTimes: null,
      colleagues: [],
      notes: [],
      card: {
        skills: [...skills],
        tickets: [...tickets],
        experience: [...experience],
        availability,
        hasRightToWork,
      },
      contact: {
        firstName: person.firstName,
        lastName: person.lastName,
        town: person.town,
        phone: shows('phone'),
        email: shows('email'),
      },
    },
    story.moment,
    sharedInStory(application.id, slots, story),
  )
  const member = findById(story.state.workers, story.viewers.employer.workerId)
  return { applicant, thread: threadInStory(application, 'employer', story), memberName: member?.name ?? null }
}

/**
 * Where the steps of the demonstration's employer are taken: on the story, of which nothing is changed or kept.
 * @param tell is given what the person would be told by email
 */
export const storyStore = (story: Story, tell: (told: UpdateKind) => void): EmployerStore => ({
  open: (reference) => Promise.resolve(openIn(story, reference)),
  clashes: (id, offered) =>
    Promise.resolve(
      sharedInStory(
        id,
        offered.map((slot, index) => ({ ...slot, id: String(index), state: 'offered' })),
        story,
      ),
    ),
  write: (_, told) => {
    tell(told)
    return undefined
  },
  commit: () => Promise.resolve('done'),
})
