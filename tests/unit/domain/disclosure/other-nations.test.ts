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
function dateOf(found: Found): string {
  if (found.outcome === 'ask') return `ask ${found.question}`
  return found.period.outcome === 'dated' ? found.period.firstSpentDay : found.period.outcome
}

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

test('each answer says how sure it is and by which law', () => {
  const fine = { convictedOn, ageGroup: 'adult' } as const
  expect(periodInScotland('fine', fine)).toMatchObject({
    confidence: 'H',
    source: expect.stringContaining('section 5A'),
  })
  expect(periodInNorthernIreland('combination_order', fine)).toMatchObject({
    ...{ confidence: 'M', source: expect.stringContaining('1978') },
  })
})
