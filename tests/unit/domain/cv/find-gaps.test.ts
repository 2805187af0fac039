import { type Experience } from '@/lib/domain/cv/cv-draft'
import { findGaps } from '@/lib/domain/cv/find-gaps'
import { aJob } from '@/tests/support/a-cv-draft'

const today = { year: 2026, month: 11 }
const date = (text: string) => {
  const [year, month] = text.split('-').map(Number)
  return { year: year || null, month: month ?? null }
}
const job = (start: string, end: string | 'now'): Experience =>
  aJob({ startDate: date(start), endDate: date(end === 'now' ? '' : end), current: end === 'now' })
const month = ({ year, month: number }: { year: number; month: number }) => `${year}-${String(number).padStart(2, '0')}`
const gaps = (...jobs: Experience[]) =>
  findGaps(jobs, today).map(({ from, to, months, isOpen }) => [month(from), month(to), months, isOpen])

test.each<[string, Experience[], (string | number | boolean)[][]]>([
  ['no jobs', [], []],
  [
    'three whole months between',
    [job('2020-01', '2023-10'), job('2024-02', 'now')],
    [['2023-11', '2024-01', 3, false]],
  ],
  ['two whole months between', [job('2020-01', '2023-10'), job('2024-01', 'now')], []],
  ['jobs in any order', [job('2024-02', 'now'), job('2020-01', '2023-10')], [['2023-11', '2024-01', 3, false]]],
  ['jobs that overlap', [job('2020-01', '2024-12'), job('2021-01', '2022-01'), job('2025-01', 'now')], []],
  ['a gap until today', [job('2020-01', '2026-07')], [['2026-08', '2026-10', 3, true]]],
  ['not yet three months until today', [job('2020-01', '2026-08')], []],
  ['years alone get the benefit of the doubt', [job('2020', '2022'), job('2023', 'now')], []],
  ['a whole year missing', [job('2020', '2021'), job('2023', 'now')], [['2022-01', '2022-12', 12, false]]],
  ['a job without an end lasts until the next', [job('2020-01', ''), job('2023-01', 'now')], []],
  ['a last job without an end', [job('2020-01', '')], []],
  ['a job without dates', [job('', '')], []],
  ['a present job without a start', [job('', 'now'), job('2020-01', '2020-02')], [['2020-03', '2026-10', 80, true]]],
  [
    'two gaps, the newest first',
    [job('2015-01', '2015-12'), job('2017-01', '2017-12'), job('2019-01', 'now')],
    [
      ['2018-01', '2018-12', 12, false],
      ['2016-01', '2016-12', 12, false],
    ],
  ],
])('%s', (_, jobs, expected) => expect(gaps(...jobs)).toEqual(expected))
