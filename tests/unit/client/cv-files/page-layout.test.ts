import { type Paper } from '@/lib/client/cv-files/letters'
import { breakLines, layOut, sheet, type PlacedText, type Tag } from '@/lib/client/cv-files/page-layout'
import { textWidth } from '@/lib/client/cv-files/letters'
import { aCourse, aJob } from '@/tests/support/a-cv-draft'
import { aLetterDraft, cvPaper, letterPaper, longDraft, ukDraft } from '@/tests/support/cv-papers'

type Line = PlacedText & { role: string }

const linesOf = ({ role, children }: Tag): Line[] =>
  children.flatMap((child) => ('role' in child ? linesOf(child) : [{ ...child, role }]))

const manySkills = Array.from({ length: 200 }, (_, index) => `Skill number ${index + 1}`)
const aJobWith = (lines: number) =>
  aJob({
    company: 'Brook Stores',
    jobTitle: 'Picker',
    description: Array.from({ length: lines }, () => 'Picked').join('\n'),
  })

const papers: Record<string, Paper> = {
  'a usual CV': cvPaper(ukDraft()),
  'skills first': cvPaper(ukDraft({ order: 'skills-first' })),
  'eight jobs': cvPaper(longDraft(8)),
  'eighteen jobs': cvPaper(longDraft(18)),
  'two hundred skills': cvPaper(ukDraft({ skills: manySkills })),
  'words longer than a line': cvPaper(
    ukDraft({
      fullName: 'W'.repeat(300),
      email: `${'w'.repeat(200)}@example.org`,
      summary: 'W'.repeat(20_000),
      experiences: [aJob({ company: 'W'.repeat(300), jobTitle: 'W'.repeat(300), description: 'W'.repeat(300) })],
      education: [
        aCourse({
          qualification: 'W'.repeat(300),
          year: 'the summer of the year of the great storm, or the one after',
        }),
      ],
      skills: ['W'.repeat(500)],
    }),
  ),
  'a job longer than a page': cvPaper(ukDraft({ experiences: [aJobWith(90), aJobWith(3)] })),
  'a letter': letterPaper(aLetterDraft()),
  'a letter of three pages': letterPaper(aLetterDraft({ disclosureLetter: 'One line\n\n'.repeat(90) })),
}

test.each(Object.entries(papers))('%s stays inside the margins, with type of 10.5 points or more', (_, paper) => {
  const { tree, pageCount, rules } = layOut(paper)
  const lines = linesOf(tree)
  for (const { x, y, text, size, weight, page } of lines) {
    expect(size).toBeGreaterThanOrEqual(10.5)
    expect(x).toBeGreaterThanOrEqual(45)
    expect(x + textWidth(text, weight, size)).toBeLessThanOrEqual(sheet.width - 45 + 0.01)
    expect(y).toBeGreaterThanOrEqual(45)
    expect(y + size * 1.362).toBeLessThanOrEqual(sheet.height - 45 + 0.01)
    expect(page).toBeLessThan(pageCount)
  }
  expect(new Set(lines.map(({ page }) => page)).size).toBe(pageCount)
  for (const { page } of rules) expect(page).toBeLessThan(pageCount)
})

test.each(Object.entries(papers))(
  '%s has no text upon other text, and no heading at the foot of a page',
  (_, paper) => {
    const lines = linesOf(layOut(paper).tree)
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1, index + 12)) {
        if (other.page !== line.page) continue
        const isBelow = other.y >= line.y + line.size * 1.3
        const isBeside =
          Math.abs(other.y - line.y) < 0.01 && other.x >= line.x + textWidth(line.text, line.weight, line.size)
        expect(isBelow || isBeside || other.y === line.y).toBe(true)
        if (other.y === line.y && other.x !== line.x) {
          const [left, right] = line.x < other.x ? [line, other] : [other, line]
          expect(right.x).toBeGreaterThanOrEqual(left.x + textWidth(left.text, left.weight, left.size))
        }
      }
      const next = lines[index + 1]
      if (line.role === 'H2' || line.role === 'H3') expect(next?.page).toBe(line.page)
    })
  },
)

