import { z } from 'zod'

import { optionalLine } from '@/lib/domain/fields/field-rules'
import { folded, namesWebsite } from '@/lib/domain/fields/fold-text'

/** What an employer reads about an applicant from the first day. Nothing in it identifies them. */
export type CandidateCard = {
  skills: readonly string[]
  tickets: readonly string[]
  experience: readonly string[]
  availability: string
  hasRightToWork: boolean
}

/** How many lines each list may have, and how long a line may be in characters. */
export const cardLimits = {
  skills: { lines: 20, length: 60 },
  tickets: { lines: 12, length: 100 },
  experience: { lines: 12, length: 160 },
  availability: 160,
} as const
export type CardList = 'skills' | 'tickets' | 'experience'
export const cardLists = ['skills', 'tickets', 'experience'] as const satisfies readonly CardList[]

type CardMessages = {
  names: Readonly<Record<CardList | 'availability', string>>
  tooMany: (name: string, most: number) => string
  /** @param line the line's number, from 1 */
  tooLong: (name: string, line: number, most: number) => string
  hidden: (name: string, line: number) => string
  saysWho: (name: string) => string
}

const bullet = /^[\s•·*–-]+(?=\S)/
const notForOneLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** The lines a person typed, without bullets, empty lines or duplicates. */
export function linesOf(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
  return lines.filter((line, index) => lines.findIndex((one) => one.toLowerCase() === line.toLowerCase()) === index)
}

/**
 * Whether a line contains an email address, a phone number or the address of a website, which nobody may read before a
 * shortlist, however they are typed.
 */
export function saysHowToReach(written: string): boolean {
  const line = folded(written)
  return (
    /\S ?(?:@|\(at\)|\[at\]) ?\S+(?:\.| ?(?:dot|\(dot\)|\[dot\]) ?)\S/.test(line) ||
    /(?:\d[\s().-]*){9,}/.test(line.replace(/\b(?:19|20)\d\d\b/g, '')) ||
    namesWebsite(line)
  )
}

const listOf = (list: CardList, { names, tooMany, tooLong, hidden, saysWho }: CardMessages) =>
  z
    .string()
    .default('')
    .transform(linesOf)
    .superRefine((lines, context) => {
      const name = names[list]
      const limit = cardLimits[list]
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      if (lines.length > limit.lines) refuse(tooMany(name, limit.lines))
      const long = lines.findIndex((line) => Array.from(line).length > limit.length)
      if (long >= 0) refuse(tooLong(name, long + 1, limit.length))
      const strange = lines.findIndex((line) => notForOneLine.test(line))
      if (strange >= 0) refuse(hidden(name, strange + 1))
      if (lines.some(saysHowToReach)) refuse(saysWho(name))
    })

/**
 * What a person writes on their card. Each list is typed as lines and comes out as an array.
 * @param messages the wording for each problem
 */
export const cardForm = (messages: CardMessages) =>
  z.object({
    skills: listOf('skills', messages),
    tickets: listOf('tickets', messages),
    experience: listOf('experience', messages),
    availability: optionalLine(messages.names.availability, cardLimits.availability).refine(
      (text) => !saysHowToReach(text),
      messages.saysWho(messages.names.availability),
    ),
    rightToWork: z.string().optional(),
  })
