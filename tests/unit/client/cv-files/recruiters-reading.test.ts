import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { makePdf } from '@/lib/client/cv-files/pdf-file'
import { type CvDraft } from '@/lib/domain/cv/cv-draft'
import { formatDates } from '@/lib/domain/cv/cv-dates'
import { cvPaper, longDraft, ukDraft } from '@/tests/support/cv-papers'
import { publicFont } from '@/tests/support/public-fonts'

// Recruiters' programs know nothing of tags. They see words at places on a page, and go by what follows here: a heading
// stands alone, in bold capitals; a gap of 1.4 lines parts two jobs; a job is its first line with the dates in it, then
// the title, then lines with a bullet. This reads a PDF that way and no other.

type Item = { text: string; x: number; size: number; isBold: boolean }
type Line = { page: number; y: number; items: Item[] }
type Reading = { heading: string; lines: Line[] }

async function linesOf(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await getDocument({ data: bytes.slice(), fontExtraProperties: true }).promise
  const lines: Line[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const proxy = await pdf.getPage(page)
    // Fonts have their names once the page has been prepared for drawing.
    await proxy.getOperatorList()
    const { items } = await proxy.getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const { name } = proxy.commonObjs.get(item.fontName) as { name: string }
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
      const found = lines.find((line) => line.page === page && Math.abs(line.y - y) < 1)
      const read = { text: item.str.trim(), x, size: item.height, isBold: /bold/i.test(name) }
      if (found) found.items.push(read)
      else lines.push({ page, y, items: [read] })
    }
  }
  await pdf.loadingTask.destroy()
  for (const { items } of lines) items.sort((one, other) => one.x - other.x)
  return lines.sort((one, other) => one.page - other.page || other.y - one.y)
}

const isHeading = ({ items: [item, ...others] }: Line) =>
  item !== undefined && others.length === 0 && item.isBold && /^[A-Z& ]+$/.test(item.text)

function sectionsOf(lines: readonly Line[]): Reading[] {
  const sections: Reading[] = [{ heading: '', lines: [] }]
  for (const line of lines) {
    if (isHeading(line)) sections.push({ heading: line.items[0]?.text ?? '', lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** The gap between lines that is met most often, in points. */
function usualGap(lines: readonly Line[]): number {
  const gaps = lines.slice(1).map((line, index) => Math.round((lines[index]?.y ?? 0) - line.y))
  const counts = new Map<number, number>()
  for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

function partsOf(lines: readonly Line[], gap: number): Line[][] {
  const parts: Line[][] = []
  lines.forEach((line, index) => {
    const above = lines[index - 1]
    const isApart = !above || above.page !== line.page || above.y - line.y > gap * 1.4
    if (isApart) parts.push([line])
    else parts.at(-1)?.push(line)
  })
  return parts
}

const hasYear = /\b(19|20)\d\d\b|Present/

function entryOf([first, second, ...rest]: Line[]) {
  const dates = first?.items.find(({ text }) => hasYear.test(text))?.text
  const name = first?.items.find(({ text }) => !hasYear.test(text))?.text
  const bullets = rest.filter(({ items }) => items[0]?.text === '•').map(({ items }) => items[1]?.text)
  return { name, dates, below: second?.items.map(({ text }) => text).join(' '), bullets }
}

async function readAsRecruiter(draft: CvDraft) {
  const made = await makePdf(cvPaper(draft), publicFont)
  if ('missing' in made) throw new Error('missing letters')
  const lines = await linesOf(made.bytes)
  const sections = sectionsOf(lines)
  const gap = usualGap(lines)
  const entries = (heading: string) =>
    partsOf(sections.find((section) => section.heading === heading)?.lines ?? [], gap).map(entryOf)
  const top = sections[0]?.lines.flatMap(({ items }) => items) ?? []
  return {
    name: top.toSorted((one, other) => other.size - one.size)[0]?.text,
    email: top.find(({ text }) => /^\S+@\S+\.\S+$/.test(text))?.text,
    phone: top.find(({ text }) => /^\+?[\d ]{10,}$/.test(text))?.text,
    place: top.find(({ text }) => /^[A-Z]\w+, [A-Z]+/.test(text))?.text,
    jobs: entries('WORK EXPERIENCE'),
    schools: entries('EDUCATION'),
    skills: sections
      .find(({ heading }) => heading === 'SKILLS')
      ?.lines.flatMap(({ items }) => items.map((item) => item.text)),
  }
}

test.each(['work-first', 'skills-first'] as const)('reads back what was typed (%s)', async (order) => {
  const draft = ukDraft({ order })
  const read = await readAsRecruiter(draft)
  expect(read).toMatchObject({
    name: draft.fullName,
    email: draft.email,
    phone: draft.phone,
    place: draft.location,
    skills: [draft.skills.join(', ')],
  })
  expect(read.jobs.map(({ name, dates, below }) => ({ name, dates, below }))).toEqual(
    draft.experiences.map((job) => ({ name: job.company, dates: formatDates(job), below: job.jobTitle })),
  )
  expect(read.jobs.map(({ bullets }) => bullets.length)).toEqual([4, 2, 1, 1])
  expect(read.schools.map(({ name, dates, below }) => [name, dates, below])).toEqual(
    draft.education.map(({ qualification, year, institution }) => [qualification, year, institution]),
  )
})

test('reads every job of a CV of two pages', async () => {
  const draft = longDraft(7)
  const { jobs, schools } = await readAsRecruiter(draft)
  expect(jobs.map(({ name, dates, below }) => [name, dates, below])).toEqual(
    draft.experiences.map((job) => [job.company, formatDates(job), job.jobTitle]),
  )
  expect(schools).toHaveLength(3)
})