test('keeps each job on one page, and parts two jobs by ten points or more', () => {
  const lines = linesOf(layOut(cvPaper(longDraft(8))).tree)
  const starts = lines.flatMap(({ role }, index) => (role === 'H3' ? [index] : []))
  for (const start of starts) {
    const job = [
      lines[start],
      ...lines.slice(
        start + 1,
        lines.findIndex(({ role }, at) => at > start && /^H/.test(role)),
      ),
    ]
    expect(new Set(job.map((line) => line?.page)).size).toBe(1)
    const [before, first] = [lines[start - 1], lines[start]]
    if (before && first && before.page === first.page && before.role !== 'H2')
      expect(first.y - (before.y + before.size * 1.362)).toBeGreaterThanOrEqual(10)
  }
})

test('splits a job that is longer than a page, with at least two of its lines on each side', () => {
  const lines = linesOf(layOut(papers['a job longer than a page'] as Paper).tree)
  const bodies = lines.filter(({ role }) => role === 'LBody')
  expect(bodies.filter(({ page }) => page === 0).length).toBeGreaterThan(20)
  const lastPage = Math.max(...bodies.slice(0, 90).map(({ page }) => page))
  expect(bodies.slice(0, 90).filter(({ page }) => page === lastPage).length).toBeGreaterThanOrEqual(2)
})

test('uses the smaller type only where it saves a page', () => {
  const sizeOf = (jobs: number) => linesOf(layOut(cvPaper(longDraft(jobs))).tree).at(-1)?.size
  const pagesOf = (jobs: number) => layOut(cvPaper(longDraft(jobs))).pageCount
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((jobs) => [pagesOf(jobs), sizeOf(jobs)])
  expect(counts[0]).toEqual([1, 11])
  expect(counts).toContainEqual([1, 10.5])
  expect(counts).toContainEqual([2, 11])
  expect(counts).toContainEqual([2, 10.5])
})

test('begins its headings at the first level, also before the name is there', () => {
  const levels = (fullName: string) => [
    ...new Set(
      linesOf(layOut(cvPaper(ukDraft({ fullName }))).tree).flatMap(({ role }) => (/^H/.test(role) ? [role] : [])),
    ),
  ]
  expect(levels('Jo Smith')).toEqual(['H1', 'H2', 'H3'])
  expect(levels('')).toEqual(['H1', 'H2'])
})

test('puts dates at the right edge of the employer’s line', () => {
  const lines = linesOf(layOut(cvPaper(ukDraft())).tree)
  const dates = lines.find(({ text }) => text === 'Jan 2024 - Present')
  const employer = lines.find(({ text }) => text === 'Brook Stores Ltd')
  expect(dates?.y).toBe(employer?.y)
  expect((dates?.x ?? 0) + textWidth('Jan 2024 - Present', 'regular', dates?.size ?? 0)).toBeCloseTo(sheet.width - 54)
})

test('parts skills by semicolons where one of them has a comma', () => {
  const skillsOf = (skills: string[]) => linesOf(layOut(cvPaper(ukDraft({ skills }))).tree).at(-1)?.text
  expect(skillsOf(['Cooking', 'Cleaning'])).toBe('Cooking, Cleaning')
  expect(skillsOf(['Cooking, hot and cold', 'Cleaning'])).toBe('Cooking, hot and cold; Cleaning')
})

test.each([
  ['one two three', 30, ['one', 'two', 'three']],
  ['one two three', 1000, ['one two three']],
  ['', 100, []],
  ['aaaaaaaaaa b', 30, ['aaaaa', 'aaaaa', 'b']],
  // A letter and its accent are never parted.
  ['n\u0308n\u0308n\u0308', 1, ['n\u0308', 'n\u0308', 'n\u0308']],
])('breaks %j in %d points', (text, width, lines) => {
  expect(breakLines(text, width, 'regular', 10)).toEqual(lines)
})
