import 'server-only'

import { findById } from '@/lib/domain/dashboards/find-by-id'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import type { OwnMentoring } from '@/lib/server/casework/mentoring'
import type { MentoringStore } from '@/lib/server/casework/mentoring-forms'
import type { SupportConversation } from '@/lib/server/casework/support-messages'
import { viewerOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory } from '@/lib/server/demonstration/organisations'
import { atNoon, stepsInStory } from '@/lib/server/demonstration/supported-people'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'

/** The candidate's mentoring in the story, as the live page gets it. */
export function mentoringInStory(story: Story): OwnMentoring[] {
  const { state } = story
  const person = viewerOf(story)
  const own = state.mentorships.find(({ personId }) => personId === person.id)
  const mentor = own && findById(state.mentors, own.mentorId)
  return [
    {
      reference: person.reference,
      organisation: organisationInStory(story, 'partner'),
      steps: stepsInStory(person),
      worker: findById(state.workers, person.partnerWorkerId ?? '')?.name ?? null,
      mentoring:
        own && mentor
          ? {
              mentor: mentor.firstName,
              subjects: [...mentor.subjects],
              state: 'going_on',
              askedAt: atNoon(own.since),
              answeredAt: atNoon(own.since),
              reason: null,
              endedAt: null,
              endedBy: null,
              sessions: own.sessions.toSorted((one, other) => other.on.localeCompare(one.on)),
            }
          : null,
      mentors: state.mentors.map(({ id, firstName, subjects, placesLeft }) => ({
        id: storyUuid(id),
        name: firstName,
        subjects: [...subjects],
        placesLeft,
      })),
      worries: [],
    },
  ]
}

/** The messages between the two, of which the story has none. */
export function mentorMessagesInStory(story: Story): SupportConversation {
  const person = viewerOf(story)
  return {
    side: 'person',
    name: nameOf(person),
    organisation: organisationInStory(story, 'partner'),
    worker: null,
    safety: { safe_ways: [], safe_hours: '' },
    messages: [],
    unsent: [],
    closed: null,
  }
}

/** Keeps nothing, and says what would have become of it. */
export const storyMentoringStore: MentoringStore = {
  take: () => Promise.resolve('done'),
  send: () => Promise.resolve('done'),
  report: () => Promise.resolve('done'),
}
