import { type Paper, type Weight, textWidth, withoutDecoration } from '@/lib/client/cv-files/letters'
import { skillsLine, skillsParts } from '@/lib/client/cv-files/skills-line'
import { type CvDocument, type CvEntry, type CvSection, type LetterDocument } from '@/lib/domain/cv/cv-document'
import { type CvLook } from '@/lib/domain/cv/cv-draft'

/** Points, from the top left corner of an A4 sheet. */
export const sheet = { width: 595.28, height: 841.89 }

/** Text at one place on one page. It is drawn in one go, so that programs that extract the text see whole words. */
export type PlacedText = {
  page: number
  x: number
  y: number
  text: string
  size: number
  weight: Weight
  color: string
}

/** What a piece of text is, in the terms of tagged PDF. */
export type Tag = {
  role: 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody'
  children: (Tag | PlacedText)[]
}

/** A decorative line: below a heading, or between two contact details. */
type Rule = { page: number; x1: number; y1: number; x2: number; y2: number; color: string; width: number }

export type PageLayout = {
  pageCount: number
  tree: Tag
  rules: Rule[]
  /** At the foot of every page but the first: whose CV it is and which page. Not part of what is read out. */
  pageNumbers: PlacedText[]
}

type Style = {
  margin: number
  text: number
  name: number
  heading: number
  /** Between two jobs. Under 10 points, programs take them for one. */
  betweenEntries: number
  betweenSections: number
  afterHeading: number
  betweenParagraphs: number
  betweenBullets: number
}

/**
 * The smaller one is used only where it saves a page. 10.5 points is the smallest that people read comfortably on
 * paper.
 */
const cvStyles: readonly Style[] = [
  {
    margin: 54,
    text: 11,
    name: 24,
    heading: 12,
    betweenEntries: 14,
    betweenSections: 20,
    afterHeading: 8,
    betweenParagraphs: 5,
    betweenBullets: 2,
  },
  {
    margin: 45,
    text: 10.5,
    name: 20,
    heading: 11.5,
    betweenEntries: 10.5,
    betweenSections: 14,
    afterHeading: 5,
    betweenParagraphs: 3,
    betweenBullets: 0.5,
  },
]

const letterStyles: readonly Style[] = cvStyles.map((style) => ({
  ...style,
  margin: style.margin + 11,
  betweenParagraphs: style.text,
}))

/** The typeface's own line height, and the depth of the baseline below the top of a line, as multiples of the size. */
const lineHeight = 1.362
export const baseline = 1.069
const bullet = '•'
const bulletIndent = 14
const contactGap = 20
const dateGap = 16
/** A job taller than this fraction of a page may be split, so that no page ends half empty. */
const tallestWhole = 0.45

type Ink = { name: string; heading: string; text: string; rule: string; ruleWidth: number }

/** Two quiet looks: black on white, or a dark green for the name and the headings, which prints well in grey. */
const inks = {
  classic: { name: '#000000', heading: '#000000', text: '#000000', rule: '#555555', ruleWidth: 0.75 },
  modern: { name: '#0e5a4e', heading: '#0e5a4e', text: '#000000', rule: '#0e5a4e', ruleWidth: 1.5 },
} as const satisfies Record<CvLook, Ink>

/** One line on its way to a page: what is on it, its height, and whether it must stay with the next. */
type Row = {
  height: number
  spaceBefore: number
  texts: PlacedText[]
  /** Drawn this far below the row's top. */
  rules: { below: number; to: number; x1: number; x2: number }[]
  staysWithNext: boolean
}

/**
 * Breaks between parts, which are words unless others are given. A part wider than a line is broken at its spaces, and
 * a word wider than a line, such as a URL, is cut. Never returns an empty line.
 */
