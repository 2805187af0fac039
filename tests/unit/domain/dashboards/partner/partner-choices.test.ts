import { storyAt } from '@/lib/content/demonstration/story/story-at'
import { demoViewers } from '@/lib/content/demonstration/story/viewers'
import { loadPartnerHome } from '@/lib/domain/dashboards/partner/load-partner'
import { notifyChoice, offeredServices, placesPerMonth } from '@/lib/domain/dashboards/partner/partner-choices'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { perform } from '@/lib/domain/dashboards/perform'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { referralServices } from '@/lib/domain/referrals/referral'

const today = plainDate('2026-11-21')
const story = storyAt(today)
const withSetting = (name: string, value: string) => ({ ...story, settings: { [`partner/${name}`]: value } })

test.each([
  ['20', 20],
  ['1', 1],
  ['200', 200],
  // Whatever is no number of places leaves what the partner said when it joined.
  ['0', story.partner.capacityPerMonth],
  ['201', story.partner.capacityPerMonth],
  ['2.5', story.partner.capacityPerMonth],
  ['many', story.partner.capacityPerMonth],
])('a capacity of %s is %d places', (value, places) => {
  const state = withSetting('capacity', value)
  expect(placesPerMonth(state)).toBe(places)
  expect(loadPartnerHome(state, demoViewers.partner, { today }).places).toBe(places)
})

test('a service that is taken away is not offered; all are at first', () => {
  expect(offeredServices(story)).toEqual(referralServices)
  expect(offeredServices(withSetting('service-training', 'no'))).not.toContain('training')
  expect(offeredServices(withSetting('service-training', 'yes'))).toContain('training')
  expect(offeredServices({ ...story, settings: { 'caseworker/service-cv': 'no' } })).toContain('cv')
})

test('emails are for what is important until somebody chooses', () => {
  expect(notifyChoice(story)).toBe('important')
  expect(notifyChoice(withSetting('notify', 'none'))).toBe('none')
  expect(notifyChoice(withSetting('notify', 'sometimes'))).toBe('important')
})

test('a job start leaves the list of checks when somebody has looked', () => {
  const checksOf = (state: ServiceState) => loadPartnerHome(state, demoViewers.partner, { today }).startChecks
  const [check, ...others] = checksOf(story)
  if (!check) throw new Error('No job start is due in the story')
  expect([check, ...others].map(({ dueOn }) => dueOn)).toEqual([check, ...others].map(({ dueOn }) => dueOn).sort())
  expect(check.dueOn <= today).toBe(true)
  const performed = perform(
    story,
    { type: 'start/check', startId: check.id, milestone: check.milestone, result: 'left', evidence: 'self_reported' },
    { viewer: demoViewers.partner, today },
  )
  if (!performed.ok) throw new Error(performed.refusal)
  expect(checksOf(performed.value)).toEqual(others)
})
