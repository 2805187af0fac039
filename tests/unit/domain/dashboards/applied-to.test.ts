import { storyAt } from '@/lib/content/demo/story-at'
import { demoViewers } from '@/lib/content/demo/viewers'
import { isOpen } from '@/lib/domain/applications/application'
import { blankCandidateJobFilters, loadCandidateJobs } from '@/lib/domain/dashboards/candidate/load-candidate'
import { loadPartnerMatches } from '@/lib/domain/dashboards/partner/load-partner'
import { plainDate } from '@/lib/domain/dates/plain-date'

test('a person and their charity see the same of each job: an open application blocks another, an ended one does not', () => {
  const today = plainDate('2026-11-23')
  const story = storyAt(today)
  const { personId } = demoViewers.candidate
  const facts = (jobs: readonly { id: string; hasApplied: boolean; earlierClosedOn: string | null }[]) =>
    Object.fromEntries(jobs.map(({ id, hasApplied, earlierClosedOn }) => [id, { hasApplied, earlierClosedOn }]))
  const lists = (['matched', 'hidden'] as const).flatMap(
    (tab) => loadCandidateJobs(story, demoViewers.candidate, { today, ...blankCandidateJobFilters, tab }).jobs,
  )
  const groups = loadPartnerMatches(story, demoViewers.partner, { today, personId }).groups
  const own = facts(lists)
  expect(facts(groups.flatMap(({ jobs }) => jobs))).toEqual(own)
  for (const { jobId, ...application } of story.applications.filter((one) => one.personId === personId)) {
    if (own[jobId]) expect(own[jobId].hasApplied).toBe(isOpen(application))
    if (own[jobId] && !isOpen(application)) expect(own[jobId].earlierClosedOn).not.toBeNull()
  }
  expect(own['kitchen-assistant']).toMatchObject({ hasApplied: false, earlierClosedOn: expect.any(String) })
  expect(own['delivery-driver']).toMatchObject({ hasApplied: false, earlierClosedOn: expect.any(String) })
})
