import { type Paper } from '@/lib/client/cv-files/letters'
import { skillsLine } from '@/lib/client/cv-files/skills-line'
import { type CvEntry, type CvSection } from '@/lib/domain/cv/cv-document'

/** The dates follow on the same line, as in the other files; there is no right edge to align them with. */
function entryLines({ first, right, second, bullets }: CvEntry): string[] {
  const top = right === '' ? first : `${first}   ${right}`
  return [top, second, ...bullets.map((bullet) => `• ${bullet}`)].filter(Boolean)
}

function sectionBlocks(section: CvSection): string[][] {
  switch (section.kind) {
    case 'summary':
      return [[section.heading], ...section.paragraphs.map((paragraph) => [paragraph])]
    case 'skills':
      return [[section.heading], [skillsLine(section.items)]]
    case 'work':
    case 'education':
      return [[section.heading], ...section.entries.map(entryLines)]
  }
}

/** The document as plain text to paste into a form or a message: blocks separated by an empty line, none at the end. */
export function plainText({ kind, document }: Paper): string {
  const blocks =
    kind === 'letter'
      ? document.paragraphs.map(({ lines }) => lines)
      : [
          [document.name, ...document.contact.map(({ text }) => text)].filter(Boolean),
          ...document.sections.flatMap(sectionBlocks),
        ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

/** The same as a file: Windows line endings, which every editor reads, and one at the end. */
export const textFileBytes = (paper: Paper): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${plainText(paper)}\n`.replaceAll('\n', '\r\n'))
