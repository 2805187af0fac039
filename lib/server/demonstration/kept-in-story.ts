import 'server-only'

import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { demoViewers } from '@/lib/content/demonstration/story/viewers'
import { stageOf, wasShortlisted, type Application } from '@/lib/domain/applications/application'
import { distanceTo } from '@/lib/domain/applications/distance-band'
import type { StartFacts } from '@/lib/domain/applications/first-day'
import type { ApplicationStep } from '@/lib/domain/applications/history'
import type { Slot, SlotMoment } from '@/lib/domain/applications/interview-slots'
import { maySendMessage, type MessageSide } from '@/lib/domain/applications/messages'
import { waitsSince } from '@/lib/domain/applications/silence'
import { interviewOf } from '@/lib/domain/appointments/appointment'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
import { londonInstant } from '@/lib/domain/dates/london-time'
import type { Job } from '@/lib/domain/job-board/job'
import type { Thread } from '@/lib/domain/messages/thread'
import type { KeptApplication } from '@/lib/server/hiring/applications'
import type { ShownThread } from '@/lib/server/hiring/messages'
import { momentNow } from '@/lib/server/hiring/take-application-step'

/** The story as it stands now. */
export type Story = { state: ServiceState; moment: SlotMoment; viewers: typeof demoViewers }

/** The story of the demonstration at a moment. @default that of the request */
export const storyNow = (moment: SlotMoment = momentNow()): Story => ({
  state: storyAt(moment.today),
  moment,
  viewers: demoViewers,
})

/** An application of the story with the job and the person that it is about. */
export function partsOf(application: Application, { state }: Story): { job: Job; person: Person } {
  const job = findById(state.jobs, application.jobId)
  const person = findById(state.people, application.personId)
  if (!job || !person) throw new RangeError(`Nothing is known about ${application.reference}`)
  return { job, person }
}

/** The person whose side of the story the candidate's screens show. */
export function viewerOf({ state, viewers }: Story): Person {
  const person = findById(state.people, viewers.candidate.personId)
  if (!person) throw new RangeError('The story has no candidate')
  return person
}

/** The times of the interview in the story's diary, as the service keeps them: agreed. */
export function slotsOf(application: Application, { state }: Story): Slot[] {
  const interview = interviewOf(application, state.appointments)
  if (!interview) return []
  const { id, on, at, minutes, way, place } = interview
  return [{ id, on, at, minutes, way, place, postcode: '', askFor: '', bring: '', phone: '', state: 'chosen' }]
}

/** The dated history: the stages, and what was said to the question about a record. */
function stepsOf({ history, disclosure, disclosureOn }: Application): ApplicationStep[] {
  const steps = history.map(({ stage, ...line }): ApplicationStep => ({ kind: stage, ...line }))
  if (disclosure === 'not_asked' || disclosureOn === null) return steps
  const shortlistedOn = history.find(({ stage }) => stage === 'shortlisted')?.on ?? disclosureOn
  const asked = { kind: 'asked', on: disclosure === 'asked' ? disclosureOn : shortlistedOn, by: 'employer' } as const
  const said: Omit<ApplicationStep, 'note'>[] =
    disclosure === 'asked' ? [asked] : [asked, { kind: disclosure, on: disclosureOn, by: 'candidate' }]
  return [...steps, ...said.map((line) => ({ ...line, note: null }))].toSorted((one, other) =>
    one.on.localeCompare(other.on),
  )
}

/** How the job began, from the start that the story counts. */
function startOf({ id }: Application, { state }: Story): StartFacts {
  const start = state.starts.find(({ applicationId }) => applicationId === id)
  const [sixWeeks] = start?.checks.filter(({ milestone }) => milestone === '6_weeks') ?? []
  return {
    firstDay: null,
    startedOn: start?.startedOn ?? null,
    sixWeeks: sixWeeks?.result === 'in_post' || sixWeeks?.result === 'left' ? sixWeeks.result : null,
  }
}

/**
 * An application of the story as the service keeps one.
 * @param seen what the viewer's side is shown of it
 */
export function keptInStory(application: Application, story: Story, seen = application): KeptApplication {
  const { job, person } = partsOf(application, story)
  const slots = slotsOf(application, story)
  return {
    application: seen,
    companyId: job.employerId,
    isForgotten: false,
    version: 1,
    steps: stepsOf(seen),
    lastStepAt: null,
    slots,
    waitsSince: waitsSince(application, slots),
    statementSince: null,
    start: startOf(application, story),
    distance: distanceTo({ town: person.town, miles: null }, job),
    why: '',
    own: null,
  }
}

/** The conversation of the story about an application that both of its sides take part in. */
export const threadAbout = ({ id }: Application, { state }: Story): Thread | undefined =>
  state.threads.find(
    ({ applicationId, between }) =>
      applicationId === id && between.includes('candidate') && between.includes('employer'),
  )

const isOfBoth = (from: string): from is MessageSide => from === 'candidate' || from === 'employer'

/** How many of a conversation's messages a side has not read. */
export function unreadIn(thread: Thread | undefined, side: MessageSide): number {
  const read = thread?.readUpTo[side] ?? 0
  return thread?.messages.slice(read).filter(({ from }) => isOfBoth(from) && from !== side).length ?? 0
}

/** The messages about an application as one side sees them; null before the shortlist. */
export function threadInStory(application: Application, side: MessageSide, story: Story): ShownThread | null {
  if (!wasShortlisted(application)) return null
  const thread = threadAbout(application, story)
  const may = maySendMessage(application, story.moment.today)
  const messages = (thread?.messages ?? []).flatMap(({ id, from: by, on, at, text }, index) =>
    isOfBoth(by)
      ? {
          id,
          by,
          sentAt: londonInstant(on, at).toISOString(),
          text,
          isNew: by !== side && index >= (thread?.readUpTo[side] ?? 0),
          isReported: false,
        }
      : [],
  )
  return { side, messages, closed: may.ok ? null : may.refusal }
}

/** Whether somebody at a stage is in the list that the screen shows. */
export const isAt = (application: Application, stages: readonly string[]): boolean =>
  stages.includes(stageOf(application))
