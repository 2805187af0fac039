import { andText } from '@/lib/content/wording/in-sentence'

/** Words that somebody wrote, each once and in quotation marks: '‘a’, ‘b’ and ‘c’'. */
export const quotedText = (words: readonly string[]): string => andText([...new Set(words)].map((one) => `‘${one}’`))
