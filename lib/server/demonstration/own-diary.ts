import 'server-only'

import { byTime, type Appointment } from '@/lib/domain/appointments/appointment'
import { nextEntryOf, type DiaryEntry } from '@/lib/domain/casework/diary'
import { nextStepOf } from '@/lib/domain/casework/support-plan'
import { findById } from '@/lib/domain/dashboards/find-by-id'
import { startOfWeek } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { DiaryStep } from '@/lib/server/casework/diary'
import { partsOf, viewerOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory } from '@/lib/server/demonstration/organisations'
import { stepsInStory, teamOf } from '@/lib/server/demonstration/supported-people'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'

function aboutOf(entry: Appointment, story: Story): DiaryEntry['about'] {
  const { kind, title, way, workerId, applicationId } = entry
  const application = findById(story.state.applications, applicationId ?? '')
  if (application) {
    const { job } = partsOf(application, story)
    return {
      kind: 'interview',
      job: job.title,
      company: job.company,
      reference: application.reference,
      way,
      // A time in the story's diary is agreed already.
      isOffered: false,
    }
  }
  if (workerId === null || kind === 'interview') return { kind: 'own', title }
  const side = teamOf(story, 'partner').some(({ id }) => id === workerId) ? 'partner' : 'caseworker'
  const { reference } = viewerOf(story)
  return { kind: 'appointment', isFor: kind, organisation: organisationInStory(story, side), reference, way }
}

/** The candidate's whole diary as the live screen gets it, earliest first. */
const diaryInStory = (story: Story): DiaryEntry[] =>
  story.state.appointments
    .filter(({ personId, isCancelled }) => personId === viewerOf(story).id && !isCancelled)
    .toSorted(byTime)
    .map((entry) => {
      const { id, on, at, minutes, place } = entry
      return { id: storyUuid(id), on, at, minutes, place, about: aboutOf(entry, story) }
    })

/** The entries from a week on, or with null what is to come. */
export function diaryFrom(story: Story, week: PlainDate | null): DiaryEntry[] {
  const from = week === null ? story.moment.today : startOfWeek(week)
  return diaryInStory(story).filter(({ on }) => on >= from)
}

/** What comes next for the candidate: the first entry that has not ended, and the next step of their plan. */
export function nextUpInStory(story: Story) {
  const person = viewerOf(story)
  const step = nextStepOf(stepsInStory(person), 'person')
  return {
    entry: nextEntryOf(diaryFrom(story, null), story.moment),
    step: step && { ...step, reference: person.reference },
  }
}

/** Keeps no entry, and says what would have become of it. */
export const storyDiaryStep: DiaryStep = () => Promise.resolve('done')
