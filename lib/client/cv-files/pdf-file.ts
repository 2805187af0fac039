import PDFDocument from 'pdfkit'

import { type MadeBytes, NotFetched } from '@/lib/client/cv-files/file-answer'
import { type Paper, type Weight, checkLetters } from '@/lib/client/cv-files/letters'
import { type FontSet } from '@/lib/client/cv-files/noto-sans-widths'
import { type PageLayout, type PlacedText, type Tag, layOut, sheet } from '@/lib/client/cv-files/page-layout'
import { hasArabic, visualRuns } from '@/lib/client/cv-files/text-runs'

const weights = ['regular', 'bold'] as const

/** Keyed by their names in the document: the weight alone, or `arabic-` and the weight. */
type Fonts = ReadonlyMap<string, Uint8Array>

const fetched = new Map<string, Uint8Array>()

/** Fetches each font file once, so that a second attempt does not need the network again. */
async function fetchFont(set: FontSet, weight: Weight): Promise<Uint8Array> {
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

/** The title again, as XML, and the claim that the file conforms to PDF/UA-1, which it does. */
const metadataOf = (title: string) => `
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title.replace(/[&<>]/g, (sign) => xmlEscapes[sign] ?? '')}</rdf:li></rdf:Alt></dc:title>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`

type Glyph = { id: number; advanceWidth: number; codePoints: number[] }
type EmbeddedFont = {
  font: { getGlyph: (id: number, codePoints?: number[]) => Glyph }
  scale: number
  subset: { glyphs: number[] }
  widths: number[]
  unicode: number[][]
  layout: (text: string, features?: unknown) => { glyphs: Glyph[]; positions: unknown[] }
  encode: (text: string, features?: unknown) => [string[], unknown[]]
}

/** An invisible joiner, for dots that the typeface draws separately from their letter. */
const graphemeJoiner = 0x34f

/**
 * One glyph serves several Arabic letters that differ by their dots. PDFKit would report the first letter for all of
 * them, so here a glyph is embedded once for each letter it stands for.
 */
function nameEveryShape(document: PDFKit.PDFDocument) {
  const { _font: font } = document as unknown as { _font: EmbeddedFont }
  const glyphOf = font.font.getGlyph.bind(font.font)
  // It caches a glyph with the first letter it stood for.
  font.font.getGlyph = (id, codePoints = []) => Object.assign(Object.create(glyphOf(id)), { codePoints }) as Glyph
  const codes = new Map<string, number>()
  const codeOf = ({ id, advanceWidth, codePoints }: Glyph): number => {
    const key = [id, ...codePoints].join()
    const known = codes.get(key)
    if (known !== undefined) return known
    const code = font.subset.glyphs.push(id) - 1
    font.widths[code] = advanceWidth * font.scale
    font.unicode[code] = codePoints.length > 0 ? codePoints : [graphemeJoiner]
    codes.set(key, code)
    return code
  }
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features)
    return [glyphs.map((glyph) => codeOf(glyph).toString(16).padStart(4, '0')), positions]
  }
}

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
    // Naming no font here keeps PDFKit from looking for Helvetica; ours is registered first.
    font: '',
  })
  // PDFKit writes the title into its XML unescaped, so a name with an ampersand would break it: ours replaces it.
  Object.assign(document, { _addInfo: () => document.appendXML(metadataOf(title)) })
  for (const [name, bytes] of fonts) {
    document.registerFont(name, bytes)
    if (name.startsWith('arabic')) nameEveryShape(document.font(name))
  }
  return document
}

/**
 * Arabic letters need the typeface's shaping rules, which join them; PDFKit handles the other scripts by whole words.
 */
