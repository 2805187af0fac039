import { plainDate } from '@/lib/domain/dates/plain-date'
import { maySend } from '@/lib/domain/job-board/advert-findings'
import { checkDemoAdvert, type DemoAdvert } from '@/lib/domain/job-board/check-demo-advert'
import { minimumWage } from '@/lib/domain/job-board/minimum-wage'

const today = plainDate('2026-11-21')
const advert: DemoAdvert = {
  title: 'Night picker',
  description: 'Pick and pack orders. A clean driving licence helps, but is not needed.',
  skills: 'Picking and packing, teamwork',
  pattern: 'Sunday to Thursday, 10pm to 6am',
  pence: minimumWage.pence,
  hoursPerWeek: 37,
  dbsLevel: 'none',
  closesOn: today,
}
const aReason = 'You teach children to swim, often on your own.'

test('an advert at the National Living Wage that closes today may be posted', () => {
  expect(checkDemoAdvert(advert, today)).toEqual([])
})

test.each<[Partial<DemoAdvert>, string]>([
  [{ pence: minimumWage.pence - 1 }, 'below_minimum_wage pay'],
  [{ closesOn: plainDate('2026-11-20') }, 'closing_date_past closesOn'],
  [{ closesOn: plainDate('2099-12-31') }, 'closing_date_far closesOn'],
  [{ hoursPerWeek: 61 }, 'hours_out_of_range hoursPerWeek'],
  [{ dbsLevel: 'enhanced', dbsReason: aReason }, 'check_without_duty duty'],
  [{ dbsLevel: 'enhanced', duty: 'prison', dbsReason: aReason }, 'check_above_duty dbsLevel'],
  [
    { dbsLevel: 'enhanced', duty: 'children_regulated', dbsReason: 'We want to be safe' },
    'check_without_reason dbsReason',
  ],
  [{ dbsLevel: 'standard', duty: 'finance', dbsReason: '' }, 'check_without_reason dbsReason'],
  [{ description: 'Enhanced DBS check for all.' }, 'check_above_chosen description'],
  [{ skills: 'Teamwork, enhanced DBS' }, 'check_above_chosen skills'],
  [{ description: 'You must have a clean criminal record.' }, 'blanket_ban description'],
  [{ description: 'Clear DBS needed' }, 'blanket_ban description'],
  [{ title: 'Driver (no ex-offenders)' }, 'blanket_ban title'],
  [{ description: 'We want men' }, 'sex_wanted description'],
  [{ pattern: 'Days. Aged 18 to 25' }, 'age_wanted pattern'],
])('%j: %s', (change, stop) => {
  const findings = checkDemoAdvert({ ...advert, ...change }, today)
  expect(findings.filter(({ stops }) => stops).map((one) => `${one.rule} ${one.field}`)).toEqual([stop])
})

test('softer words are advice, and an advert with them may be posted', () => {
  const findings = checkDemoAdvert({ ...advert, description: 'A recent graduate, full of energy' }, today)
  expect(findings.map(({ rule }) => rule)).toEqual(['age'])
  expect(maySend(findings)).toBe(true)
})

test('a check above basic is posted with the work and the reason that make it lawful', () => {
  const lawful: DemoAdvert = { ...advert, dbsLevel: 'enhanced', duty: 'children_regulated', dbsReason: aReason }
  expect(checkDemoAdvert(lawful, today)).toEqual([])
  expect(checkDemoAdvert({ ...advert, dbsLevel: 'basic' }, today)).toEqual([])
})
