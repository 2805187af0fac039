const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []

// By groups of vowels, minus endings that are not pronounced: an estimate, as in every such tool.
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const heard = letters.replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e)$/, '').replace(/^y/, '')
  return Math.max(1, heard.match(/[aeiouy]+/g)?.length ?? 1)
}

/** The sentences of a letter: a line on its own is one, whatever it ends with. */
export const sentencesOf = (text: string): string[][] =>
  text
    .split(/\n+|(?<=[.!?][\])]*)\s+/)
    .map(words)
    .filter((sentence) => sentence.length > 0)

/** The Flesch-Kincaid grade: 0.39 words a sentence + 11.8 syllables a word - 15.59 (Kincaid and others, 1975). */
export function readingGrade(text: string): number {
  const sentences = sentencesOf(text)
  const all = sentences.flat()
  const spoken = all.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (all.length / sentences.length) + 11.8 * (spoken / all.length) - 15.59
}
