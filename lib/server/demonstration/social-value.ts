import 'server-only'

import { startInStory } from '@/lib/server/demonstration/story-jobs'
import { storyNow, type Story } from '@/lib/server/demonstration/kept-in-story'
import { organisationInStory } from '@/lib/server/demonstration/organisations'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import type { ContractStore } from '@/lib/server/hiring/forms/social-value'
import { socialValueFile } from '@/lib/server/hiring/send-social-value'
import type { SocialValueFacts } from '@/lib/server/hiring/social-value'
import { noStore } from '@/lib/server/http/no-store'
import { readForm } from '@/lib/server/http/read-form'

const fileBodyLimitBytes = 1024

/** What the story's company counts its social value from, as the live page gets it. Everybody agreed to be counted. */
export function socialValueInStory(story: Story): SocialValueFacts {
  const { state, viewers } = story
  const { employerId } = viewers.employer
  const contracts = state.contracts
    .filter((contract) => contract.employerId === employerId)
    .map((contract) => ({ ...contract, id: storyUuid(contract.id) }))
  return {
    company: organisationInStory(story, 'employer'),
    contracts,
    datesSoFar: contracts,
    starts: state.starts.flatMap((start, person) => {
      if (start.employerId !== employerId) return []
      const { startedOn, hoursAWeek, cameFromDayRelease, checks } = startInStory(start, state)
      return {
        person,
        startedOn,
        hoursAWeek,
        cameFromDayRelease,
        checks: checks.flatMap(({ milestone, answer, answeredOn: on }) =>
          answer && on ? { milestone, answer, on } : [],
        ),
      }
    }),
  }
}

/** Steps of the contracts, of which nothing is kept. */
export const storyContractStore = (story: Story): ContractStore => {
  const isThere = (id: string): boolean => socialValueInStory(story).contracts.some((contract) => contract.id === id)
  return {
    save: (_, { id }) => Promise.resolve(id === null || isThere(id) ? 'done' : 'missing'),
    remove: (_, id) => Promise.resolve(isThere(id) ? 'done' : 'missing'),
  }
}

/** The demonstration's report as a file. */
export async function sendStorySocialValue(request: Request): Promise<Response> {
  const post = await readForm(request, fileBodyLimitBytes)
  if ('refused' in post) return new Response(null, { status: post.refused, headers: noStore })
  return socialValueFile(socialValueInStory(storyNow()), post.fields)
}
