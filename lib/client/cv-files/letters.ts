import { notoSansWidths, type FontSet } from '@/lib/client/cv-files/noto-sans-widths'
import { type CvDocument, type LetterDocument } from '@/lib/domain/cv/cv-document'

/** What can become a file: the CV, or the letter, which is always a file of its own. */
export type Paper = { kind: 'CV'; document: CvDocument } | { kind: 'letter'; document: LetterDocument }

export type Weight = 'regular' | 'bold'

type Letter = Record<Weight, number> & { set: FontSet }

const letters = new Map<string, Letter>(
  notoSansWidths.flatMap(({ first, set, regular, bold }) => {
    const boldWidths = bold.split(' ').map(Number)
    return regular
      .split(' ')
      .map((width, index): [string, Letter] => [
        String.fromCodePoint(first + index),
        { set, regular: Number(width), bold: boldWidths[index] ?? Number(width) },
      ])
  }),
)

/** What the Arabic font file has besides letters, so that the words of a line are drawn in one go. */
const betweenArabicWords = /[ !-/:-@]/

/** Whether a letter is drawn with the Arabic font file; a space or a sign only between Arabic words. */
export const isInArabicFont = (letter: string, isAmongArabic: boolean): boolean =>
  letters.get(letter)?.set === 'arabic' || (isAmongArabic && betweenArabicWords.test(letter))

/** The width assumed for a letter that the typeface lacks, in thousandths of the size. */
const unknownWidth = 600

/** The width of a line in points, before kerning, which only ever draws letters closer together. */
export function textWidth(text: string, weight: Weight, size: number): number {
  let width = 0
  for (const letter of text) width += letters.get(letter)?.[weight] ?? unknownWidth
  return (width * size) / 1000
}

/**
 * Decorative pictures and signs: a CV says the same without them. Every keycap, flag and skin tone is made of these.
 */
const decoration = /^[\p{S}\p{Co}\p{Cf}\p{Emoji_Modifier}\p{Variation_Selector}\u20E3]+$/u

/** Joins or colours other signs, and means nothing by itself. */
const joiner = /^[\p{Cf}\p{Emoji_Modifier}\p{Variation_Selector}\u20E3]$/u

const textsOf = ({ kind, document }: Paper): string[] =>
  kind === 'letter'
    ? document.paragraphs.flatMap(({ lines }) => lines)
    : [document.name, ...document.contact.map(({ text }) => text), ...document.sections.flatMap(textsOfSection)]

function textsOfSection(section: CvDocument['sections'][number]): string[] {
  if (section.kind === 'summary') return section.paragraphs
  if (section.kind === 'skills') return section.items
  return section.entries.flatMap(({ first, right, second, bullets }) => [first, right, second, ...bullets])
}

export type LetterCheck = {
  /** Letters of scripts that the typeface lacks, such as Hebrew or Chinese, each once: they prevent a PDF. */
  missing: string[]
  /** Emoji and signs that the typeface lacks, each once: a PDF leaves them out. */
  leftOut: string[]
  /** The texts with missing letters, as they appear on the paper. */
  missingIn: string[]
  /** The font files that are needed. */
  sets: FontSet[]
}

const isMissing = (letter: string): boolean => !letters.has(letter) && !decoration.test(letter)

/** Compares everything that will be drawn with what the PDF's typeface has. */
export function checkLetters(paper: Paper): LetterCheck {
  const texts = textsOf(paper)
  // A flag is two regional indicator letters, and is reported as one sign.
  const used = [...new Set(texts.join(' ').match(/\p{Regional_Indicator}{2}|./gsu))]
  const sets = new Set(used.map((letter) => letters.get(letter)?.set))
  return {
    missing: used.filter(isMissing),
    leftOut: used.filter((letter) => !letters.has(letter) && decoration.test(letter) && !joiner.test(letter)),
    missingIn: texts.filter((text) => [...text].some(isMissing)),
    sets: [sets.has('wide') ? 'wide' : 'latin', ...(sets.has('arabic') ? (['arabic'] as const) : [])],
  }
}

/** A line without the signs that the typeface lacks, and without the gaps they would leave. */
export function withoutDecoration(text: string): string {
  const all = [...text]
  const kept = all.filter((letter) => letters.has(letter) || !decoration.test(letter))
  if (kept.length === all.length) return text
  return kept
    .join('')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+(?=[,.;:!?)\]]|$)/g, '')
    .replace(/(?<=[([])\s+/g, '')
    .replace(/(?:[,;]\s*){2,}/g, ', ')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s,;:]+|[\s,;]+$/g, '')
}
