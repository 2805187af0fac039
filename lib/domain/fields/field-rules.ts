import { z } from 'zod'

// Must come before the first schema: otherwise zod tests whether it may generate code, which a strict content security
// policy in the browser refuses and reports.
z.config({ jitless: true })

// The rules for fields of any form, from which those for enquiries and accounts are built.

/** Upper limits in characters (code points), the same in the form, the endpoints and the database. */
export const fieldLimits = {
  name: 100,
  email: 254,
  phone: 32,
  location: 120,
  organisation: 160,
  freeText: 5000,
} as const

// Control characters, line and paragraph separators, lone surrogates, and the marks that reorder text on a screen.
const notForOneLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
// Free text may have line breaks and tabs, and right-to-left marks, which Arabic and Hebrew writers need.
const notForFreeText = /[^\P{Cc}\n\t]|\p{Cs}/u
// The two marks and the letter mark that come along with a copied Arabic or Hebrew name; they only hint at direction.
const directionHints = /[\u061c\u200e\u200f]/g

const countCharacters = (value: string): number => Array.from(value).length
// A joiner or zero-width space is part of some words, but is not a word itself.
const countVisible = (value: string): number => countCharacters(value.replace(/\p{Cf}/gu, '').trim())
const normalise = (value: string): string => value.normalize('NFC').trim()
const hiddenCharacterMessage = (label: string): string =>
  `${label} has a hidden character in it. Delete all of it and type it again.`

const tooLongMessage = (label: string, max: number, value: string): string =>
  `${label} has ${formatCount(countCharacters(value))} characters. Please shorten it to ${formatCount(max)} characters or fewer.`
const formatCount = (count: number): string => count.toLocaleString('en-GB')

type TextRule = {
  label: string
  min: number
  max: number
  message: string
  /** Said instead where nothing was typed. */
  empty?: string
}

function boundedText({ label, min, max, message, empty = message }: TextRule, refused: RegExp) {
  return z
    .string(empty)
    .transform(normalise)
    .pipe(
      z
        .string()
        .refine((value) => countVisible(value) >= min, {
          error: ({ input }) => (countVisible(String(input)) === 0 ? empty : message),
          abort: true,
        })
        .refine((value) => countCharacters(value) <= max, {
          error: ({ input }) => tooLongMessage(label, max, String(input)),
        })
        .refine((value) => !refused.test(value), { error: hiddenCharacterMessage(label) }),
    )
}

/** One line of text: NFC, trimmed, `min` to `max` characters, no control or direction-changing characters. */
export const oneLine = (rule: TextRule) =>
  z
    .string(rule.empty ?? rule.message)
    .transform((value) => value.replace(directionHints, ''))
    .pipe(boundedText(rule, notForOneLine))

/** Several lines of text: as {@link oneLine}, but line breaks (kept as \n) and tabs are allowed. */
export const freeText = (rule: TextRule) =>
  z
    .string(rule.empty ?? rule.message)
    .transform((value) => value.replace(/\r\n?/g, '\n'))
    .pipe(boundedText(rule, notForFreeText))

/** Text that may be absent or blank; blank becomes an empty string. */
export const optionalLine = (label: string, max: number) =>
  oneLine({ label, min: 0, max, message: `${label} must be text.` }).default('')

/** Several lines of text that may be absent or blank; blank becomes an empty string. */
export const optionalFreeText = (label: string, max: number) =>
  freeText({ label, min: 0, max, message: `${label} must be text.` }).default('')

const emailMessage = 'Please enter a valid email address.'
const noEmailMessage = 'Enter your email address.'

/** One address of at most 254 characters, trimmed, as typed (case is kept). */
export const emailAddress = z
  .string(noEmailMessage)
  .transform(normalise)
  .pipe(z.string().min(1, noEmailMessage))
  .pipe(z.email(emailMessage).max(fieldLimits.email, emailMessage))
