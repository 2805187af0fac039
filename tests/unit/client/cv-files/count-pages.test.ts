import { condensed, countPages } from '@/lib/client/cv-files/count-pages'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import { cvPaper, longDraft, ukDraft } from '@/tests/support/cv-papers'

test.each([
  [1, 1],
  [6, 2],
  [8, 2],
  [12, 3],
  [18, 4],
])('%i jobs with four lines each take %i pages', (jobs, pages) => {
  expect(countPages(cvPaper(longDraft(jobs)))).toBe(pages)
})

test('counts letters that the PDF cannot write as well: print can', () => {
  expect(countPages(cvPaper(ukDraft({ fullName: 'محمد', summary: '李'.repeat(6000) })))).toBe(3)
})

test('cuts the oldest jobs until a CV of three pages fits on two, and nothing else', () => {
  const long = cvDocument(longDraft(12))
  const short = condensed(long)
  expect(countPages({ kind: 'CV', document: short })).toBe(2)
  const jobsOf = (document: typeof long) =>
    document.sections.flatMap((section) => (section.kind === 'work' ? section.entries : []))
  expect(jobsOf(short).map(({ first, right, second }) => [first, right, second])).toEqual(
    jobsOf(long).map(({ first, right, second }) => [first, right, second]),
  )
  const lines = jobsOf(short).map(({ bullets }) => bullets.length)
  expect(lines[0]).toBe(4)
  expect(lines.at(-1)).toBe(1)
  expect(lines).toEqual([...lines].sort((one, other) => other - one))
  expect(short.sections.filter(({ kind }) => kind !== 'work')).toEqual(
    long.sections.filter(({ kind }) => kind !== 'work'),
  )
})

test('leaves a CV of two pages as it is, and never cuts the newest job', () => {
  const fits = cvDocument(longDraft(8))
  expect(condensed(fits)).toBe(fits)
  const endless = condensed(cvDocument({ ...longDraft(60), summary: 'Long. '.repeat(2000) }))
  const bullets = endless.sections.flatMap((section) =>
    section.kind === 'work' ? section.entries.map((entry) => entry.bullets.length) : [],
  )
  expect(bullets).toEqual([4, ...Array.from({ length: 59 }, () => 0)])
})
