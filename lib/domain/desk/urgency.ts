const when =
  'today|tonight|tomorrow|this (?:morning|afternoon|evening)|in (?:an|one|two|three|\\d{1,2}) hours?|(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const what =
  'interview|court|hearing|tribunal|appointment|assessment|trial (?:shift|day)|induction|deadline|starts?|starting|released?|get out|evict\\w*|sentenced|sentencing|decision'
const between = '[^.!?\\n]{0,40}?'

// In order: the first that is found is shown.
const patterns = [
  /\b(?:suicid\w*|kill(?:ing)? myself|end (?:my|it) (?:life|all)|hurt(?:ing)? myself|self[- ]harm\w*)/i,
  /\b(?:nowhere to (?:sleep|stay|live|go)|sleeping rough|homeless|on the streets?)\b/i,
  new RegExp(`\\b(?:${what})\\b${between}\\b(?:${when})\\b`, 'i'),
  new RegExp(`\\b(?:${when})\\b${between}\\b(?:${what})\\b`, 'i'),
  /\b(?:by|before|until) (?:today|tonight|tomorrow|noon|midday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  /\b(?:call|ring|phone|reply|answer|speak|talk|need|help)\b[^.!?\n]{0,30}?\b(?:today|tonight|tomorrow)\b/i,
  /\b(?:urgent(?:ly)?|a\.?s\.?a\.?p\b|as soon as possible|emergency|right away|straight away|time is short)/i,
]
const notAtAll =
  /\b(?:not|n[o']t|no|nothing|isn[’']t|never)\s+(?:very |that |so |really )?(?:urgent\w*|emergency|homeless)/gi

/**
 * The words of a message that ask for an answer before the others, such as 'interview tomorrow', as they were written;
 * null if there are none. It only moves a reader's eye: nothing is sorted, sent or refused by it.
 */
export function urgentWordsIn(message: string): string | null {
  const text = message.replaceAll(notAtAll, ' ')
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0]
    if (found) return found.replaceAll(/\s+/g, ' ').trim()
  }
  return null
}

/** The beginning of a message on one line, at most so many characters, cut between words. */
export function beginningOf(message: string, most: number): string {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${end > most / 2 ? cut.slice(0, end) : cut}…`
}
