import { type CvDraft, type Timeframe } from '@/lib/domain/cv/cv-draft'
import { cleanLine, cleanLines, withoutEndMarks } from '@/lib/domain/cv/plain-text'

export const letterTemplateIds = ['default', 'over-2-years', 'minor'] as const
export type LetterTemplateId = (typeof letterTemplateIds)[number]

/** Paragraphs of sentences. A sentence that names key skills is left out when there are none. */
type LetterTemplate = readonly (readonly string[])[]

/** The wording of the letters, from lib/content/cv-builder/letter-templates. */
export type LetterWords = {
  templates: Record<LetterTemplateId, LetterTemplate>
  coverLetter: LetterTemplate
  /** Each must follow on from "I was convicted". */
  timeframes: Record<Timeframe, string>
  /** Shown in brackets where the person has not answered. */
  prompts: { timeframe: string; rehabilitation_steps: string; full_name: string; sender: string }
}

type Placeholder =
  'date' | 'full_name' | 'key_skills' | 'rehabilitation_steps' | 'relevant_experience' | 'sender' | 'timeframe'

/**
 * A conviction over two years old selects one template, but a minor conviction overrides that; otherwise the default.
 */
export function chooseTemplate({
  timeframe,
  convictionType,
}: Pick<CvDraft, 'timeframe' | 'convictionType'>): LetterTemplateId {
  if (convictionType === 'minor') return 'minor'
  return timeframe === 'over-2-years' ? 'over-2-years' : 'default'
}

// Letters whose names begin with a vowel sound: an HGV driver, an NHS porter.
const soundsLikeVowel = /^[AEFHILMNORSX]/
// A vowel letter that is not heard as one (a unit, a one), and an h that is not heard (an hourly).
const consonantSound = /^(?:uni(?!n|m)|use|usu|uti|ur[aeio]|eu|ewe|one|once|ubi)/i
const silentH = /^(?:hour|hono|heir|honest)/i
const isInitialism = (word: string, title: string): boolean =>
  /^[A-Z]{1,4}$/.test(word) && (/[a-z]/.test(title) || !/[AEIOU]/.test(word))

/** "a" or "an", by how the first word sounds in English. */
export function articleFor(title: string): 'a' | 'an' {
  const [word = ''] = title.normalize('NFD').match(/[A-Za-z]+|\d+/) ?? []
  if (/^\d/.test(word)) return /^(?:8|11$|18$)/.test(word) ? 'an' : 'a'
  if (isInitialism(word, title)) return soundsLikeVowel.test(word) ? 'an' : 'a'
  if (silentH.test(word)) return 'an'
  return /^[aeiou]/i.test(word) && !consonantSound.test(word) ? 'an' : 'a'
}

// How the last word of a title ends when the title names one person.
const namesOnePerson =
  /(?:[a-z](?:er|or|ist|ant|ent|ian|ee|man|woman|person|hand|keeper|mate|smith)|operative|chef|cook|guard|clerk|apprentice|lead|head|host|nurse|aide|pilot|steward|mechanic|medic|tech|volunteer|intern|representative|rep|executive|barista|chief|boss|coach|tutor|help|orderly)$/i

/**
 * The first job with a title, such as "my work as an HGV Driver". A title that names a kind of work rather than a
 * person goes in brackets, "my work (Warehouse)", so that the sentence is right either way.
 */
function relevantExperience({ experiences }: CvDraft): string {
  const title = experiences.map(({ jobTitle }) => withoutEndMarks(cleanLine(jobTitle))).find((text) => text !== '')
  if (title === undefined) return 'my experience'
  if (/^(?:an?|the)\s/i.test(title) || !namesOnePerson.test(title)) return `my work (${title})`
  return `my work as ${articleFor(title)} ${title}`
}

const keySkills = ({ skills }: CvDraft): string =>
  skills
    .map((skill) => withoutEndMarks(cleanLine(skill)))
    .filter(Boolean)
    .slice(0, 3)
    .join(', ')

function withEndMark(text: string): string {
  return /[\p{L}\p{M}\p{N})\]"'’”%]$/u.test(text) ? `${text}.` : text
}

/** The sender's name and contact details, one per line, as on the CV. */
function senderLines({ fullName, location, phone, email }: CvDraft, prompt: string): string {
  const ways = [location, phone, email].map(cleanLine).filter(Boolean)
  return [cleanLine(fullName), ...(ways.length > 0 ? ways : [prompt])].filter(Boolean).join('\n')
}

