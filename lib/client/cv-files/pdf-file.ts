import PDFDocument from 'pdfkit'

import { type MadeBytes, NotFetched } from '@/lib/client/cv-files/file-answer'
import { type Paper, type Weight, checkLetters } from '@/lib/client/cv-files/letters'
import { type PageLayout, type PlacedText, type Tag, layOut } from '@/lib/client/cv-files/page-layout'

type Fonts = Record<Weight, Uint8Array>

const fetched = new Map<string, Uint8Array>()

/** Fetches a file of the typeface once: the second press must not need the network again. */
async function fetchFont(set: 'latin' | 'wide', weight: Weight): Promise<Uint8Array> {
  const path = `/fonts/noto-sans-${set}-${weight}.ttf`
  const known = fetched.get(path)
  if (known) return known
  const failed = (cause: unknown): never => {
    throw new NotFetched(path, { cause })
  }
  const response = await fetch(path).catch(failed)
  if (!response.ok) failed(response.status)
  const bytes = new Uint8Array(await response.arrayBuffer().catch(failed))
  fetched.set(path, bytes)
  return bytes
}

const xmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The title once more, in XML, and the claim that the file keeps the rules of PDF/UA-1, which it does. */
const metadataOf = (title: string) => `
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title.replace(/[&<>]/g, (sign) => xmlEscapes[sign] ?? '')}</rdf:li></rdf:Alt></dc:title>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`

function newDocument(title: string, fonts: Fonts): PDFKit.PDFDocument {
  const document = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title },
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // A typeface of our own comes first, so that PDFKit does not look for Helvetica.
    font: '',
  })
  // PDFKit writes the title into its XML as it is, and a name with an ampersand would break it: ours takes its place.
  Object.assign(document, { _addInfo: () => document.appendXML(metadataOf(title)) })
  for (const weight of ['regular', 'bold'] as const) document.registerFont(weight, fonts[weight])
  return document
}

function drawText(document: PDFKit.PDFDocument, { x, y, text, size, weight }: PlacedText) {
  // The space parts this line from the next one for programs that read the tags.
  document.font(weight).fontSize(size).text(`${text} `, x, y, { lineBreak: false })
}

function drawTag(document: PDFKit.PDFDocument, { role, children }: Tag, parent?: PDFKit.PDFStructureElement) {
  const element = document.struct(role)
  if (parent) parent.add(element)
  else document.addStructure(element)
  for (const child of children) {
    if ('role' in child) drawTag(document, child, element)
    else {
      document.switchToPage(child.page)
      element.add(() => drawText(document, child))
    }
  }
  element.end()
}

function draw(document: PDFKit.PDFDocument, { pageCount, tree, rules }: PageLayout) {
  for (let page = 0; page < pageCount; page += 1) document.addPage()
  for (const { page, x1, y1, x2, y2 } of rules) {
    document.switchToPage(page)
    document.markContent('Artifact', { type: 'Layout', bbox: [x1, y1, x2, y2] })
    document.save().lineWidth(0.75).strokeColor('#555555').moveTo(x1, y1).lineTo(x2, y2).stroke().restore()
    document.endMarkedContent()
  }
  drawTag(document, tree)
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('error', reject)
    document.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
      let offset = 0
      for (const chunk of chunks) {
        bytes.set(chunk, offset)
        offset += chunk.length
      }
      resolve(bytes)
    })
    document.end()
  })
}

/** Draws the paper as an A4 PDF that keeps the rules of PDF/UA-1. Throws NotFetched when the typeface does not come. */
export async function makePdf(paper: Paper, fontOf = fetchFont): Promise<MadeBytes> {
  const { missing, leftOut, isLatin } = checkLetters(paper)
  if (missing.length > 0) return { missing }
  const set = isLatin ? 'latin' : 'wide'
  const [regular, bold] = await Promise.all([fontOf(set, 'regular'), fontOf(set, 'bold')])
  const document = newDocument(paper.document.title, { regular, bold })
  draw(document, layOut(paper))
  return { bytes: await bytesOf(document), leftOut }
}
