import 'server-only'

import { z } from 'zod'

import {
  applicantsProblems as problems,
  slotRefusalWords,
  stoppedWordsText,
  type ApplicantsDone,
} from '@/lib/content/hiring/applicants'
import type { UpdateKind } from '@/lib/content/hiring/application-emails'
import {
  checkStates,
  moveApplication,
  offerChecks,
  rejectionReasons,
  stageOf,
  type Application,
} from '@/lib/domain/applications/application'
import { messageLimit, type StepKind } from '@/lib/domain/applications/history'
import {
  checkSlots,
  mayOfferSlots,
  mostSlots,
  shortestPlace,
  type InterviewDetails,
  type OfferedSlot,
} from '@/lib/domain/applications/interview-slots'
import { detailFields, readDetails } from '@/lib/domain/applications/interview-details'
import { checkByEmployer, checksOfOffer } from '@/lib/domain/applications/offer-checks'
import { askAboutRecord } from '@/lib/domain/applications/record-question'
import { stoppedWords } from '@/lib/domain/applications/words-to-applicant'
import type { Stage } from '@/lib/domain/applications/stages'
import { meetingWays } from '@/lib/domain/appointments/appointment'
import { minutesOf } from '@/lib/domain/dates/london-time'
import { earlierOf, parseDate } from '@/lib/domain/dates/plain-date'
import { oneLine, optionalFreeText } from '@/lib/domain/fields/field-rules'
import type { FormFields, FormOutcome, GuardedForms } from '@/lib/server/forms/guarded-form'
import { openApplication, type Opened } from '@/lib/server/hiring/load-applicants'
import { commitApplicationStep } from '@/lib/server/hiring/applications'
import { applicationPage, momentNow, takeApplicationStep, type Sent } from '@/lib/server/hiring/take-application-step'
import { writeUpdateEmail } from '@/lib/server/hiring/update-email'

const list = '/dashboard/employerportal/applications'
const page = applicationPage(list)

type Problem = Exclude<FormOutcome, { done: string }>
const onField = (problem: string, field: string | null = null): Problem => ({ problem, field })

type Decided = {
  after: Application
  kind: StepKind
  note?: string | null
  offered?: readonly OfferedSlot[]
  /** What the person is told by email; null if nothing. */
  told: UpdateKind | null
}

const isProblem = (decided: Decided | Problem): decided is Problem => 'problem' in decided

async function step(
  sent: Sent,
  done: ApplicantsDone,
  decide: (opened: Opened, moment: ReturnType<typeof momentNow>) => Decided | Problem,
): Promise<FormOutcome> {
  const moment = momentNow()
  return takeApplicationStep(sent, {
    list,
    words: problems,
    open: openApplication,
    keptOf: ({ kept }) => kept,
    done,
    decide: (opened) => {
      const decided = decide(opened, moment)
      if (isProblem(decided)) return decided
      const { after, kind, note = null, offered, told } = decided
      return async () =>
        commitApplicationStep({
          actorId: sent.user.id,
          kept: opened.kept,
          after,
          step: { kind, on: moment.today, by: 'employer', note },
          offered,
          email: told ? writeUpdateEmail(after, told) : undefined,
        })
    },
  })
}

const message = optionalFreeText('The message', messageLimit)

/** The problem with a message to the person, whichever field it is in; null if it may be sent. */
function wrongWords(text: string, field: string): Problem | null {
  const stopped = stoppedWords(text)
  return stopped && onField(problems.stopped(stopped.words, stoppedWordsText[stopped.rule]), field)
}

/** The message to the person, or the problem with it. */
function messageIn(fields: FormFields): { note: string | null } | Problem {
  const parsed = message.safeParse(fields.message)
  if (!parsed.success) return onField(parsed.error.issues[0]?.message ?? '', 'message')
  return wrongWords(parsed.data, 'message') ?? { note: parsed.data === '' ? null : parsed.data }
}

/** What an email about a new stage tells the person. */
const toldOf = (to: Stage): UpdateKind => (to === 'shortlisted' || to === 'offer' ? { kind: to } : { kind: 'answer' })

const timesToChoose = (offered: readonly OfferedSlot[]): UpdateKind => ({
  kind: 'times',
  firstOn: offered.map(({ on }) => on).reduce(earlierOf),
})

/** A move to a stage, with a message to the person and whatever else it starts. */
function moveTo(
  to: Stage,
  fields: FormFields,
  more: (moved: Application, opened: Opened, moment: ReturnType<typeof momentNow>) => Application = (moved) => moved,
) {
  return (opened: Opened, moment: ReturnType<typeof momentNow>): Decided | Problem => {
    const words = messageIn(fields)
    if ('problem' in words) return words
    const reasons = rejectionReasons.filter((reason) => fields[`reason-${reason}`] !== undefined)
    const moved = moveApplication(opened.kept.application, {
      to,
      by: 'employer',
      on: moment.today,
      note: words.note ?? undefined,
      reasons,
    })
    if (!moved.ok) {
      if (moved.refusal === 'message_missing') return onField(problems.message, 'message')
      return moved.refusal === 'reason_missing' ? onField(problems.reason, 'reason') : onField(problems.notAllowed)
    }
    return { after: more(moved.value, opened, moment), kind: to, note: words.note, told: toldOf(to) }
  }
}

const shortlist = (sent: Sent) => step(sent, 'shortlisted', moveTo('shortlisted', sent.fields))

const place = oneLine({ label: 'The place', min: shortestPlace, max: 160, message: problems.place })

