import fc from 'fast-check'

import {
  convictionTypes,
  cvLooks,
  cvOrders,
  supportTypes,
  timeframes,
  type CvDate,
  type CvDraft,
  type Education,
  type Experience,
} from '@/lib/domain/cv/cv-draft'
import { type CvChange } from '@/lib/domain/cv/edit-cv-draft'

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', ' ', '$&', '{key_skills}', '<b>', 'يوسف', '👩🏽‍🍳', 'line one\nline two'),
)
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const date: fc.Arbitrary<CvDate> = fc.record({
  year: orNull(fc.integer({ min: 1930, max: 2100 })),
  month: orNull(fc.integer({ min: 1, max: 12 })),
})

const experience: fc.Arbitrary<Omit<Experience, 'id'>> = fc.record({
  jobTitle: text,
  company: text,
  startDate: date,
  endDate: date,
  current: fc.boolean(),
  description: text,
  isPrisonWork: fc.boolean(),
  awardingBody: text,
  showPlace: fc.boolean(),
})

const education: fc.Arbitrary<Omit<Education, 'id'>> = fc.record({
  qualification: text,
  institution: text,
  year: text,
  isPrisonEducation: fc.boolean(),
  awardingBody: text,
  showPlace: fc.boolean(),
})

const listed = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.array(arbitrary, { maxLength: 4 }).map((all) => all.map((each, index) => ({ ...each, id: String(index) })))

export const anyDraft: fc.Arbitrary<CvDraft> = fc.record({
  fullName: text,
  email: text,
  phone: text,
  location: text,
  summary: text,
  experiences: listed(experience),
  skills: fc.array(text, { maxLength: 5 }),
  education: listed(education),
  order: fc.constantFrom(...cvOrders),
  look: fc.constantFrom(...cvLooks),
  hasOwnWorkOrder: fc.boolean(),
  hasOwnEducationOrder: fc.boolean(),
  coverNote: text,
  needsSupport: orNull(fc.boolean()),
  supportType: orNull(fc.constantFrom(...supportTypes)),
  disclosureNeeded: orNull(fc.boolean()),
  convictionType: orNull(fc.constantFrom(...convictionTypes)),
  timeframe: orNull(fc.constantFrom(...timeframes)),
  rehabilitationSteps: text,
  disclosureLetter: text,
  generatedLetter: text,
  previousLetter: text,
})

const id = fc.constantFrom('0', '1', '2', '9')
const by = fc.constantFrom(-1 as const, 1 as const)
const now = fc.integer({ min: 0, max: 5 })

const prisonWords = fc.record({ jobTitle: text, description: text, skills: fc.array(text, { maxLength: 3 }) })

/** Every kind of change there is. */
export const anyChange: fc.Arbitrary<CvChange> = fc.oneof<fc.Arbitrary<CvChange>[]>(
  fc.record({
    type: fc.constant('write' as const),
    field: fc.constantFrom('fullName', 'email', 'summary', 'rehabilitationSteps', 'disclosureLetter'),
    value: text,
  }),
  fc.record({
    type: fc.constant('choose' as const),
    field: fc.constant('order' as const),
    value: fc.constantFrom(...cvOrders),
  }),
  fc.record({ type: fc.constantFrom('add-skill' as const, 'suggest-skill' as const), text }),
  fc.record({ type: fc.constant('remove-skill' as const), index: fc.integer({ min: -1, max: 6 }) }),
  fc.record({ type: fc.constantFrom('add-experience' as const, 'add-education' as const), now }),
  fc.record({
    type: fc.constant('change-experience' as const),
    id,
    change: experience.chain((job) => fc.subarray(Object.entries(job)).map((fields) => Object.fromEntries(fields))),
  }),
  fc.record({
    type: fc.constant('change-education' as const),
    id,
    change: education.chain((one) => fc.subarray(Object.entries(one)).map((fields) => Object.fromEntries(fields))),
  }),
  fc.record({
    type: fc.constant('fill-prison-work' as const),
    id,
    words: prisonWords,
    others: fc.array(prisonWords, { maxLength: 2 }),
  }),
  fc.record({ type: fc.constantFrom('remove-experience' as const, 'remove-education' as const), id }),
  fc.record({ type: fc.constantFrom('move-experience' as const, 'move-education' as const), id, by }),
  fc.record({ type: fc.constant('set-letter' as const), text }),
  fc.constant({ type: 'bring-back-letter' as const }),
  fc.record({
    type: fc.constant('replace' as const),
    draft: anyDraft,
    reason: fc.constantFrom('opened' as const, 'restored' as const, 'started-again' as const),
  }),
)
