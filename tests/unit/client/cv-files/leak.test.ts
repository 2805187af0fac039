import { inflateSync } from 'node:zlib'

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { makeDocx } from '@/lib/client/cv-files/docx-file'
import { makePdf } from '@/lib/client/cv-files/pdf-file'
import { plainText } from '@/lib/client/cv-files/text-file'
import { aCvDraft } from '@/tests/support/a-cv-draft'
import { cvPaper, letterPaper } from '@/tests/support/cv-papers'
import { publicFont } from '@/tests/support/public-fonts'
import { wordParts } from '@/tests/support/word-file'

/** Every answer that must stay on the device holds a word of its own, and the place is a prison. */
const draft = aCvDraft({
  rehabilitationSteps: 'MARKERSTEPS',
  disclosureLetter: 'MARKERLETTER',
  generatedLetter: 'MARKERGENERATED',
  previousLetter: 'MARKERPREVIOUS',
})

const secrets =
  /HMP|prison|convict|offen[cd]|disclos|serious|1-2-years|timeframe|cv-help|support|awardingBody|showPlace|MARKER/i

/** Everything in a PDF that can be read without drawing it: the bytes, and what its streams unpack to. */
function unpackedPdf(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes)
  const streams = [...raw.toString('latin1').matchAll(/FlateDecode[^]*?stream\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length
    return inflateSync(raw.subarray(start, raw.indexOf('endstream', start))).toString('latin1')
  })
  expect(streams.length).toBeGreaterThan(2)
  const all = [raw.toString('latin1'), ...streams].join('\n')
  // Text beside the pages is in two-byte letters where it is not plain.
  return `${all}\n${all.replaceAll('\0', '')}`
}

async function drawnText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes.slice() }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  const attachments: unknown = await pdf.getAttachments()
  await pdf.loadingTask.destroy()
  expect(attachments).toBeNull()
  return contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}

async function filesOf(paper: Parameters<typeof makePdf>[0]) {
  const [pdf, docx] = [await makePdf(paper, publicFont), await makeDocx(paper)]
  if ('missing' in pdf || 'missing' in docx) throw new Error('missing letters')
  return {
    pdf: `${unpackedPdf(pdf.bytes)}\n${await drawnText(pdf.bytes)}`,
    docx: Object.entries(wordParts(docx.bytes)).flat().join('\n'),
    txt: plainText(paper),
  }
}

test('no file of a CV holds where work was, or any answer about a conviction', async () => {
  const files = await filesOf(cvPaper(draft))
  for (const [format, content] of Object.entries(files)) {
    expect({ format, found: secrets.exec(content)?.[0] }).toEqual({ format, found: undefined })
    expect(content).toContain('City & Guilds'.replace('&', format === 'docx' ? '&amp;' : '&'))
  }
})

test('the same look finds a place that the person chose to show, and the letter in its own file', async () => {
  const shown = { ...draft, experiences: draft.experiences.map((job) => ({ ...job, showPlace: true })) }
  for (const content of Object.values(await filesOf(cvPaper(shown)))) expect(content).toContain('HMP Marker')
  for (const content of Object.values(await filesOf(letterPaper(draft)))) {
    expect(content).toContain('MARKERLETTER')
    expect(content).not.toMatch(/MARKER(STEPS|GENERATED|PREVIOUS)|HMP|serious|1-2-years/)
  }
})