export function breakLines(
  text: string,
  width: number,
  weight: Weight,
  size: number,
  parts: readonly string[] = text.split(' '),
): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const space = textWidth(' ', weight, size)
  const isTooWide = (part: string) => textWidth(part, weight, size) > width
  for (const part of parts.flatMap((each) => (isTooWide(each) ? each.split(' ') : [each]))) {
    const wide = textWidth(part, weight, size)
    if (line !== '' && used + space + wide <= width) {
      line += ` ${part}`
      used += space + wide
      continue
    }
    if (line !== '') lines.push(line)
    line = part
    used = wide
    while (used > width) {
      const start = fittingStart(line, width, weight, size)
      lines.push(start)
      line = line.slice(start.length)
      used = textWidth(line, weight, size)
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** As much of a word as fits on a line: at least one letter, with the marks above and below it. */
function fittingStart(word: string, width: number, weight: Weight, size: number): string {
  let start = ''
  let used = 0
  for (const letter of word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
    used += textWidth(letter, weight, size)
    if (start !== '' && used > width) break
    start += letter
  }
  return start
}

/** Collects the rows in one style, and the tags that say what the rows are. */
function draftOf(style: Style, ink: Ink, hasName: boolean) {
  // Headings may not begin at the second level, so without a name the sections are the first level.
  const [sectionRole, entryRole] = hasName ? (['H2', 'H3'] as const) : (['H1', 'H2'] as const)
  const width = sheet.width - 2 * style.margin
  /** A block is kept on one page where that leaves no large gap. */
  const blocks: Row[][] = []
  const tree: Tag = { role: 'Document', children: [] }
  let block: Row[] = []

  function startBlock() {
    block = []
    blocks.push(block)
  }
  function place(text: string, x: number, size: number, weight: Weight, color = ink.text): PlacedText {
    return { page: 0, x: style.margin + x, y: 0, text, size, weight, color }
  }
  function row(texts: PlacedText[], size: number, spaceBefore: number, staysWithNext: boolean): Row {
    const added: Row = { height: size * lineHeight, spaceBefore, texts, rules: [], staysWithNext }
    block.push(added)
    return added
  }
  function tag(role: Tag['role'], children: Tag['children'], parent: Tag = tree): Tag {
    const added: Tag = { role, children }
    parent.children.push(added)
    return added
  }
  /** The lines of one paragraph: its first two stay together, and so do its last two. */
  function paragraph(
    text: string,
    options: {
      spaceBefore: number
      indent?: number
      size?: number
      weight?: Weight
      color?: string
      staysWithNext?: boolean
      /** The only places where it may be broken; between words by default. */
      parts?: readonly string[]
    },
  ): PlacedText[] {
    const { spaceBefore, indent = 0, size = style.text, weight = 'regular', color, staysWithNext = false } = options
    const lines = breakLines(text, width - indent, weight, size, options.parts)
    return lines.map((line, index) => {
      const placed = place(line, indent, size, weight, color)
      const isKept = index === 0 || index === lines.length - 2
      const isLast = index === lines.length - 1
      row([placed], size, index === 0 ? spaceBefore : 0, isLast ? staysWithNext : isKept)
      return placed
    })
  }
  function heading(text: string) {
    startBlock()
    const texts = breakLines(text, width, 'bold', style.heading).map((line, index) => {
      const placed = place(line, 0, style.heading, 'bold', ink.heading)
      const added = row([placed], style.heading, index === 0 ? style.betweenSections : 0, true)
      added.rules = [{ below: added.height + 1, to: added.height + 1, x1: style.margin, x2: style.margin + width }]
      return placed
    })
    tag(sectionRole, texts)
  }
  function bulletList(lines: readonly string[], spaceBefore: number) {
    if (lines.length === 0) return
    const list = tag('L', [])
    lines.forEach((line, index) => {
      const isFirst = index === 0
      const texts = paragraph(line, {
        spaceBefore: isFirst ? spaceBefore : style.betweenBullets,
        indent: bulletIndent,
        // The last two stay together, so that no page begins with the end of a job.
        staysWithNext: index === lines.length - 2,
      })
      const mark = place(bullet, 2, style.text, 'regular')
      block.at(-texts.length)?.texts.unshift(mark)
      const item = tag('LI', [], list)
      tag('Lbl', [mark], item)
      tag('LBody', texts, item)
    })
  }
  /**
   * Employer and dates, then the job title, then the bullets: the order that applicant tracking systems parse
   * correctly.
   */
  function entry({ first, right, second, bullets }: CvEntry, isFirstOfSection: boolean) {
    if (!isFirstOfSection) startBlock()
    const rightWidth = right === '' ? 0 : textWidth(right, 'regular', style.text) + dateGap
    // A very long date (a year field with a whole sentence in it) goes on a line of its own.
    const isBeside = rightWidth < width / 2
    const lines = breakLines(first, width - (isBeside ? rightWidth : 0), 'bold', style.text)
    const titles = lines.map((line, index) => {
      const placed = place(line, 0, style.text, 'bold')
      const space = isFirstOfSection ? style.afterHeading : style.betweenEntries
      row([placed], style.text, index === 0 ? space : 0, true)
      return placed
    })
    tag(entryRole, titles)
    if (right !== '') {
      if (isBeside) {
        const dates = place(right, width - rightWidth + dateGap, style.text, 'regular')
        block.at(-lines.length)?.texts.push(dates)
        tag('P', [dates])
      } else tag('P', paragraph(right, { spaceBefore: 0, staysWithNext: true }))
    }
    if (second !== '') tag('P', paragraph(second, { spaceBefore: 0, staysWithNext: bullets.length > 0 }))
    const last = block.at(-1)
    if (last && bullets.length === 0) last.staysWithNext = false
    bulletList(bullets, 2)
  }
  function paragraphs(texts: readonly string[], firstSpace: number) {
    texts.forEach((text, index) => {
      tag('P', paragraph(text, { spaceBefore: index === 0 ? firstSpace : style.betweenParagraphs }))
    })
  }
  function section(part: CvSection) {
    heading(part.heading)
    if (part.kind === 'summary') paragraphs(part.paragraphs, style.afterHeading)
    else if (part.kind === 'skills') {
      const parts = skillsParts(part.items)
      tag('P', paragraph(skillsLine(part.items), { spaceBefore: style.afterHeading, parts }))
    } else part.entries.forEach((item, index) => entry(item, index === 0))
  }
  /**
   * Email, phone and place side by side, with a gap that programs recognise as a separator; on several lines where
   * necessary.
   */
  function contact(items: CvDocument['contact']) {
    const size = style.text
    let x = 0
    let current: Row | undefined
    const texts: PlacedText[] = []
    for (const { text } of items) {
      const wide = textWidth(text, 'regular', size)
      if (current && x + contactGap + wide <= width) {
        const middle = style.margin + x + contactGap / 2
        current.rules.push({ below: size * 0.3, to: size * 1.15, x1: middle, x2: middle })
        const placed = place(text, x + contactGap, size, 'regular')
        current.texts.push(placed)
        texts.push(placed)
        x += contactGap + wide
      } else {
        texts.push(...paragraph(text, { spaceBefore: current ? 0 : 3 }))
        current = block.at(-1)
        x = textWidth(texts.at(-1)?.text ?? '', 'regular', size)
      }
    }
    if (texts.length > 0) tag('P', texts)
  }
  function cv({ name, contact: items, sections }: CvDocument) {
    startBlock()
    if (name !== '')
      tag(
        'H1',
        paragraph(name, { spaceBefore: 0, size: style.name, weight: 'bold', color: ink.name, staysWithNext: true }),
      )
    contact(items)
    sections.forEach(section)
  }
  function letter(document: LetterDocument) {
    document.paragraphs.forEach(({ lines }, index) => {
      startBlock()
      const spaceBefore = index === 0 ? 0 : style.betweenParagraphs
      tag(
        'P',
        lines.flatMap((line, place) => paragraph(line, { spaceBefore: place === 0 ? spaceBefore : 0 })),
      )
    })
  }
  return { blocks, tree, cv, letter }
}

const heightOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height, spaceBefore }, index) => sum + height + (index === 0 ? 0 : spaceBefore), 0)

