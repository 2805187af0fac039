import { z } from 'zod'

import { dateFrom, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { optionalFreeText, optionalLine } from '@/lib/domain/fields/field-rules'
import type { AdvertDraft, AdvertField } from '@/lib/domain/job-board/advert'
import { advertLimits } from '@/lib/domain/job-board/advert-limits'
import { checkDuties } from '@/lib/domain/job-board/check-duty'
import { dbsLevels, exclusionKinds, jobSectors, jobTypes, recordQuestionStages } from '@/lib/domain/job-board/job'
import { isAboveBasic } from '@/lib/domain/job-board/job-rules'

/** The forms in which an advert is written, in order, none with more than six things to say; a preview comes after them. */
export const advertSteps = ['work', 'pay', 'offer', 'checks'] as const
export type AdvertStep = (typeof advertSteps)[number]

export const stepFields: Readonly<Record<AdvertStep, readonly AdvertField[]>> = {
  work: ['title', 'siteId', 'town', 'postcode', 'type', 'sector', 'vacancies', 'description'],
  pay: ['pay', 'hoursPerWeek', 'pattern', 'remoteFriendly', 'startsOn', 'closesOn'],
  offer: ['requirements', 'skills', 'training', 'supervised', 'benefits', 'travelHelp'],
  checks: ['recordQuestion', 'dbsLevel', 'duty', 'dbsReason', 'exclusions', 'dayReleasePossible', 'noInterview'],
}

export const stepOf = (field: AdvertField): AdvertStep =>
  advertSteps.find((step) => stepFields[step].includes(field)) ?? 'work'

/** For somebody who works at none of the company's sites. */
export const otherSite = 'other'

const typed = z.string().default('')
const lineOrNull = (label: string, max: number) => optionalLine(label, max).transform((text) => text || null)
const textOrNull = (label: string, max: number) => optionalFreeText(label, max).transform((text) => text || null)
const chosen = <const Choice extends string>(choices: readonly Choice[]) =>
  typed.transform((value, context): Choice | null => {
    const choice = choices.find((one) => one === value)
    if (choice === undefined && value !== '') context.addIssue({ code: 'custom', message: 'Choose one from the list.' })
    return choice ?? null
  })
const tick = typed.transform((value) => value !== '')

/** Every line that is not empty. */
const linesOf = (label: string) =>
  typed
    .transform((value) =>
      value
        .split(/\r\n?|\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .pipe(z.array(z.string()).max(advertLimits.lines, `${label} may have at most ${advertLimits.lines} lines.`))
    .transform((list, context) =>
      list.map((line) => {
        const read = optionalLine(label, advertLimits.line).safeParse(line)
        if (read.success) return read.data
        context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? label })
        return ''
      }),
    )

/** Parses a text, or reports the message; null for an empty one. */
const readAs = <Value>(read: (text: string) => Value | undefined, message: string) =>
  typed.transform((value, context): Value | null => {
    const text = value.trim()
    if (text === '') return null
    const found = read(text)
    if (found === undefined) context.addIssue({ code: 'custom', message })
    return found ?? null
  })

function wholeNumber(text: string): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return number >= 1 && number <= advertLimits.vacancies ? number : undefined
}

