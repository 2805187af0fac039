import {
  periodInNorthernIreland,
  periodInScotland,
  type NorthernIrishDisposal,
  type ScottishDisposal,
} from '@/lib/domain/disclosure/other-nations'
import { plainDate } from '@/lib/domain/dates/plain-date'

const convictedOn = plainDate('2021-03-31')
type Row<Kind> = [Kind, { months?: number; ends?: string }, string, string]

const detailsOf = ({ months, ends }: Row<string>[1]) => ({
  convictedOn,
  ...(months && { length: { months } }),
  ...(ends && { lastDay: ends === 'none' ? ('none' as const) : plainDate(ends) }),
})
type Found = ReturnType<typeof periodInScotland>
function shownDay(found: Found): string {
  if (found.outcome === 'ask') return `ask ${found.question}`
  return found.period.outcome === 'dated' ? found.period.firstSpentDay : found.period.outcome
}
/** By the law as we read it, where months end with the month. What is shown can be later. */
const dateOf = (found: Found): string => (found.outcome === 'found' && found.dayByTheLaw) || shownDay(found)

// Adult, then under 18: worked out by hand from the table of section 5A and the sections after it.
const scottish: Row<ScottishDisposal>[] = [
  ['custody', { months: 12 }, '2024-03-31', '2023-03-31'],
  ['custody', { months: 13 }, '2026-04-30', '2024-04-30'],
  ['custody', { months: 30 }, '2027-09-30', '2025-09-30'],
  ['custody', { months: 31 }, '2029-10-31', '2026-10-31'],
  ['custody', { months: 48 }, '2031-03-31', '2028-03-31'],
  ['custody', { months: 49 }, 'never', 'never'],
  ['custody', {}, 'ask length', 'ask length'],
  ['fine', {}, '2022-03-31', '2021-09-30'],
  ['compensation_order', {}, '2022-03-31', '2021-09-30'],
  ['endorsement', {}, '2026-03-31', '2023-09-30'],
  ['absolute_discharge', {}, '2021-03-31', '2021-03-31'],
  ['admonition', {}, '2021-03-31', '2021-03-31'],
  ['childrens_hearing', {}, '2021-03-31', '2021-03-31'],
  ['caution_for_good_behaviour', { ends: '2021-05-01' }, '2021-09-30', '2021-06-30'],
  ['caution_for_good_behaviour', { ends: '2022-05-01' }, '2022-05-02', '2022-05-02'],
  ['community_payback_order', { ends: '2021-12-31' }, '2022-03-31', '2022-01-01'],
  ['community_payback_order', {}, 'ask last_day', 'ask last_day'],
  ['drug_treatment_and_testing_order', { ends: '2023-01-31' }, '2023-02-01', '2023-02-01'],
  ['restriction_of_liberty_order', { ends: '2021-06-30' }, '2022-03-31', '2021-09-30'],
  ['compulsion_order', { ends: 'none' }, 'until_further_order', 'until_further_order'],
  ['ancillary_order', { ends: 'none' }, '2023-03-31', '2023-03-31'],
  ['ancillary_order', { ends: '2026-03-30' }, '2026-03-31', '2026-03-31'],
  ['other_sentence', {}, '2022-03-31', '2021-09-30'],
  ['service_dismissal_with_disgrace', {}, '2031-03-31', '2026-03-31'],
  ['service_dismissal', {}, '2028-03-31', '2024-09-30'],
  ['service_detention', {}, '2026-03-31', '2023-09-30'],
  ['alternative_warning', {}, '2021-03-31', '2021-03-31'],
  ['alternative_other', {}, '2021-06-30', '2021-06-30'],
]

const northernIrish: Row<NorthernIrishDisposal>[] = [
  ['custody', { months: 6 }, '2028-03-31', '2024-09-30'],
  ['custody', { months: 7 }, '2031-03-31', '2026-03-31'],
  ['custody', { months: 30 }, '2031-03-31', '2026-03-31'],
  ['custody', { months: 31 }, 'never', 'never'],
  ['childrens_detention', { months: 6 }, '2024-03-31', '2024-03-31'],
  ['childrens_detention', { months: 30 }, '2026-03-31', '2026-03-31'],
  ['fine', {}, '2026-03-31', '2023-09-30'],
  ['community_service_order', {}, '2026-03-31', '2023-09-30'],
  ['combination_order', {}, '2026-03-31', '2023-09-30'],
  ['probation_order', { ends: '2021-09-30' }, '2022-03-31', '2022-03-31'],
  ['probation_order', { ends: '2023-03-30' }, '2023-03-31', '2023-03-31'],
  ['bind_over', { ends: '2021-09-30' }, '2022-03-31', '2022-03-31'],
  ['conditional_discharge', {}, 'ask last_day', 'ask last_day'],
  ['absolute_discharge', {}, '2021-09-30', '2021-09-30'],
  ['attendance_centre_order', { ends: '2021-09-30' }, '2022-10-01', '2022-10-01'],
  ['juvenile_justice_centre_order', { ends: '2021-09-30' }, '2022-10-01', '2022-10-01'],
  ['youth_conference_order', { ends: '2021-09-30' }, '2022-10-01', '2022-10-01'],
  ['community_responsibility_order', { ends: '2021-09-30' }, '2022-10-01', '2022-10-01'],
  ['hospital_order', { ends: '2021-09-30' }, '2026-03-31', '2026-03-31'],
  ['hospital_order', { ends: '2025-09-30' }, '2027-10-01', '2027-10-01'],
]