/** Splits a block where its rows may be separated. */
function partsOf(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = []
  let part: Row[] = []
  for (const row of rows) {
    part.push(row)
    if (row.staysWithNext) continue
    parts.push(part)
    part = []
  }
  return part.length > 0 ? [...parts, part] : parts
}

/** Assigns every row its page and position. */
function paginate(blocks: readonly Row[][], margin: number, ink: Ink): { pageCount: number; rules: Rule[] } {
  const pageHeight = sheet.height - 2 * margin
  const rules: Rule[] = []
  let page = 0
  let y = 0

  function put(rows: readonly Row[]) {
    for (const row of rows) {
      const top = y === 0 ? 0 : y + row.spaceBefore
      if (y > 0 && top + row.height > pageHeight) {
        page += 1
        y = 0
        put([row])
        continue
      }
      for (const text of row.texts) Object.assign(text, { page, y: margin + top })
      for (const { below, to, x1, x2 } of row.rules)
        rules.push({
          page,
          x1,
          x2,
          y1: margin + top + below,
          y2: margin + top + to,
          color: ink.rule,
          width: ink.ruleWidth,
        })
      y = top + row.height
    }
  }
  const fits = (rows: readonly Row[]) => y + (y === 0 ? 0 : (rows[0]?.spaceBefore ?? 0)) + heightOf(rows) <= pageHeight
  function turnPage() {
    page += 1
    y = 0
  }

  for (const rows of blocks) {
    const isWhole = fits(rows) || heightOf(rows) <= pageHeight * tallestWhole
    for (const part of isWhole ? [rows] : partsOf(rows)) {
      if (y > 0 && !fits(part) && heightOf(part) <= pageHeight) turnPage()
      put(part)
    }
  }
  return { pageCount: page + 1, rules }
}