/** Reads pounds as people write them, such as 13.20, £26,500 or 26500.00, as pence. */
export function penceOf(text: string): number | undefined {
  const plain = text.replace(/^£\s*/, '').replaceAll(',', '')
  return /^\d{1,7}([.]\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Math.round(Number(plain) * 100) : undefined
}

function hoursOf(text: string): number | undefined {
  const hours = /^\d{1,3}([.]\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
  return hours > 0 && hours <= 168 ? hours : undefined
}

/** A day as a date field sends it, or as people type it: 2026-12-24 or 24/12/2026. */
export function dayOf(text: string): PlainDate | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  return year === undefined ? parseDate(text) : dateFrom(Number(year), Number(month), Number(day))
}

/** A postcode in capitals with its one space, such as LS1 4AB; the first half alone will also do. */
function postcodeOf(text: string): string | undefined {
  const [, outward, inward] =
    /^([A-Z]{1,2}[0-9][0-9A-Z]?)([0-9][A-Z]{2})?$/.exec(text.toUpperCase().replace(/\s+/g, '')) ?? []
  return outward && (inward ? `${outward} ${inward}` : outward)
}

const payMessage = 'Enter the pay in pounds, such as 13.20.'
const dayMessage = 'Enter a date, such as 24/12/2026.'

const payForm = z
  .object({
    payFrom: readAs(penceOf, payMessage),
    payTo: readAs(penceOf, payMessage),
    payPer: z.enum(['hour', 'year'], 'Choose hourly or yearly pay.').default('hour'),
    hoursPerWeek: readAs(hoursOf, `Enter the hours each week, at most ${advertLimits.hoursPerWeek}, such as 37.5.`),
    pattern: lineOrNull('When they work', advertLimits.line),
    remoteFriendly: tick,
    startsOn: readAs(dayOf, dayMessage),
    closesOn: readAs(dayOf, dayMessage),
  })
  .transform(({ payFrom, payTo, payPer, ...said }) => {
    // Of half a range the rules judge the half that is there; readStep() asks for the other.
    const lowest = payFrom ?? payTo
    return { ...said, pay: lowest === null ? null : { from: lowest, to: payTo ?? lowest, per: payPer } }
  })

const exclusionForm = z.object(
  Object.fromEntries(
    exclusionKinds.flatMap((kind) => [
      [`exclude-${kind}`, tick],
      [`reason-${kind}`, optionalFreeText('Reason', advertLimits.reason)],
    ]),
  ),
)

const checksForm = z
  .object({
    dbsLevel: chosen(dbsLevels),
    duty: chosen(checkDuties),
    dbsReason: optionalFreeText('Why there is a check', advertLimits.reason),
    recordQuestion: chosen(recordQuestionStages),
    dayReleasePossible: tick,
    noInterview: tick,
  })
  .and(exclusionForm)
  .transform(({ dbsLevel, duty, dbsReason, recordQuestion, dayReleasePossible, noInterview, ...given }) => {
    // What the form hides for this choice is not kept: nobody would see it before it was published.
    const isExplained = dbsLevel !== null && isAboveBasic(dbsLevel)
    return {
      dbsLevel,
      duty: isExplained ? duty : null,
      dbsReason: isExplained ? dbsReason : '',
      recordQuestion,
      dayReleasePossible,
      noInterview,
      exclusions: exclusionKinds.flatMap((kind) =>
        given[`exclude-${kind}`] ? [{ kind, reason: String(given[`reason-${kind}`]) }] : [],
      ),
    }
  })

const stepForms = {
  work: z.object({
    title: lineOrNull('Job title', advertLimits.title),
    siteId: typed,
    town: lineOrNull('Town', 80),
    postcode: readAs(postcodeOf, 'Enter a postcode, such as LS1 4AB.'),
    type: chosen(jobTypes),
    sector: chosen(jobSectors),
    vacancies: readAs(wholeNumber, `Enter how many people you need, from 1 to ${advertLimits.vacancies}.`),
    description: textOrNull('Description', advertLimits.text),
  }),
  pay: payForm,
  offer: z.object({
    requirements: linesOf('What they need'),
    skills: linesOf('Skills that help'),
    training: optionalFreeText('Training', advertLimits.reason),
    supervised: tick,
    benefits: linesOf('What you offer'),
    travelHelp: optionalFreeText('Help with travel', advertLimits.reason),
  }),
  checks: checksForm,
} satisfies Record<AdvertStep, z.ZodType<Partial<AdvertDraft>>>

/** The fields of each form, by the names they are sent under. */
export const sentFields: Readonly<Record<AdvertStep, readonly string[]>> = {
  work: stepFields.work,
  pay: ['payFrom', 'payTo', 'payPer', 'hoursPerWeek', 'pattern', 'remoteFriendly', 'startsOn', 'closesOn'],
  offer: stepFields.offer,
  checks: [
    ...stepFields.checks.filter((field) => field !== 'exclusions'),
    ...exclusionKinds.flatMap((kind) => [`exclude-${kind}`, `reason-${kind}`]),
  ],
}

type Site = { id: string; town: string; postcode: string }

/** Takes the town and postcode of the chosen site; for any other place they stay as typed. */
function atItsSite(said: Partial<AdvertDraft>, sites: readonly Site[]): Partial<AdvertDraft> {
  const site = sites.find(({ id }) => id === said.siteId)
  return site
    ? { ...said, siteId: site.id, town: site.town || null, postcode: postcodeOf(site.postcode) ?? null }
    : { ...said, siteId: null }
}

/**
 * Reads one form of an advert: what it says, and why the rest cannot be read at all, which hides nothing of what can. An
 * empty field is no error here.
 * @param sites the company's, for the form that names one of them
 */
export function readStep(
  step: AdvertStep,
  fields: Readonly<Record<string, string>>,
  sites: readonly Site[],
): { said: Partial<AdvertDraft>; unreadable: Record<string, string> } {
  const form: z.ZodType<Partial<AdvertDraft>> = stepForms[step]
  const read = form.safeParse(fields)
  const unreadable = read.success ? {} : firstMessages(read.error)
  const isTyped = (name: string) => (fields[name] ?? '').trim() !== ''
  if (step === 'pay' && isTyped('payTo') && !isTyped('payFrom')) unreadable.payFrom = payMessage
  const readable = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in unreadable)))
  const said = read.data ?? form.safeParse(readable).data ?? {}
  return { said: step === 'work' ? atItsSite(said, sites) : said, unreadable }
}

/**
 * A draft as the fields of one form would make it: of what cannot be read it keeps what it said before.
 * @param sites as for {@link readStep}
 */
export function draftWith(
  draft: AdvertDraft,
  step: AdvertStep,
  fields: Readonly<Record<string, string>>,
  sites: readonly Site[],
): { written: AdvertDraft; unreadable: Record<string, string> } {
  const { said, unreadable } = readStep(step, fields, sites)
  const names = Object.keys(unreadable)
  const isRead = (field: string) =>
    field === 'exclusions'
      ? !names.some((name) => name.startsWith('reason-'))
      : !names.some((name) => [field, `${field}From`, `${field}To`].includes(name))
  return {
    written: { ...draft, ...Object.fromEntries(Object.entries(said).filter(([field]) => isRead(field))) },
    unreadable,
  }
}

const pounds = (pence: number): string => (pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)

/** The draft so far, as the form's fields hold it. */
export function typedOf(draft: AdvertDraft): Record<string, string> {
  const { pay, exclusions, siteId, town, ...said } = draft
  const texts = Object.entries(said).map(([name, value]): [string, string] => [
    name,
    value === null || value === false
      ? ''
      : value === true
        ? 'on'
        : Array.isArray(value)
          ? value.join('\n')
          : String(value),
  ])
  return {
    ...Object.fromEntries(texts),
    siteId: siteId ?? (town === null ? '' : otherSite),
    town: town ?? '',
    payFrom: pay ? pounds(pay.from) : '',
    payTo: pay && pay.to !== pay.from ? pounds(pay.to) : '',
    payPer: pay?.per ?? 'hour',
    ...Object.fromEntries(
      (exclusions ?? []).flatMap(({ kind, reason }) => [
        [`exclude-${kind}`, 'on'],
        [`reason-${kind}`, reason],
      ]),
    ),
  }
}
