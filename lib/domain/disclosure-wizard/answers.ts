import { z } from 'zod'

import { disposals, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { addDays, addMonths, dateFrom, type PlainDate } from '@/lib/domain/disclosure/plain-date'
import type { SentenceLength } from '@/lib/domain/disclosure/sentence-length'

/** What was typed or chosen on one screen, by the name of its field. */
export type Given = Readonly<Record<string, string>>

const givenSchema = z.record(z.string().max(40), z.string().max(2000))

/** As it is kept on the device, when the person asks for that. */
export const keptAnswersSchema = z.object({
  version: z.literal(1),
  answers: z.object({
    records: z
      .array(z.string().regex(/^r\d{1,3}$/))
      .min(1)
      .max(50),
    given: z.record(z.string().max(60), givenSchema),
  }),
})

export type Answers = {
  /** The ids of the convictions and cautions, in the order in which they were added. */
  records: readonly string[]
  /** By the id of the screen. */
  given: Readonly<Record<string, Given>>
}

export const noAnswers: Answers = { records: ['r1'], given: {} }

export const disposalKinds = Object.keys(disposals) as DisposalKind[]

export const kindsChosen = (given: Given | undefined): DisposalKind[] => {
  const chosen = (given?.kinds ?? '').split(',')
  return disposalKinds.filter((kind) => chosen.includes(kind))
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text && /^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : undefined

/** The days that a date may be: one, or all of a month or a year when that is all the person knows. */
export function daysMeant(given: Given | undefined, today: PlainDate): readonly PlainDate[] {
  const year = wholeNumber(given?.year)
  if (!given || year === undefined) return []
  if (given.unsure !== 'yes') {
    const [month, day] = [wholeNumber(given.month), wholeNumber(given.day)]
    const date = month !== undefined && day !== undefined ? dateFrom(year, month, day) : undefined
    return date && date <= today ? [date] : []
  }
  const month = given.month?.trim() ? wholeNumber(given.month) : undefined
  if (given.month?.trim() && month === undefined) return []
  const first = dateFrom(year, month ?? 1, 1)
  if (!first || first > today) return []
  const months = month === undefined ? 12 : 1
  const starts = Array.from({ length: months }, (_, index) => addMonths(first, index))
  const ends = starts.map((start) => addDays(addMonths(start, 1), -1))
  const days = [...starts, ...ends].filter((day) => day < today)
  return [...new Set([...days, ...(addMonths(first, months) > today ? [today] : [])])].sort()
}

/** A whole date, or undefined. */
export function dateMeant(given: Given | undefined): PlainDate | undefined {
  const [year, month, day] = [wholeNumber(given?.year), wholeNumber(given?.month), wholeNumber(given?.day)]
  return year === undefined || month === undefined || day === undefined ? undefined : dateFrom(year, month, day)
}

const lengthUnits = ['years', 'months', 'weeks', 'days'] as const

/** Undefined when a box holds something that is no whole number. */
export function lengthMeant(given: Given | undefined): SentenceLength | undefined {
  const length: SentenceLength = {}
  for (const unit of lengthUnits) {
    const text = given?.[unit]?.trim()
    if (!text) continue
    const number = wholeNumber(text)
    if (number === undefined) return undefined
    length[unit] = number
  }
  return length
}

export const daysCredited = (given: Given | undefined): number | undefined =>
  given?.isCredited === 'yes' ? wholeNumber(given.days) : 0