const cleaned = (texts: readonly string[]) => texts.map(withoutDecoration).filter(Boolean)

/** A section that still has content, and entries that still have a first line. */
function cleanedSection(section: CvSection): CvSection[] {
  if (section.kind === 'summary') {
    const paragraphs = cleaned(section.paragraphs)
    return paragraphs.length > 0 ? [{ ...section, paragraphs }] : []
  }
  if (section.kind === 'skills') {
    const items = cleaned(section.items)
    return items.length > 0 ? [{ ...section, items }] : []
  }
  const entries = section.entries.flatMap((entry): CvEntry[] => {
    const [first, second = ''] = cleaned([entry.first, entry.second])
    const bullets = cleaned(entry.bullets)
    const [lead, ...rest] = bullets
    const right = withoutDecoration(entry.right)
    if (first !== undefined) return [{ ...entry, first, right, second, bullets }]
    return lead === undefined ? [] : [{ ...entry, first: lead, right, second, bullets: rest }]
  })
  return entries.length > 0 ? [{ ...section, entries }] : []
}

/** The same paper without the signs that the typeface lacks. */
function withoutDecorations(paper: Paper): Paper {
  if (paper.kind === 'letter') {
    const paragraphs = paper.document.paragraphs.map(({ lines }) => ({ lines: cleaned(lines) }))
    return {
      kind: 'letter',
      document: { ...paper.document, paragraphs: paragraphs.filter(({ lines }) => lines.length > 0) },
    }
  }
  const { name, contact, sections } = paper.document
  return {
    kind: 'CV',
    document: {
      ...paper.document,
      name: withoutDecoration(name),
      contact: contact.flatMap((item) => cleaned([item.text]).map((text) => ({ ...item, text }))),
      sections: sections.flatMap(cleanedSection),
    },
  }
}

/** Every piece of text under a tag, in reading order. */
export const placedTexts = ({ children }: Tag): PlacedText[] =>
  children.flatMap((child) => ('role' in child ? placedTexts(child) : [child]))

const numberSize = 9

/** `Jordan Taylor  2/2` at the foot of the second page, ending at the right edge. Nothing on a one-page document. */
const pageNumbersOf = (name: string, pageCount: number, { margin }: Style): PlacedText[] =>
  Array.from({ length: pageCount - 1 }, (_, index): PlacedText => {
    const page = index + 1
    const text = [withoutDecoration(name), `${page + 1}/${pageCount}`].filter(Boolean).join('   ')
    const x = sheet.width - margin - textWidth(text, 'regular', numberSize)
    const y = sheet.height - margin + (margin - numberSize) / 2
    return { page, x, y, text, size: numberSize, weight: 'regular', color: '#555555' }
  })

/** Lays out a CV or a letter on A4, in the larger of two styles unless the smaller one saves a page. */
export function layOut(paper: Paper): PageLayout {
  const { kind, document } = withoutDecorations(paper)
  const ink = kind === 'CV' ? inks[document.look] : inks.classic
  const layouts = (kind === 'CV' ? cvStyles : letterStyles).map((style): PageLayout => {
    const draft = draftOf(style, ink, kind === 'CV' && document.name !== '')
    if (kind === 'CV') draft.cv(document)
    else draft.letter(document)
    const { pageCount, rules } = paginate(draft.blocks, style.margin, ink)
    return { pageCount, rules, tree: draft.tree, pageNumbers: pageNumbersOf(document.name, pageCount, style) }
  })
  return layouts.reduce((best, layout) => (layout.pageCount < best.pageCount ? layout : best))
}