test.each(scottish)('Scotland: %s %j is spent from %s, under 18 from %s', (kind, given, adult, under18) => {
  const details = detailsOf(given)
  expect(dateOf(periodInScotland(kind, { ...details, ageGroup: 'adult' }))).toBe(adult)
  expect(dateOf(periodInScotland(kind, { ...details, ageGroup: 'under18' }))).toBe(under18)
})

test.each(northernIrish)(
  'Northern Ireland: %s %j is spent from %s, under 18 from %s',
  (kind, given, adult, under18) => {
    const details = detailsOf(given)
    expect(dateOf(periodInNorthernIreland(kind, { ...details, ageGroup: 'adult' }))).toBe(adult)
    expect(dateOf(periodInNorthernIreland(kind, { ...details, ageGroup: 'under18' }))).toBe(under18)
  },
)

const onLeapDay = plainDate('2024-02-29')
const inMarch = (given: Row<string>[1], ageGroup: 'adult' | 'under18' = 'adult') => ({ ...detailsOf(given), ageGroup })

// A period that begins on a day that its last month does not have is over on the first of the next month.
test.each<[string, Found, string, string | undefined]>([
  [
    'a Scottish fine of 29 February',
    periodInScotland('fine', { convictedOn: onLeapDay, ageGroup: 'adult' }),
    '2025-03-01',
    '2025-02-28',
  ],
  [
    'a Northern Irish fine of 29 February',
    periodInNorthernIreland('fine', { convictedOn: onLeapDay, ageGroup: 'adult' }),
    '2029-03-01',
    '2029-02-28',
  ],
  ['a Scottish fine of 31 March', periodInScotland('fine', inMarch({})), '2022-03-31', undefined],
  ['the same, under 18', periodInScotland('fine', inMarch({}, 'under18')), '2021-10-01', '2021-09-30'],
  ['13 months and 4 years', periodInScotland('custody', inMarch({ months: 13 })), '2026-05-01', '2026-04-30'],
  [
    'prison by its term, under 18',
    periodInNorthernIreland('custody', inMarch({ months: 6 }, 'under18')),
    '2024-10-01',
    '2024-09-30',
  ],
  [
    'an order, under 18: 6 months',
    periodInScotland('community_payback_order', inMarch({ ends: '2021-06-30' }, 'under18')),
    '2021-10-01',
    '2021-09-30',
  ],
  [
    'an order that lasts longer than the months',
    periodInScotland('community_payback_order', inMarch({ ends: '2021-12-31' }, 'under18')),
    '2022-01-01',
    undefined,
  ],
  [
    'a year after an order that ends on 28 February',
    periodInNorthernIreland('attendance_centre_order', inMarch({ ends: '2024-02-28' })),
    '2025-03-01',
    '2025-02-28',
  ],
  [
    'no end given: 24 months from 29 February',
    periodInScotland('ancillary_order', { convictedOn: onLeapDay, ageGroup: 'adult', lastDay: 'none' }),
    '2026-03-01',
    '2026-02-28',
  ],
])('%s: the later day is shown', (_, found, shown, byTheLaw) => {
  expect(shownDay(found)).toBe(shown)
  expect(found.outcome === 'found' && found.dayByTheLaw).toBe(byTheLaw)
})

test('each answer says how sure it is and by which law', () => {
  const fine = { convictedOn, ageGroup: 'adult' } as const
  expect(periodInScotland('fine', fine)).toMatchObject({
    confidence: 'H',
    source: expect.stringContaining('section 5A'),
  })
  expect(periodInNorthernIreland('combination_order', fine)).toMatchObject({
    confidence: 'M',
    source: expect.stringContaining('1978'),
  })
})
