import 'server-only'

import { viewerOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import type { Tell } from '@/lib/server/demonstration/demonstration-form'
import { organisationInStory, type CaseworkSide } from '@/lib/server/demonstration/organisations'
import { referralInStory } from '@/lib/server/demonstration/referrals'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import { conversationInStory, storyMessages } from '@/lib/server/demonstration/support-day'
import { factsInStory, personInStory, stepsInStory, workInStory } from '@/lib/server/demonstration/supported-people'
import type { OwnSupportStore } from '@/lib/server/casework/own-support-forms'
import type { takeWorkStep } from '@/lib/server/casework/support-work'

const helpers = ['partner', 'caseworker'] as const satisfies CaseworkSide[]

const fileOf = (story: Story, side: CaseworkSide): string => storyUuid(`${viewerOf(story).id} ${side}`)

/** The referrals that led to the charity's file. */
function referralsOf(story: Story) {
  const person = viewerOf(story)
  return story.state.referrals
    .filter(({ personId }) => personId === person.id)
    .flatMap(({ reference }) => {
      const seen = referralInStory(story, reference)
      if (!seen) return []
      const { state, isOwn, sender, receiver, hasPlace, services, words, sentAt, firstContactOn, reason, outcome } =
        seen
      return {
        ...{ reference, state, isOwn, sender, receiver, sentAt, firstContactOn, reason, outcome },
        said: { facts: factsInStory(person, story), hasPlace, services, words },
        mayStop: state === 'sent' || state === 'accepted' || state === 'working',
      }
    })
}

/** The organisations that help the story's candidate, with everything that each keeps, as the live page gets them. */
export const supportersInStory = (story: Story) =>
  helpers.flatMap((side) => {
    const seen = personInStory(story, side, viewerOf(story).id)
    if (seen?.outcome !== 'found') return []
    const conversation = conversationInStory(story, side, viewerOf(story).id, 'person')
    return {
      id: fileOf(story, side),
      organisation: organisationInStory(story, side),
      file: seen.file,
      unread: conversation?.messages.filter(({ isNew }) => isNew).length ?? 0,
      referrals: side === 'partner' ? referralsOf(story) : [],
    }
  })

/**
 * The work of one organisation with the story's candidate, as they read it; null for any other.
 * @param asked the file's number, or the reference that both files have
 */
export function ownWorkInStory(story: Story, asked: string) {
  const { id, reference } = viewerOf(story)
  const side = helpers.find((one) => asked === fileOf(story, one)) ?? (asked === reference ? helpers[0] : null)
  const work = side && workInStory(story, side, id)
  if (!work) return null
  return {
    reference,
    work: {
      ...work,
      notes: work.notes.filter(({ isForColleagues }) => !isForColleagues).map((note) => ({ ...note, isMine: false })),
    },
    conversation: conversationInStory(story, side, id, 'person'),
  }
}

/** Steps of the candidate's own files, of which nothing is kept. */
export const storyOwnSupport = (story: Story): OwnSupportStore => ({
  take: (_, __, { p_person: file }) =>
    Promise.resolve({ outcome: supportersInStory(story).some(({ id }) => id === file) ? 'done' : 'missing' }),
  stop: (_, reference) => {
    const referral = supportersInStory(story)
      .flatMap(({ referrals }) => referrals)
      .find((one) => one.reference === reference)
    return Promise.resolve({ outcome: !referral ? 'missing' : referral.mayStop ? 'done' : 'over' })
  },
})

/** Ticks a step of the candidate's own plan, which stays as it is. */
export const tickInStory =
  (story: Story): typeof takeWorkStep =>
  (_, __, { p_step: step }) =>
    Promise.resolve({ outcome: stepsInStory(viewerOf(story)).some(({ id }) => id === step) ? 'done' : 'missing' })

/** The candidate's messages to the charity; both organisations answer to the same reference. */
export const ownMessagesInStory = (story: Story, tell: Tell) => storyMessages(story, 'partner', 'person', tell)
