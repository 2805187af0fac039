import { partnerPortalWords } from '@/lib/content/casework/organisation'
import { firstDaySteps } from '@/lib/server/casework/first-day'

const { organisation, members, person, referral } = partnerPortalWords.steps
const shown = (change: Partial<Parameters<typeof firstDaySteps>[1]>) =>
  firstDaySteps('/dashboard/partnerportal', {
    colleagues: 1,
    invitations: 0,
    people: 0,
    hasReferral: false,
    ...change,
  }).map(({ title, isDone }) => [title, isDone])

test('the first day has four steps, each done once there is what it asks for', () => {
  expect(shown({})).toEqual([
    [organisation.title, true],
    [members.title, false],
    [person.title, false],
    [referral.title, false],
  ])
  // Nobody may need a referral for weeks.
  expect(shown({ invitations: 1, people: 1 }).every(([, isDone]) => isDone)).toBe(true)
  expect(shown({ colleagues: 2 })[1]).toEqual([members.title, true])
})

test('a member without the right for a step is not asked to take it', () => {
  expect(shown({ people: null, hasReferral: null })).toHaveLength(2)
})
