import { cleanLine, withoutEndMarks } from '@/lib/domain/cv/plain-text'

/** What was done, how much or how often, and what went well. Any of them may be blank. */
export type BulletAnswers = { did: string; often: string; well: string }

// How an answer joins on to the words before it, judged by its first word.
const joinsBySpace =
  /^(?:for|to|in|at|on|by|of|with|from|across|during|up|over|under|about|around|more|less|each|every|daily|weekly|monthly|nightly|once|twice|per|and|or|within|until|while|when|without)\b/i
const joinsByComma = /^(?:so|which|always|never|often|usually|all|no|not|still|even|also|a|an|as|mostly|only|both)\b/i
const beginsSentence =
  /^(?:i|i['’](?:m|ve|d)|we|they|he|she|it|my|our|their|his|her|the|this|that|these|those|there|nobody|no[ -]one|everyone|everybody|people|customers|staff|managers?)\b/i

const neat = (answer: string): string => withoutEndMarks(cleanLine(answer), ' .,;:')
const raised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())

// CVs leave "I" out. It is kept before an auxiliary verb, where the rest would not stand alone.
const withoutI = (text: string): string =>
  text.replace(/^i\s+(?!(?:am|was|have|had|did|do|can|could|will|would)\b)/i, '')

function join(line: string, answer: string): string {
  if (line === '' || answer === '') return line + answer
  if (beginsSentence.test(answer)) return `${line}. ${raised(answer)}`
  if (joinsBySpace.test(answer)) return `${line} ${lowered(answer)}`
  return `${line}, ${joinsByComma.test(answer) ? lowered(answer) : answer}`
}

/** One line for the CV, without closing punctuation; empty when every answer is. Adds no words of its own. */
export function joinBullet({ did, often, well }: BulletAnswers): string {
  return raised(withoutI([did, often, well].map(neat).reduce(join, '')))
}
