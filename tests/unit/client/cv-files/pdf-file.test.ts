import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { makePdf } from '@/lib/client/cv-files/pdf-file'
import { type Paper } from '@/lib/client/cv-files/letters'
import { aLetterDraft, cvPaper, letterPaper, longDraft, ukDraft } from '@/tests/support/cv-papers'
import { publicFont } from '@/tests/support/public-fonts'

type Node = { role?: string; children?: Node[] }

/** What pdf.js, which we did not write, finds in the PDF. */
async function read(paper: Paper) {
  const made = await makePdf(paper, publicFont)
  if ('missing' in made) throw new Error(`missing ${made.missing.join(' ')}`)
  const raw = Buffer.from(made.bytes)
  const pdf = await getDocument({ data: made.bytes.slice(), useSystemFonts: false }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  const lines = contents.flatMap(({ items }) => items.flatMap((item) => ('str' in item && item.str.trim()) || []))
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as Node[]
  const metadata = await pdf.getMetadata()
  const result = {
    raw,
    lines,
    trees,
    metadata,
    info: metadata.info as Record<string, unknown>,
    pages: pdf.numPages,
    leftOut: made.leftOut,
    sizes: pages.map(({ view }) => view),
  }
  await pdf.loadingTask.destroy()
  return result
}

const roles = (node: Node): unknown[] =>
  (node.children ?? []).flatMap((child) => (child.role ? [[child.role, ...roles(child)]] : []))

test('reads in the order of the page: name, contact, each job with its dates, each award, skills', async () => {
  const { lines, pages } = await read(cvPaper(ukDraft()))
  expect(pages).toBe(1)
  expect(lines.slice(0, 5)).toEqual([
    'Siân Łukasz-Nguyễn',
    'sian.lukasz@example.org',
    '07700 900123',
    'Leeds, UK',
    'SUMMARY',
  ])
  const text = lines.join('\n')
  for (const job of [
    'Brook Stores Ltd\nJan 2024 - Present\nWarehouse Operative (Nights)\n•\nPicked and packed',
    'The Old Mill Café\nMar 2022 - Oct 2023\nCommis Chef\n•\nPrepared 200 covers a day\n•\nPassed every',
    'O’Connor & Sons\n2020 - Dec 2021\nTrainee Bricklayer\n•\nLaid footings',
    'Môr Care Home\nJun 2018 - Sep 2019\nHealthcare Assistant',
    'EDUCATION\nLevel 2 Award in Food Safety\n2022\nLeeds City College\nNVQ Level 2 Trowel Occupations\n2021',
    'SKILLS\nForklift (counterbalance), Food hygiene, Team work, Manual handling, Stock control',
  ])
    expect(text).toContain(job)
})

test('puts the skills first when the person chose that', async () => {
  const { lines } = await read(cvPaper(ukDraft({ order: 'skills-first' })))
  const headings = lines.filter((line) => /^[A-Z ]+$/.test(line))
  expect(headings).toEqual(['SUMMARY', 'SKILLS', 'WORK EXPERIENCE', 'EDUCATION'])
})

test('is tagged for people who listen to it', async () => {
  const { trees, info } = await read(
    cvPaper(ukDraft({ skills: [], education: [], summary: '', experiences: ukDraft().experiences.slice(1, 2) })),
  )
  expect(roles(trees[0] ?? {})).toEqual([
    [
      'Document',
      ['H1'],
      ['P'],
      ['H2'],
      ['H3'],
      ['P'],
      ['P'],
      ['L', ['LI', ['Lbl'], ['LBody']], ['LI', ['Lbl'], ['LBody']]],
    ],
  ])
  expect(info).toMatchObject({ Language: 'en-GB', Title: 'CV - Siân Łukasz-Nguyễn', PDFFormatVersion: '1.7' })
})

test('claims PDF/UA-1 and shows its title, also where the name holds a sign of XML', async () => {
  const { metadata, raw } = await read(cvPaper(ukDraft({ fullName: 'Jo <A> & "B"' })))
  expect(metadata.metadata?.get('dc:title')).toBe('CV - Jo <A> & "B"')
  expect(metadata.metadata?.get('pdfuaid:part')).toBe('1')
  expect(raw.toString('latin1')).toMatch(/\/DisplayDocTitle true/)
  expect(raw.toString('latin1')).not.toMatch(/CIDSet/)
})

test('says nothing about the person but the title', async () => {
  const { info, metadata } = await read(cvPaper(ukDraft()))
  const { Title, CreationDate, ...rest } = info
  expect(Title).toBe('CV - Siân Łukasz-Nguyễn')
  expect(CreationDate).toMatch(/^D:\d{14}Z$/)
  expect(
    Object.keys(rest)
      .filter((key) => !/^(PDF|Is|Encrypt|Language)/.test(key))
      .sort(),
  ).toEqual(['Creator', 'Producer'])
  expect(rest).toMatchObject({ Creator: 'PDFKit', Producer: 'PDFKit' })
  expect([...(metadata.metadata ?? [])].map(([key]) => key).sort()).toEqual(['dc:title', 'pdfuaid:part'])
})

test.each([
  ['Nguyễn Thị Hồng', 'Latin'],
  ['Ωμέγα Παπαδόπουλος', 'Greek'],
  ['Кирилл Щербаков', 'Cyrillic'],
])('writes %s (%s)', async (fullName) => {
  const { lines } = await read(cvPaper(ukDraft({ fullName })))
  expect(lines[0]).toBe(fullName)
})

test.each([
  ['דוד', ['ד', 'ו']],
  ['李小龍', ['李', '小', '龍']],
  ['ਮਨਜੀਤ', [...'ਮਨਜੀਤ']],
])('answers which letters of %s it cannot write, and asks for no typeface', async (fullName, letters) => {
  const font = () => Promise.reject(new Error('asked for a typeface'))
  expect(await makePdf(cvPaper(ukDraft({ fullName })), font)).toEqual({
    missing: letters,
    missingIn: [fullName],
  })
})

test.each([
  ['محمد علي', 'a name'],
  ['مهندس ميكانيكا', 'letters whose dots are drawn apart'],
  ['Reads Arabic (العربية) and Urdu (اردو) well', 'words among English ones'],
  ['عملت في 3 مصانع بين 2019-2021', 'numbers among Arabic words'],
])('writes %s (%s) as it is read, and tells programs the same', async (text) => {
  const { lines, raw } = await read(cvPaper(ukDraft({ fullName: text })))
  const letters = (line: string) => [...line.replace(/[\s\u034f]/g, '')].sort().join('')
  // pdf.js takes the text out by its own rules for the order of two directions; the letters are the same.
  expect(letters(lines.slice(0, lines.indexOf('sian.lukasz@example.org')).join(''))).toBe(letters(text))
  const actual = Buffer.from(`\ufeff${text} `, 'utf16le').swap16()
  expect(raw.includes('/ActualText')).toBe(true)
  expect(actual.length).toBeGreaterThan(2)
})

test('the second page has the name and its number, as shapes that no program takes for a line of the CV', async () => {
  const long = await read(cvPaper(longDraft(8)))
  expect(long.pages).toBe(2)
  expect(long.lines.filter((line) => line === 'Siân Łukasz-Nguyễn')).toHaveLength(1)
  expect(long.lines.join('\n')).not.toContain('2/2')
  const pagination = (paper: { raw: Buffer }) => paper.raw.toString('latin1').includes('/Pagination')
  expect([pagination(long), pagination(await read(cvPaper(ukDraft())))]).toEqual([false, false])
})

test('leaves emoji out and says which', async () => {
  const { lines, leftOut } = await read(
    cvPaper(ukDraft({ summary: 'Hard worker 💪🏽 from 🇬🇧 who cooks ✔ well', skills: ['🎉'] })),
  )
  expect(lines).toContain('Hard worker from who cooks well')
  expect(lines).not.toContain('SKILLS')
  expect(leftOut).toEqual(['💪', '🇬🇧', '✔', '🎉'])
})

test('takes a second page rather than smaller type, and no more than it needs', async () => {
  expect((await read(cvPaper(longDraft(6)))).pages).toBe(2)
  expect((await read(cvPaper(longDraft(8)))).pages).toBe(2)
  const long = await read(cvPaper(longDraft(18)))
  expect(long.pages).toBe(4)
  expect(long.sizes).toEqual(Array.from({ length: 4 }, () => [0, 0, 595.28, 841.89]))
  expect(long.lines.join('\n')).toContain('Operative number 18')
})

test('holds two hundred skills and a text of 20,000 letters without a space', async () => {
  const skills = Array.from({ length: 200 }, (_, index) => `Skill number ${index + 1}`)
  const { lines, pages } = await read(cvPaper(ukDraft({ skills, summary: 'x'.repeat(20_000) })))
  const text = lines.join(' ')
  for (const skill of skills) expect(text).toContain(skill)
  expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(20_000)
  expect(pages).toBeGreaterThan(3)
})

test('makes the letter a file of its own, whose title tells nothing', async () => {
  const { lines, info, pages, trees } = await read(letterPaper(aLetterDraft()))
  expect(pages).toBe(1)
  expect(info.Title).toBe('Letter - Siân Łukasz-Nguyễn')
  expect(lines[0]).toBe('Dear Ms Patel,')
  expect(lines.slice(-2)).toEqual(['Yours sincerely,', 'Siân Łukasz-Nguyễn'])
  expect(roles(trees[0] ?? {})).toEqual([['Document', ...Array.from({ length: 6 }, () => ['P'])]])
})

test('makes a file of an empty draft', async () => {
  const { pages, lines, info } = await read(
    cvPaper(
      ukDraft({
        fullName: '',
        email: '',
        phone: '',
        location: '',
        summary: '',
        experiences: [],
        skills: [],
        education: [],
      }),
    ),
  )
  expect({ pages, lines, Title: info.Title }).toEqual({ pages: 1, lines: [], Title: 'CV' })
})
