import { makeDocx } from '@/lib/client/cv-files/docx-file'
import { type Paper } from '@/lib/client/cv-files/letters'
import { aLetterDraft, cvPaper, letterPaper, ukDraft } from '@/tests/support/cv-papers'
import { wordParts } from '@/tests/support/word-file'

async function read(paper: Paper) {
  const made = await makeDocx(paper)
  if ('missing' in made) throw new Error('A Word file has no typeface of its own.')
  const parts = wordParts(made.bytes)
  const paragraphs = (parts['word/document.xml'] ?? '').match(/<w:p>.*?<\/w:p>/g) ?? []
  return {
    parts,
    lines: paragraphs.map((paragraph) => {
      const style = /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1]
      const text = paragraph
        .replaceAll('<w:tab/>', '\t')
        .replaceAll('<w:br/>', '\n')
        .replace(/<[^>]+>/g, '')
      const isBullet = paragraph.includes('<w:numPr>')
      return [isBullet ? 'bullet' : (style ?? 'text'), text.replaceAll('&amp;', '&').replaceAll('&lt;', '<')]
    }),
  }
}

test('has real headings and lists, in the order of the page', async () => {
  const { lines, parts } = await read(cvPaper(ukDraft({ experiences: ukDraft().experiences.slice(1, 2) })))
  expect(lines.filter(([, text]) => !text?.startsWith('Reliable'))).toEqual([
    ['Title', 'Siân Łukasz-Nguyễn'],
    ['text', 'sian.lukasz@example.org   |   07700 900123   |   Leeds, UK'],
    ['Heading1', 'SUMMARY'],
    ['Heading1', 'WORK EXPERIENCE'],
    ['Heading2', 'The Old Mill Café\tMar 2022 - Oct 2023'],
    ['text', 'Commis Chef'],
    ['bullet', 'Prepared 200 covers a day'],
    ['bullet', 'Passed every hygiene visit with five stars'],
    ['Heading1', 'EDUCATION'],
    ['Heading2', 'Level 2 Award in Food Safety\t2022'],
    ['text', 'Leeds City College'],
    ['Heading2', 'NVQ Level 2 Trowel Occupations\t2021'],
    ['text', 'Coleg y Cymoedd'],
    ['Heading2', 'GCSE Maths and English, grade 5\t2017'],
    ['text', 'Roundhay School'],
    ['Heading1', 'SKILLS'],
    ['text', 'Forklift (counterbalance), Food hygiene, Team work, Manual handling, Stock control'],
  ])
  for (const [style, level] of [
    ['Heading1', 0],
    ['Heading2', 1],
  ])
    expect(parts['word/styles.xml']).toMatch(
      new RegExp(`w:styleId="${style}"(?:(?!</w:style>).)*<w:outlineLvl w:val="${level}"/>`),
    )
  expect(parts['word/numbering.xml']).toContain('<w:lvlText w:val="•"/>')
})

test('is an A4 page in British English', async () => {
  const { parts } = await read(cvPaper(ukDraft()))
  expect(parts['word/document.xml']).toMatch(/<w:pgSz w:w="11906" w:h="16838"/)
  expect(parts['word/styles.xml']).toMatch(/<w:docDefaults>.*<w:lang w:val="en-GB"/)
})

test('names nobody but the person in its properties', async () => {
  const { parts } = await read(cvPaper(ukDraft({ fullName: 'Jo <A> & Co' })))
  const said = ['docProps/core.xml', 'docProps/app.xml', 'docProps/custom.xml'].map((path) =>
    (parts[path] ?? '').replace(/<[^>]+>/g, ' ').replace(/\d{4}-[\d-]+T[\d:.]+Z/g, ''),
  )
  // The title, the person as author and as last editor, and the number of the version.
  const name = 'Jo &lt;A&gt; &amp; Co'
  expect(
    said
      .join(' ')
      .split(/\s{2,}/)
      .filter((word) => word.trim() !== '')
      .map((word) => word.trim()),
  ).toEqual([`CV - ${name}`, name, name, '1'])
})

test('writes every script: Word has typefaces of its own', async () => {
  const { lines } = await read(cvPaper(ukDraft({ fullName: 'محمد 李', summary: '😀 fine' })))
  expect(lines[0]).toEqual(['Title', 'محمد 李'])
  expect(lines).toContainEqual(['text', '😀 fine'])
})

test('makes the letter a file of its own', async () => {
  const { lines, parts } = await read(letterPaper(aLetterDraft()))
  expect(lines[0]).toEqual(['text', 'Dear Ms Patel,'])
  expect(lines[3]).toEqual([
    'text',
    'Since then:\nI have worked nights at Brook Stores for almost two years.\nI have a forklift licence.',
  ])
  expect(parts['docProps/core.xml']).toContain('<dc:title>Letter - Siân Łukasz-Nguyễn</dc:title>')
})