/** The form's times: those that have a day or a start, with what they have in common. */
function slotsIn(fields: FormFields, moment: ReturnType<typeof momentNow>): OfferedSlot[] | Problem {
  const minutes = Number(fields.minutes)
  const way = z.enum(meetingWays).safeParse(fields.way)
  const where = place.safeParse(fields.place)
  const slots: Omit<OfferedSlot, keyof InterviewDetails>[] = []
  for (let number = 1; number <= mostSlots; number += 1) {
    const [typedDay, typedTime] = [fields[`day-${number}`]?.trim() ?? '', fields[`time-${number}`]?.trim() ?? '']
    if (typedDay === '' && typedTime === '') continue
    const on = parseDate(typedDay)
    // Some browsers send seconds too.
    const at = typedTime.slice(0, 5)
    if (!on || Number.isNaN(minutesOf(at))) return onField(problems.slotPart(number), `day-${number}`)
    slots.push({ on, at, minutes, way: way.data ?? 'in_person', place: where.data ?? '' })
  }
  if (slots.length === 0) return onField(slotRefusalWords.none, 'day-1')
  if (!Number.isInteger(minutes) || minutes < 5 || minutes > 480) return onField(problems.minutes, 'minutes')
  if (!way.success) return onField(problems.way, 'way')
  if (!where.success) return onField(where.error.issues[0]?.message ?? problems.place, 'place')
  const wrongPlace = wrongWords(where.data, 'place')
  if (wrongPlace) return wrongPlace
  const read = readDetails(fields, way.data)
  if ('problem' in read) return onField(read.problem, read.field)
  const { details } = read
  const wrong = wrongWords(details.askFor, 'askFor') ?? wrongWords(details.bring, 'bring')
  if (wrong) return wrong
  const checked = checkSlots(
    slots.map((slot) => ({ ...slot, ...details })),
    moment,
  )
  return checked.ok ? checked.value : onField(slotRefusalWords[checked.refusal], 'day-1')
}

const invite = (sent: Sent) =>
  step(sent, 'interview', (opened, moment) => {
    const moved = moveTo('interview', sent.fields)(opened, moment)
    if (isProblem(moved)) return moved
    const offered = slotsIn(sent.fields, moment)
    return 'problem' in offered ? offered : { ...moved, offered, told: timesToChoose(offered) }
  })

const offerOtherTimes = (sent: Sent) =>
  step(sent, 'slots', ({ kept: { application } }, moment) => {
    if (!mayOfferSlots(application)) return onField(problems.notAllowed)
    const words = messageIn(sent.fields)
    if ('problem' in words) return words
    const offered = slotsIn(sent.fields, moment)
    return 'problem' in offered
      ? offered
      : { after: application, kind: 'slots_offered', note: words.note, offered, told: timesToChoose(offered) }
  })

/** The database adds whether a supervising officer has to approve: until then nobody at the company knows. */
const offer = (sent: Sent) =>
  step(
    sent,
    'offer',
    moveTo('offer', sent.fields, (moved, { job }, { today }) => ({
      ...moved,
      checks: checksOfOffer({ dbsLevel: job.dbsLevel, needsApproval: false, today }),
    })),
  )

const no = (sent: Sent) =>
  step(sent, 'no', (opened, moment) => {
    const isAfterInterview = stageOf(opened.kept.application) === 'interview'
    return moveTo(isAfterInterview ? 'unsuccessful_after_interview' : 'unsuccessful', sent.fields)(opened, moment)
  })

const takeBack = (sent: Sent) => step(sent, 'offer-withdrawn', moveTo('offer_withdrawn', sent.fields))

const checked = z.object({ check: z.enum(offerChecks), state: z.enum(checkStates) })

const check = (sent: Sent) =>
  step(sent, 'check', ({ kept: { application } }, { today }) => {
    const parsed = checked.safeParse(sent.fields)
    if (!parsed.success) return onField(problems.notAllowed)
    const { check: kind, state } = parsed.data
    const noted = checkByEmployer(application, { kind, state, on: today })
    return noted.ok
      ? { after: noted.value, kind: state === 'done' ? 'checked' : 'unchecked', told: null }
      : onField(problems.notAllowed)
  })

const ask = (sent: Sent) =>
  step(sent, 'asked', ({ kept: { application }, job, hasReader }, { today }) => {
    if (!hasReader) return onField(problems.noReader)
    const asked = askAboutRecord(application, { question: job.recordQuestion, by: 'employer', on: today })
    if (asked.ok) return { after: asked.value, kind: 'asked', told: { kind: 'question' } }
    return onField(asked.refusal === 'before_agreed_stage' ? problems.beforeAgreed : problems.notAllowed)
  })

const slotFields = [
  ...Array.from({ length: mostSlots }, (_, index) => [`day-${index + 1}`, `time-${index + 1}`]).flat(),
  'minutes',
  'way',
  'place',
  ...detailFields,
  'message',
]
const reasonFields = rejectionReasons.map((reason) => `reason-${reason}`)

/** What a member who sees applicants does with an application. */
export const applicantForms: GuardedForms = {
  'applicant-shortlist': { page, keep: [], run: shortlist },
  'applicant-interview': { page, keep: slotFields, run: invite },
  'applicant-times': { page, keep: slotFields, run: offerOtherTimes },
  'applicant-offer': { page, keep: ['message'], run: offer },
  'applicant-no': { page, keep: [...reasonFields, 'message'], run: no },
  'applicant-take-back': { page, keep: ['message'], run: takeBack },
  'applicant-check': { page, keep: [], run: check },
  'applicant-ask': { page, keep: [], run: ask },
}
