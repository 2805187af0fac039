import { isInArabicFont } from '@/lib/client/cv-files/letters'

/** A part of a line that is drawn in one direction with one font. */
export type TextRun = { text: string; isArabic: boolean }

/** R: Arabic; L: all other letters; N: digits; S: the rest, which goes with its neighbours. */
type Kind = 'R' | 'L' | 'N' | 'S'

const arabicLetter = /[\u0600-\u0603\u0608\u060b\u060d\u061b-\u065f\u066d-\u06ef\u06fa-\u06ff\u0750-\u077f]/u
const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
}

/** Whether a text has letters that are written from right to left. */
export const hasArabic = (text: string): boolean => arabicLetter.test(text)

const kindOf = (letter: string): Kind =>
  arabicLetter.test(letter) ? 'R' : /\p{Nd}/u.test(letter) ? 'N' : /\p{L}/u.test(letter) ? 'L' : 'S'

/**
 * A sign between or before digits is part of the number: 12.50, 2024-25, +44. A combining mark goes with its letter.
 */
function kindsOf(letters: readonly string[]): Kind[] {
  const kinds = letters.map(kindOf)
  return kinds.map((kind, index) => {
    const letter = letters[index] ?? ''
    const before = kinds[index - 1]
    if (kind !== 'S') return kind
    if (/\p{M}/u.test(letter) && before !== undefined) return before
    const isInNumber = before === 'N' && /[.,:/-]/.test(letter)
    return kinds[index + 1] === 'N' && (isInNumber || letter === '+') ? 'N' : 'S'
  })
}

/** Whether a line as a whole starts at the right: its first letter decides. */
export const isRightToLeft = (text: string): boolean => [...text].map(kindOf).find((kind) => /[RL]/.test(kind)) === 'R'

/** The levels of the Unicode bidirectional algorithm (UAX 9) for one line: odd is right to left. */
function levelsOf(letters: readonly string[], base: 0 | 1): number[] {
  const kinds = kindsOf(letters)
  const ofLetter: Record<'R' | 'L', number> = { R: 1, L: base === 0 ? 0 : 2 }
  let strong: 'R' | 'L' = base === 1 ? 'R' : 'L'
  const levels = kinds.map((kind) => {
    if (kind === 'S') return null
    if (kind === 'N') return strong === 'L' ? ofLetter.L : 2
    strong = kind
    return ofLetter[kind]
  })
  // For the spaces beside it, a number among Arabic words counts as one of them.
  const sideOf = (index: number): 'R' | 'L' => (levels[index] === ofLetter.L ? 'L' : 'R')
  return levels.map((level, index) => {
    if (level !== null) return level
    let [from, to] = [index, index]
    while (from >= 0 && levels[from] === null) from -= 1
    while (to < levels.length && levels[to] === null) to += 1
    const edge = base === 1 ? 'R' : 'L'
    const [before, after] = [from < 0 ? edge : sideOf(from), to >= levels.length ? edge : sideOf(to)]
    return before === after ? ofLetter[before] : base
  })
}

type LevelRun = { text: string; level: number; isArabic: boolean }

/** As it is passed to the typeface: what its rules do not reverse by themselves is reversed here. */
function drawn({ text, level, isArabic }: LevelRun): TextRun {
  const isTurnedByFont = isArabic && arabicLetter.test(text)
  if (level % 2 === 0) return { text, isArabic }
  const letters = [...text].map((letter) => mirrored[letter] ?? letter)
  return { text: (isTurnedByFont ? letters : letters.reverse()).join(''), isArabic }
}

/** A line in the order in which it appears on the page, from the left. One unchanged run where nothing is Arabic. */
export function visualRuns(text: string): TextRun[] {
  if (!hasArabic(text)) return [{ text, isArabic: false }]
  const letters = [...text]
  const levels = levelsOf(letters, isRightToLeft(text) ? 1 : 0)
  const runs: LevelRun[] = []
  letters.forEach((letter, index) => {
    const level = levels[index] ?? 0
    const isArabic = isInArabicFont(letter, level % 2 === 1)
    const last = runs.at(-1)
    if (last?.level === level && last.isArabic === isArabic) last.text += letter
    else runs.push({ text: letter, level, isArabic })
  })
  for (let level = Math.max(...levels); level > 0; level -= 1) reverseFrom(runs, level)
  return runs.map(drawn)
}

/** Reverses each stretch of runs at this level or above. */
function reverseFrom(runs: LevelRun[], level: number): void {
  let start = 0
  while (start < runs.length) {
    let end = start
    while ((runs[end]?.level ?? -1) >= level) end += 1
    runs.splice(start, end - start, ...runs.slice(start, end).reverse())
    start = Math.max(end, start + 1)
  }
}
