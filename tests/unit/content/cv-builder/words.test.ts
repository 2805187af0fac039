import * as screens from '@/lib/content/cv-builder/screens'
import { bulletQuestions } from '@/lib/content/cv-builder/bullet-questions'
import { checkMessages } from '@/lib/content/cv-builder/check-messages'
import { gapChoices } from '@/lib/content/cv-builder/gap-choices'
import { readPartsWords } from '@/lib/content/cv-builder/read-parts'
import { readingGrade, sentencesOf } from '@/tests/support/reading-grade'

type Line = { place: string; text: string }

/** Every sentence or label of a tree of words. Addresses and names for programs are no words. */
function linesOf(value: unknown, place: string): Line[] {
  if (typeof value === 'string') return /^[/#]|^\w+:\S/.test(value) || !/\s/.test(value) ? [] : [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => linesOf(each, `${place}.${key}`))
}

const groups = Object.entries({ ...screens, bulletQuestions, checkMessages, gapChoices, readPartsWords })
const all = groups.flatMap(([name, words]) => linesOf(words, name))

test.each(groups.filter(([, words]) => linesOf(words, '').length > 3))(
  'the words of %s read at grade 4 or below: a reading age of nine',
  (name, words) => {
    const text = linesOf(words, name).map((line) => line.text)
    // The one long word that stands on certificates and in forms: whoever has one knows it.
    expect(readingGrade(text.join('\n').replace(/qualification/gi, 'award'))).toBeLessThanOrEqual(4)
  },
)

test('no sentence has more than 20 words, and on average they have fewer than 12', () => {
  const sentences = all.flatMap(({ place, text }) => sentencesOf(text).map((words) => ({ place, words })))
  expect(sentences.filter(({ words }) => words.length > 20).map(({ place }) => place)).toEqual([])
  expect(sentences.reduce((sum, { words }) => sum + words.length, 0) / sentences.length).toBeLessThan(12)
})

test('no screen calls a person by the worst thing they did', () => {
  const named = /\b(?:offenders?|ex-?con(?:vict)?s?|convicts?|inmates?|criminals?|felons?|jail)\b/i
  expect(all.filter(({ text }) => named.test(text))).toEqual([])
})
