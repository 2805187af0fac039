import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  convertMillimetersToTwip,
} from 'docx'

import { type MadeBytes } from '@/lib/client/cv-files/file-answer'
import { type Paper } from '@/lib/client/cv-files/letters'
import { skillsLine } from '@/lib/client/cv-files/skills-line'
import { type CvDocument, type CvEntry, type CvSection, type LetterDocument } from '@/lib/domain/cv/cv-document'
import { type CvLook } from '@/lib/domain/cv/cv-draft'

const page = {
  // A4 as Word itself writes it, in twentieths of a point.
  size: { width: 11_906, height: 16_838 },
  margin: {
    top: convertMillimetersToTwip(17),
    bottom: convertMillimetersToTwip(17),
    left: convertMillimetersToTwip(19),
    right: convertMillimetersToTwip(19),
  },
}
const rightEdge = page.size.width - page.margin.left - page.margin.right
const list = 'bullets'
/** Word counts type in half points and gaps in twentieths of a point. */
const points = (size: number) => ({ type: size * 2, gap: size * 20 })

/** The level makes it a heading for navigation, screen readers and the PDF that Word saves; the name has none. */
const heading = (color: string, size: number, before: number, after: number, outlineLevel?: number) => ({
  run: { font: 'Arial', size: points(size).type, bold: true, color, italics: false },
  paragraph: {
    spacing: { before: points(before).gap, after: points(after).gap },
    keepNext: true,
    keepLines: true,
    outlineLevel,
  },
})

const black = '000000'
const inks = { classic: { heading: black, rule: '555555' }, modern: { heading: '0E5A4E', rule: '0E5A4E' } } as const

const stylesOf = (look: CvLook) => ({
  default: {
    document: {
      run: { font: 'Arial', size: points(10.5).type, language: { value: 'en-GB', eastAsia: 'en-GB' } },
      paragraph: { spacing: { after: 0, line: 264 } },
    },
    title: heading(inks[look].heading, 22, 0, 3),
    heading1: heading(inks[look].heading, 11.5, 15, 4, 0),
    heading2: heading(black, 10.5, 0, 0, 1),
  },
})

const numbering = {
  config: [
    {
      reference: list,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { run: { font: 'Arial' }, paragraph: { indent: { left: 280, hanging: 280 } } },
        },
      ],
    },
  ],
}

/** Bullets, of which the last is not left alone on the next page. */
const bullets = (lines: readonly string[]): Paragraph[] =>
  lines.map(
    (text, index) =>
      new Paragraph({
        text,
        numbering: { reference: list, level: 0 },
        keepLines: true,
        keepNext: index < lines.length - 1,
      }),
  )

function entryParagraphs(entry: CvEntry, index: number): Paragraph[] {
  const { first, right, second, bullets: lines } = entry
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
      // Under 10 points, applicant tracking systems take two jobs for one.
      spacing: { before: index === 0 ? 0 : points(12).gap },
      keepNext: second !== '' || lines.length > 0,
      children: [
        new TextRun(first),
        ...(right === '' ? [] : [new TextRun({ children: [new Tab(), right], bold: false })]),
      ],
    }),
    ...(second === '' ? [] : [new Paragraph({ text: second, keepNext: lines.length > 0, keepLines: true })]),
    ...bullets(lines),
  ]
}

function sectionParagraphs(section: CvSection, look: CvLook): Paragraph[] {
  const title = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    text: section.heading,
    border: { bottom: { style: 'single', size: 6, space: 1, color: inks[look].rule } },
  })
  switch (section.kind) {
    case 'summary':
      return [title, ...section.paragraphs.map((text) => new Paragraph({ text, spacing: { after: points(4).gap } }))]
    case 'skills':
      return [title, new Paragraph({ text: skillsLine(section.items) })]
    case 'work':
    case 'education':
      return [title, ...section.entries.flatMap(entryParagraphs)]
  }
}

const cvParagraphs = ({ name, contact, look, sections }: CvDocument): Paragraph[] => [
  ...(name === '' ? [] : [new Paragraph({ heading: HeadingLevel.TITLE, text: name })]),
  ...(contact.length === 0 ? [] : [new Paragraph({ text: contact.map(({ text }) => text).join('   |   ') })]),
  ...sections.flatMap((section) => sectionParagraphs(section, look)),
]

const letterParagraphs = ({ paragraphs }: LetterDocument): Paragraph[] =>
  paragraphs.map(
    ({ lines }) =>
      new Paragraph({
        spacing: { after: points(10).gap },
        children: lines.map((text, index) => new TextRun({ text, ...(index > 0 && { break: 1 }) })),
      }),
  )

/** A Word file with real headings and lists, for Word, LibreOffice and Google Docs. It supports every script. */
export async function makeDocx({ kind, document }: Paper): Promise<MadeBytes> {
  const file = new Document({
    title: document.title,
    // Otherwise the library writes its own name here.
    creator: document.name,
    lastModifiedBy: document.name,
    styles: stylesOf(kind === 'CV' ? document.look : 'classic'),
    numbering,
    sections: [
      {
        properties: { page },
        children: kind === 'CV' ? cvParagraphs(document) : letterParagraphs(document),
      },
    ],
  })
  return { bytes: new Uint8Array(await Packer.toArrayBuffer(file)), leftOut: [] }
}
