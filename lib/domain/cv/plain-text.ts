// Control characters, lone surrogates, direction marks and the like: nobody sees them, and they break files.
const unseen = /[\p{Cc}\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]/gu

/** One line, ready for a file: composed characters, no invisible ones, no double spaces, trimmed. */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\r\n\v\f\u2028\u2029]+/g, ' ')
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim()

const bulletMark = /^(?:[•◦▪●*·‣–—-]\s+|[•◦▪●‣]\s*)/

/** The non-empty lines. For bullets (the default), a bullet mark that the person typed is removed. */
export function cleanLines(text: string, as: 'bullets' | 'paragraphs' = 'bullets'): string[] {
  const lines = text.split(/\r\n|[\r\n\v\f\u2028\u2029]/).map(cleanLine)
  return (as === 'bullets' ? lines.map((line) => line.replace(bulletMark, '')) : lines).filter((line) =>
    /\S/.test(line),
  )
}

/** Removes full stops, commas and spaces from the end. Looks at each character once, however long a paste is. */
export function withoutEndMarks(text: string, marks = ' .,;:!?'): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