const shaping: PDFKit.Mixins.OpenTypeFeatures[] = ['ccmp', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk']

function drawText(document: PDFKit.PDFDocument, { x, y, text, size, weight, color }: PlacedText) {
  let at = x
  // The space separates this line from the next for programs that read the tags.
  const runs = hasArabic(text) ? [...visualRuns(text), { text: ' ', isArabic: false }] : visualRuns(`${text} `)
  for (const run of runs) {
    const options = { lineBreak: false, ...(run.isArabic && { features: shaping }) }
    document.font(run.isArabic ? `arabic-${weight}` : weight).fontSize(size)
    document.fillColor(color).text(run.text, at, y + arabicLift(run.isArabic, size), options)
    at += document.widthOfString(run.text, options)
  }
}

/** PDFKit puts a typeface's top at `y`, and the Arabic one is taller than the other: this aligns their baselines. */
const ascents = { other: 1.069, arabic: 1.374 }
const arabicLift = (isArabic: boolean, size: number): number => (isArabic ? (ascents.other - ascents.arabic) * size : 0)

/** What the eye reads from right to left is given to programs in the order it is spoken. */
function drawPlaced(document: PDFKit.PDFDocument, placed: PlacedText, element: PDFKit.PDFStructureElement) {
  document.switchToPage(placed.page)
  if (!hasArabic(placed.text)) {
    element.add(() => drawText(document, placed))
    return
  }
  const span = document.struct('Span', { actual: `${placed.text} ` })
  element.add(span)
  span.add(() => drawText(document, placed))
  span.end()
}

function drawTag(document: PDFKit.PDFDocument, { role, children }: Tag, parent?: PDFKit.PDFStructureElement) {
  const element = document.struct(role)
  if (parent) parent.add(element)
  else document.addStructure(element)
  for (const child of children) {
    if ('role' in child) drawTag(document, child, element)
    else drawPlaced(document, child, element)
  }
  element.end()
}

function draw(document: PDFKit.PDFDocument, { pageCount, tree, rules, pageNumbers }: PageLayout) {
  for (let page = 0; page < pageCount; page += 1) document.addPage()
  for (const { page, x1, y1, x2, y2, color, width } of rules) {
    document.switchToPage(page)
    document.markContent('Artifact', { type: 'Layout', bbox: [x1, y1, x2, y2] })
    document.save().lineWidth(width).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke().restore()
    document.endMarkedContent()
  }
  drawTag(document, tree)
  for (const number of pageNumbers) drawPageNumber(document, number)
}

type OpenFont = { _font: { font: { unitsPerEm: number; layout: (text: string) => OpenRun } } }
type OpenRun = { glyphs: { path: { toSVG: () => string } }[]; positions: { xAdvance: number }[] }

/**
 * The name and page number on later pages, as shapes rather than text: programs that extract the text would read them
 * as a line of the CV. Screen readers announce the page themselves.
 */
function drawPageNumber(document: PDFKit.PDFDocument, { page, x, y, text, size, weight, color }: PlacedText) {
  document.switchToPage(page)
  document.markContent('Artifact', { type: 'Pagination', bbox: [x, y, sheet.width - x, y + size] })
  let at = x
  for (const run of visualRuns(text)) {
    document.font(run.isArabic ? `arabic-${weight}` : weight)
    const { font } = (document as unknown as OpenFont)._font
    const { glyphs, positions } = font.layout(run.text)
    const scale = size / font.unitsPerEm
    glyphs.forEach(({ path }, index) => {
      document
        .save()
        .translate(at, y + size)
        .scale(scale, -scale)
        .path(path.toSVG())
        .fill(color)
        .restore()
      at += (positions[index]?.xAdvance ?? 0) * scale
    })
  }
  document.endMarkedContent()
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

/** Draws the document as an A4 PDF that conforms to PDF/UA-1. Throws NotFetched when the typeface does not arrive. */
export async function makePdf(paper: Paper, fontOf = fetchFont): Promise<MadeBytes> {
  const { missing, missingIn, leftOut, sets } = checkLetters(paper)
  if (missing.length > 0) return { missing, missingIn }
  const fonts = await Promise.all(
    sets.flatMap((set) =>
      weights.map(
        async (weight) => [set === 'arabic' ? `arabic-${weight}` : weight, await fontOf(set, weight)] as const,
      ),
    ),
  )
  const document = newDocument(paper.document.title, new Map(fonts))
  draw(document, layOut(paper))
  return { bytes: await bytesOf(document), leftOut }
}