function fillings(draft: CvDraft, { timeframes, prompts }: LetterWords, date: string): Record<Placeholder, string> {
  const steps = cleanLines(draft.rehabilitationSteps, 'paragraphs').join('\n')
  return {
    date,
    sender: senderLines(draft, prompts.sender),
    timeframe: draft.timeframe === null ? prompts.timeframe : timeframes[draft.timeframe],
    rehabilitation_steps: steps === '' ? prompts.rehabilitation_steps : withEndMark(steps),
    key_skills: keySkills(draft),
    relevant_experience: relevantExperience(draft),
    full_name: cleanLine(draft.fullName) || prompts.full_name,
  }
}

const isPlaceholder = (name: string, values: Record<Placeholder, string>): name is Placeholder =>
  Object.hasOwn(values, name)

// In one pass and with a function, so that nothing a person typed is read as a placeholder or a replacement pattern.
const fill = (sentence: string, values: Record<Placeholder, string>): string =>
  sentence.replace(/\{([a-z_]+)\}/g, (whole, name: string) => (isPlaceholder(name, values) ? values[name] : whole))

function filledLetter(template: LetterTemplate, values: Record<Placeholder, string>): string {
  const says = (sentence: string) => values.key_skills !== '' || !sentence.includes('{key_skills}')
  return template
    .map((sentences) => sentences.filter(says).map((sentence) => fill(sentence, values)))
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n')
}

/**
 * A first draft of the letter: plain text, paragraphs separated by a blank line, prompts in square brackets.
 * @param date today's, as written in a letter
 */
export const generateLetter = (draft: CvDraft, words: LetterWords, date: string): string =>
  filledLetter(words.templates[chooseTemplate(draft)], fillings(draft, words, date))

/** The same for the letter that can go with any CV, which says nothing about convictions. */
export const generateCoverLetter = (draft: CvDraft, words: LetterWords, date: string): string =>
  filledLetter(words.coverLetter, fillings(draft, words, date))

/** A prompt and its position, so that the text box can select it. */
export type UnfinishedPrompt = { text: string; start: number; end: number }

/** Whatever is still in square brackets, in order. A letter with any of them is not ready to send. */
export const unfinishedPrompts = (letter: string): UnfinishedPrompt[] =>
  [...letter.matchAll(/\[[^[\]]*\]/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))

const condition = /^\[If it is true: ([^[\]]*)\]$/

/** The sentence inside a prompt that only asks whether it is true; null for a prompt that asks for words. */
export const sentenceIfTrue = ({ text }: UnfinishedPrompt): string | null => condition.exec(text)?.[1] ?? null

/** The letter with a prompt replaced by a sentence or, without one, removed along with the spare space it leaves. */
export function settlePrompt(letter: string, { start, end }: UnfinishedPrompt, sentence: string | null): string {
  if (sentence !== null) return letter.slice(0, start) + sentence + letter.slice(end)
  const [before, after] = [letter.slice(0, start), letter.slice(end)]
  const isAtStart = /(?:^|\n)[ \t]*$/.test(before)
  const isAtEnd = /^[ \t]*(?:\n|$)/.test(after)
  if (isAtStart && isAtEnd)
    return before.replace(/\s+$/, '') + (before.trim() === '' ? after.replace(/^\s+/, '') : after)
  return isAtStart ? before + after.replace(/^[ \t]+/, '') : before.replace(/[ \t]+$/, '') + after
}

/** Words as a person counts them: separated by spaces, with a letter or digit in them. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/**
 * Whether a letter can be generated: all three questions about the conviction are answered, and the steps taken since
 * are not blank.
 */
export const canGenerateLetter = (draft: CvDraft): boolean =>
  draft.disclosureNeeded === true &&
  draft.convictionType !== null &&
  draft.timeframe !== null &&
  draft.rehabilitationSteps.trim() !== ''

/** What the disclosure step asks: nothing more unless a letter is wanted. */
export function disclosureFields({ disclosureNeeded, disclosureLetter }: CvDraft): {
  asksForMore: boolean
  showsLetter: boolean
} {
  const asksForMore = disclosureNeeded === true
  return { asksForMore, showsLetter: asksForMore && disclosureLetter.trim() !== '' }
}
