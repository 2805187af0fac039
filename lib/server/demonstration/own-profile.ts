import 'server-only'

import type { CandidateProfile } from '@/lib/domain/candidates/profile'
import { isOpen } from '@/lib/domain/applications/application'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import { viewerOf, type Story } from '@/lib/server/demonstration/kept-in-story'
import type { ProfileStore } from '@/lib/server/hiring/forms/profile'

/** The version of everything in the story: none of it was ever changed. */
const onlyVersion = 1

/** The profile of the story's candidate, as the live page gets one. */
export function profileInStory(story: Story): CandidateProfile {
  const person = viewerOf(story)
  const { firstName, lastName, phone, town, sharedContact, visibility, wants, limits } = person
  const { skills, tickets, experience, availability, hasRightToWork } = person
  return {
    version: onlyVersion,
    firstName,
    lastName,
    phone,
    town,
    district: townNamed(town)?.district ?? '',
    sharedContact: [...sharedContact],
    wants: {
      sectors: [...wants],
      types: [],
      hours: 'any',
      remote: false,
      dayRelease: false,
      nights: !limits.includes('no_nights'),
    },
    visibility,
    card: {
      skills: [...skills],
      tickets: [...tickets],
      experience: [...experience],
      availability,
      hasRightToWork,
    },
  }
}

/** The companies of the story with a word that begins like a text; the candidate hides from none of them. */
export function companiesInStory({ state }: Story, text: string) {
  const asked = text.trim().toLowerCase()
  return state.employers
    .map(({ id, name }) => ({ id: storyUuid(id), name, isHidden: false }))
    .filter(({ name }) =>
      name
        .toLowerCase()
        .split(' ')
        .some((_, at, words) => words.slice(at).join(' ').startsWith(asked)),
    )
}

/** Where the candidate's profile is kept in the demonstration: nowhere. */
export const storyProfileStore = (story: Story): ProfileStore => ({
  load: () => Promise.resolve(profileInStory(story)),
  commit: (_, version) => Promise.resolve(version === onlyVersion ? 'done' : 'changed'),
  isDistrict: () => Promise.resolve(true),
  hide: (_, companyId) => {
    const { id: personId } = viewerOf(story)
    const { employers, jobs: all } = story.state
    const company = employers.find(({ id }) => storyUuid(id) === companyId)
    if (!company) return Promise.resolve('missing')
    const jobs = all.filter(({ employerId }) => employerId === company.id).map(({ id }) => id)
    const isThere = story.state.applications.some(
      (application) => application.personId === personId && jobs.includes(application.jobId) && isOpen(application),
    )
    return Promise.resolve(isThere ? 'open_application' : 'done')
  },
})
