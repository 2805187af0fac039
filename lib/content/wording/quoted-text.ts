const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Words that somebody wrote, each once and in quotation marks: '‘a’, ‘b’ and ‘c’'. */
export const quotedText = (words: readonly string[]): string =>
  lists.format([...new Set(words)].map((one) => `‘${one}’`))
