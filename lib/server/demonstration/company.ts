import 'server-only'

import { findById } from '@/lib/domain/dashboards/find-by-id'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import type { Tell } from '@/lib/server/demonstration/demonstration-form'
import type { Story } from '@/lib/server/demonstration/kept-in-story'
import { storyUuid } from '@/lib/server/demonstration/story-uuid'
import type { Company } from '@/lib/server/hiring/companies'
import type { CompanyStore } from '@/lib/server/hiring/forms/company'

/** The viewer's company in the story, as the live pages get one: approved, and not on the list of employers who reply. */
export function companyInStory({ state, viewers, moment }: Story): Company | null {
  const employer = findById(state.employers, viewers.employer.employerId)
  if (!employer) return null
  const { id, name, sector, size, town } = employer
  return {
    kind: 'employer',
    id: storyUuid(id),
    version: 1,
    name,
    number: '',
    sector,
    size,
    sites: [{ id: storyUuid(`${id} ${town}`), name: '', town, postcode: townNamed(town)?.district ?? '' }],
    website: '',
    phone: findById(state.workers, viewers.employer.workerId)?.phone ?? '',
    isListed: false,
    state: 'approved',
    answer: '',
    askedAs: '',
    askedAt: `${moment.today}T09:00:00Z`,
    wanted: null,
  }
}

/** Steps of the company, of which nothing is kept. The team is told only of a name or number that it has to check. */
export const storyCompany = (story: Story, tell: Tell): CompanyStore => ({
  own: () => Promise.resolve(companyInStory(story)),
  change: (_, version, { wanted }) => {
    if (version !== companyInStory(story)?.version) return Promise.resolve({ outcome: 'forbidden' })
    if (wanted) tell({ to: 'team' })
    return Promise.resolve({ outcome: 'done', kind: wanted ? 'change_asked' : 'changed' })
  },
  list: () => Promise.resolve(true),
})
