import { readFile, writeFile } from 'node:fs/promises'

import { expect, test } from 'playwright/test'

import { makeDocx } from '../../lib/client/cv-files/docx-file'
import { type Paper } from '../../lib/client/cv-files/letters'
import { makePdf } from '../../lib/client/cv-files/pdf-file'
import { plainText } from '../../lib/client/cv-files/text-file'
import { aLetterDraft, cvPaper, letterPaper, longDraft, ukDraft } from '../support/cv-papers'
import { publicFont } from '../support/public-fonts'
import { hasTool, runTool } from '../support/run-tool'

// The judges are programs that nobody here wrote: Poppler, qpdf and LibreOffice. CI installs them and must have them.
const isHere = (tool: string) => Boolean(process.env.CI) || hasTool(tool)

const papers = {
  'an ordinary CV': cvPaper(ukDraft()),
  'a CV with the skills first': cvPaper(ukDraft({ order: 'skills-first' })),
  'a CV of two pages': cvPaper(longDraft(7)),
  'a CV of three pages': cvPaper(longDraft(12)),
  'a CV with two hundred skills': cvPaper(
    ukDraft({ skills: Array.from({ length: 200 }, (_, index) => `Skill number ${index + 1}`) }),
  ),
  'a CV in Greek, Cyrillic and Vietnamese letters': cvPaper(
    ukDraft({ fullName: 'Ωμέγα Кирилл Nguyễn', summary: 'Ωμέγα, Кирилл, Nguyễn Thị Hồng, Łukasz, Siân.' }),
  ),
  'a letter': letterPaper(aLetterDraft()),
} satisfies Record<string, Paper>

async function fileOf(paper: Paper, format: 'pdf' | 'docx'): Promise<string> {
  const made = format === 'pdf' ? await makePdf(paper, publicFont) : await makeDocx(paper)
  if ('missing' in made) throw new Error(`missing: ${made.missing.join(' ')}`)
  const path = test.info().outputPath(`paper.${format}`)
  await writeFile(path, made.bytes)
  return path
}

const rolesIn = (tree: string) => [...tree.matchAll(/^ *(\w+) \(\w+\):?$/gm)].map(([, role]) => role)
const words = (text: string) => text.replaceAll('•', ' ').split(/\s+/).filter(Boolean)

for (const [name, paper] of Object.entries(papers)) {
  test(`${name}: Poppler and qpdf read the whole PDF, in order, tagged, with its typeface in it`, async () => {
    test.skip(!isHere('pdftotext') || !isHere('qpdf'), 'poppler-utils or qpdf is not installed')
    const path = await fileOf(paper, 'pdf')
    expect(runTool('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found')
    // In the order of reading, every word of the paper and no other.
    expect(words(runTool('pdftotext', '-raw', path, '-'))).toEqual(words(plainText(paper)))
    const facts = runTool('pdfinfo', path)
    expect(facts).toMatch(/^Tagged: +yes$/m)
    expect(facts).toMatch(/^Page size: .*\(A4\)$/m)
    expect(facts).toContain(`Title:           ${paper.document.title}\n`)
    expect(facts).not.toMatch(/^(Author|Subject|Keywords):/m)
    const tagged = runTool('pdfinfo', '-struct-text', path)
    expect([...new Set(rolesIn(tagged))]).toEqual(
      paper.kind === 'CV' ? expect.arrayContaining(['H1', 'P', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody']) : ['P'],
    )
    const said = [...tagged.matchAll(/^ *"(.*)"$/gm)].map(([, text]) => text)
    expect(words(said.join(''))).toEqual(words(plainText(paper)))
    const fonts = runTool('pdffonts', path).trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(0)
    // A subset of the typeface, embedded, with its letters' meanings.
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+NotoSans-(Regular|Bold) .* yes yes yes /)
  })
}

for (const name of [
  'an ordinary CV',
  'a CV of three pages',
  'a CV in Greek, Cyrillic and Vietnamese letters',
  'a letter',
] as const) {
  test(`${name}: LibreOffice opens the Word file and loses nothing`, async () => {
    test.skip(!isHere('soffice') || !isHere('pdftotext'), 'LibreOffice Writer or poppler-utils is not installed')
    const paper = papers[name]
    const path = await fileOf(paper, 'docx')
    const folder = test.info().outputPath('libreoffice')
    const settings = `-env:UserInstallation=file://${test.info().outputPath('settings')}`
    const convert = (options: string) =>
      runTool('soffice', settings, '--headless', '--convert-to', options, '--outdir', folder, path)

    convert('txt:Text (encoded):UTF8')
    const read = words(await readFile(`${folder}/paper.txt`, 'utf8'))
    expect(read.filter((word) => word !== '|')).toEqual(words(plainText(paper)))

    convert('pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}')
    const drawn = `${folder}/paper.pdf`
    // Letters that the machine's own typeface lacks are drawn with another, and then come out of their order.
    const letters = (text: string) => [...words(text).join('').replaceAll('|', '')].sort()
    expect(letters(runTool('pdftotext', '-raw', drawn, '-'))).toEqual(letters(plainText(paper)))
    expect(runTool('pdfinfo', drawn)).toMatch(/^Page size: .*\(A4\)$/m)
    const roles = rolesIn(runTool('pdfinfo', '-struct', drawn))
    expect(roles).toEqual(expect.arrayContaining(paper.kind === 'CV' ? ['H1', 'H2', 'L', 'LI', 'LBody'] : ['P']))
  })
}

test('the layout that recruiters’ programs read: dates on the employer’s line, headings alone, gaps between jobs', async () => {
  test.skip(!isHere('pdftotext'), 'poppler-utils is not installed')
  const path = await fileOf(cvPaper(ukDraft()), 'pdf')
  const lines = runTool('pdftotext', '-layout', path, '-').split('\n')
  expect(lines[0]).toBe('Siân Łukasz-Nguyễn')
  expect(lines[1]).toMatch(/^sian\.lukasz@example\.org {2,}07700 900123 {2,}Leeds, UK$/)
  for (const heading of ['SUMMARY', 'WORK EXPERIENCE', 'EDUCATION', 'SKILLS']) expect(lines).toContain(heading)
  for (const [employer, dates, title] of [
    ['Brook Stores Ltd', 'Jan 2024 - Present', 'Warehouse Operative (Nights)'],
    ['The Old Mill Café', 'Mar 2022 - Oct 2023', 'Commis Chef'],
    ['O’Connor & Sons', '2020 - Dec 2021', 'Trainee Bricklayer'],
    ['Môr Care Home', 'Jun 2018 - Sep 2019', 'Healthcare Assistant'],
    ['Level 2 Award in Food Safety', '2022', 'Leeds City College'],
    ['NVQ Level 2 Trowel Occupations', '2021', 'Coleg y Cymoedd'],
    ['GCSE Maths and English, grade 5', '2017', 'Roundhay School'],
  ] as const) {
    const at = lines.findIndex((line) => line.startsWith(employer))
    expect(lines[at]?.slice(employer.length)).toMatch(/^ {4,}/)
    expect(lines[at]?.trimEnd().endsWith(`  ${dates}`)).toBe(true)
    expect(lines[at + 1]).toBe(title)
    // An empty line stands for the gap that parts one job from the next; the first follows its heading.
    expect(['', 'WORK EXPERIENCE', 'EDUCATION']).toContain(lines[at - 1])
  }
})
