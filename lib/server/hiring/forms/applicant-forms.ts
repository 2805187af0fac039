import 'server-only'

import { z } from 'zod'

import {
  applicantsProblems as problems,
  companyApplicantsWords,
  offerChanges,
  slotRefusalText,
  type ApplicantsDone,
} from '@/lib/content/hiring/applicants'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { offerCheckLabels } from '@/lib/content/dashboards/labels'
import { dayTimeText } from '@/lib/content/wording/date-text'
import { payText } from '@/lib/content/wording/job-text'
import type { UpdateKind } from '@/lib/content/hiring/application-emails'
import {
  checkEvidence,
  moveApplication,
  offerChecks,
  rejectionReasons,
  stageOf,
  type Application,
  type OfferCheckKind,
} from '@/lib/domain/applications/application'
import {
  changedTerms,
  checkFirstDay,
  hoursLimit,
  mayChangeOffer,
  maySetFirstDay,
  recordStart,
  sixWeekAnswers,
  type FirstDay,
  type StartFacts,
} from '@/lib/domain/applications/first-day'
import { messageLimit, type StepKind } from '@/lib/domain/applications/history'
import {
  chooseByDay,
  chosenSlot,
  declineSlots,
  giveBackSlot,
  rejectionStage,
  mayOfferSlots,
  mostSlots,
  shortestPlace,
  typedTimes,
  wrongSlots,
  type OfferedSlot,
  type Slot,
  type SlotMoment,
} from '@/lib/domain/applications/interview-slots'
import { detailFields, readDetails } from '@/lib/domain/applications/interview-details'
import { readAgainFields, readAgainStep } from '@/lib/domain/applications/check-first'
import { hoursOfOffer, readOfferedPay, type OfferedPayRefusal } from '@/lib/domain/applications/offered-pay'
import { checkByEmployer, checksOfOffer, type OfferCheckRefusal } from '@/lib/domain/applications/offer-checks'
import { tickedApplicants, ticksIn, ticksText, type Ticked } from '@/lib/domain/applications/several-applicants'
import { applicantTabs } from '@/lib/domain/applications/applicant-tabs'
import { pageKeyOf } from '@/lib/domain/applications/page-key'
import { lowestPoundsAYear } from '@/lib/domain/job-board/hourly-pay'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { minimumWage } from '@/lib/domain/job-board/minimum-wage'
import { chosenOf } from '@/lib/domain/queries/address-query'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { askAboutRecord } from '@/lib/domain/applications/record-question'
import type { Stage } from '@/lib/domain/applications/stages'
import { undoKinds, undoStage } from '@/lib/domain/applications/undo-stage'
import { byTime, meetingWays } from '@/lib/domain/appointments/appointment'
import { minutesOf } from '@/lib/domain/dates/london-time'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { checkInForm } from '@/lib/domain/outcomes/check-in'
import { oneLine, optionalFreeText } from '@/lib/domain/fields/field-rules'
import type { FormFields, FormOutcome, GuardedForm } from '@/lib/server/forms/guarded-form'
import { stoppedText } from '@/lib/server/hiring/forms/stopped-text'
import { loadClashes, openApplication, type Opened, type SharedTime } from '@/lib/server/hiring/load-applicants'
import { answerOwnCheckIn } from '@/lib/server/casework/check-ins'
import { commitApplicationStep, type UpdateEmail } from '@/lib/server/hiring/applications'
import {
  applicationPage,
  momentNow,
  takeApplicationStep,
  type Sent as SentForm,
} from '@/lib/server/hiring/take-application-step'
import { writeUpdateEmail } from '@/lib/server/hiring/update-email'

const list = '/dashboard/employerportal/applications'
const page = applicationPage(list)

/** Where a step finds the application and leaves its result. The demonstration has its own, which keeps nothing. */
export type EmployerStore = {
  open: typeof openApplication
  clashes: typeof loadClashes
  /** Writes the email to the person about the application after the step. */
  write: (after: Application, told: UpdateKind) => UpdateEmail | undefined
  commit: typeof commitApplicationStep
}
const database: EmployerStore = {
  open: openApplication,
  clashes: loadClashes,
  write: writeUpdateEmail,
  commit: commitApplicationStep,
}
type Sent = SentForm & { store?: EmployerStore }
type StepForm = Omit<GuardedForm, 'run'> & { run: (sent: Sent) => Promise<FormOutcome> }

type Problem = Exclude<FormOutcome, { done: string }>
const onField = (problem: string, field: string | null = null): Problem => ({ problem, field })

/**
 * Everything that is wrong, in the order of the form; null if nothing is. What stops the whole step, whatever its form
 * says, stands alone.
 */
function together(found: readonly (Problem | null)[]): Problem | null {
  const wrong = found.filter((one) => one !== null)
  const [first] = wrong
  if (!first) return null
  const stopping = wrong.find(({ field }) => field === null)
  if (stopping) return stopping
  const byField = wrong.flatMap(({ problem, field, problems: several }) =>
    Object.entries(several ?? { [field ?? '']: problem }),
  )
  const reasons = Object.assign({}, ...wrong.map(({ reasons: why }) => why)) as Record<string, string>
  return { ...first, problems: Object.fromEntries(byField), reasons }
}

type Decided = {
  after: Application
  kind: StepKind
  note?: string | null
  start?: StartFacts
  offered?: readonly OfferedSlot[]
  /** The times after those to choose from were withdrawn. */
  declined?: readonly Slot[]
  /** The times after the agreed one was called off. */
  givenBack?: readonly Slot[]
  /** What the person is told by email; null if nothing. */
  told: UpdateKind | null
}

const isProblem = (decided: Decided | Problem): decided is Problem => 'problem' in decided

async function step(
  sent: Sent,
  done: ApplicantsDone,
  decide: (opened: Opened, moment: SlotMoment) => Decided | Problem,
  open: (reference: string, moment: SlotMoment, store: EmployerStore) => Promise<Opened | null> = (
    reference,
    _,
    store,
  ) => store.open(reference),
): Promise<FormOutcome> {
  const moment = momentNow()
  const { store = database } = sent
  return takeApplicationStep(sent, {
    list,
    words: problems,
    open: (reference) => open(reference, moment, store),
    keptOf: ({ kept }) => kept,
    done,
    decide: (opened) => {
      const decided = decide(opened, moment)
      if (isProblem(decided)) return decided
      const { after, kind, note = null, start, offered, declined, givenBack, told } = decided
      return async () =>
        store.commit({
          actorId: sent.user.id,
          kept: opened.kept,
          after,
          step: { kind, on: moment.today, by: 'employer', note },
          start,
          offered,
          declined,
          givenBack,
          email: told ? store.write(after, told) : undefined,
        })
    },
  })
}

const message = optionalFreeText('The message', messageLimit)

/** The problem with words to the person, whichever field they are in; null if they may be sent. */
function wrongWords(text: string, field: string, options: Parameters<typeof stoppedText>[1] = {}): Problem | null {
  const stopped = stoppedText(text, options)
  return stopped && { problem: stopped.problem, field, reasons: { [field]: stopped.reason } }
}

/** The message to the person, or the problem with it. */
function messageIn(
  fields: FormFields,
  { disclosure }: Pick<Application, 'disclosure'>,
  isRefusal = false,
): { note: string | null } | Problem {
  const parsed = message.safeParse(fields.message)
  if (!parsed.success) return onField(parsed.error.issues[0]?.message ?? '', 'message')
  const wrong = wrongWords(parsed.data, 'message', { disclosure, isRefusal })
  return wrong ?? { note: parsed.data === '' ? null : parsed.data }
}

/** What an email about a new stage tells the person. */
const toldOf = (to: Stage): UpdateKind => (to === 'shortlisted' || to === 'offer' ? { kind: to } : { kind: 'answer' })

const timesToChoose = (offered: readonly OfferedSlot[], { today }: SlotMoment) => ({
  kind: 'times' as const,
  chooseBy: chooseByDay(offered, today),
})

const refusals: readonly Stage[] = ['unsuccessful', 'unsuccessful_after_interview', 'offer_withdrawn']

/** A move to a stage, with a message to the person and whatever else it starts. */
function moveTo(
  to: Stage,
  fields: FormFields,
  more: (moved: Application, opened: Opened, moment: ReturnType<typeof momentNow>) => Application = (moved) => moved,
) {
  return (opened: Opened, moment: ReturnType<typeof momentNow>): Decided | Problem => {
    const words = messageIn(fields, opened.kept.application, refusals.includes(to))
    if ('problem' in words) return words
    const reasons = rejectionReasons.filter((reason) => fields[`reason-${reason}`] !== undefined)
    const moved = moveApplication(opened.kept.application, {
      to,
      by: 'employer',
      on: moment.today,
      note: words.note ?? undefined,
      reasons,
      noInterview: opened.job.noInterview,
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

/** A place as it was typed, or the problem with it. */
const placeProblem = (where: z.ZodSafeParseResult<string>, otherwise: string): Problem | null =>
  where.success ? wrongWords(where.data, 'place') : onField(where.error.issues[0]?.message ?? otherwise, 'place')

/** The problems with what the person is told about the place. */
const detailsProblems = (
  { details, problems: found }: ReturnType<typeof readDetails>,
  { kept }: Opened,
): (Problem | null)[] =>
  detailFields.map((field) => {
    const problem = found[field]
    return problem === undefined ? wrongWords(details[field], field, kept.application) : onField(problem, field)
  })

/** What is wrong with a time of the form, at its day or its start. */
const onTime = (problem: string, number: number, isDay: boolean): Problem =>
  onField(problem, `${isDay ? 'day' : 'time'}-${number}`)

/** An interview takes at least this long. */
const fewestMinutes = 5

/** The form's times: those that could be offered, and what is wrong with the others and with what they have in common. */
function slotsIn(fields: FormFields, opened: Opened, moment: SlotMoment) {
  const length = Number(fields.minutes)
  const isLength = Number.isInteger(length) && length >= fewestMinutes && length <= 480
  const way = z.enum(meetingWays).safeParse(fields.way)
  const where = place.safeParse(fields.place)
  const read = readDetails(fields, way.data ?? 'in_person')
  const common = {
    minutes: isLength ? length : fewestMinutes,
    way: way.data ?? 'in_person',
    place: where.data ?? '',
    ...read.details,
  }
  const times = typedTimes(fields)
  const typed = times.flatMap(({ number, on, at }) =>
    on && !Number.isNaN(minutesOf(at)) ? [{ number, slot: { on, at, ...common } }] : [],
  )
  const refused = wrongSlots(
    typed.map(({ slot }) => slot),
    moment,
  )
  return {
    slots: typed.filter((_, index) => refused[index] === null),
    /** The problem with a time, by its number in the form. */
    wrongTimes: new Map<number, Problem | null>([
      ...(times.length === 0 ? [[1, onField(problems.noSlot, 'day-1')] as const] : []),
      ...times.map(({ number, on }) => {
        const isDay = on === null
        return [number, onTime(problems.slotPart(number, isDay), number, isDay)] as const
      }),
      ...typed.map(({ number, slot: { on } }, index) => {
        const refusal = refused[index]
        const isDay = refusal === 'far' || (refusal === 'past' && on < moment.today)
        return [number, refusal ? onTime(slotRefusalText(refusal, number), number, isDay) : null] as const
      }),
    ]),
    wrong: [
      isLength ? null : onField(problems.minutes, 'minutes'),
      way.success ? null : onField(problems.way, 'way'),
      placeProblem(where, problems.place),
      ...(way.success ? detailsProblems(read, opened) : []),
    ],
  }
}

type Inviting = Opened & { clashes: readonly SharedTime[] }

/** The application with the times that others already have: they are named before anything is sent. */
const openWithClashes =
  (fields: FormFields) =>
  async (reference: string, moment: SlotMoment, store: EmployerStore): Promise<Inviting | null> => {
    const opened = await store.open(reference)
    if (!opened) return null
    const offered = slotsIn(fields, opened, moment).slots.map(({ slot }) => slot)
    const clashes = offered.length === 0 ? [] : await store.clashes(opened.kept.application.id, offered, moment)
    return { ...opened, clashes }
  }

// Two people can have the same name.
const whoOf = ({ name, reference }: SharedTime): string =>
  name === null ? exampleApplicantWords.noName(reference) : `${name} (${reference})`

/**
 * The times to offer, or all that is wrong with the form: a time that another applicant has is sent only by somebody who
 * has read that.
 * @param words the problem with the rest of the form
 */
function offeredIn(
  fields: FormFields,
  opened: Opened,
  moment: SlotMoment,
  words: Problem | null,
): OfferedSlot[] | Problem {
  const { slots, wrongTimes, wrong } = slotsIn(fields, opened, moment)
  const clashes = 'clashes' in opened ? (opened as Inviting).clashes : []
  const numberOf = ({ slot }: SharedTime): number => slots[Number(slot.id)]?.number ?? 1
  for (const taken of clashes.filter(({ isTaken }) => isTaken))
    wrongTimes.set(
      numberOf(taken),
      onTime(problems.timeTaken(whoOf(taken), dayTimeText(taken.theirs.on, taken.theirs.at)), numberOf(taken), false),
    )
  // One tick answers for all of them, and none helps with a time that is taken.
  const clash = clashes.find((one) => !one.isTaken && !wrongTimes.get(numberOf(one)))
  if (clash && fields.clash === undefined)
    wrongTimes.set(
      numberOf(clash),
      onField(
        problems.clash(whoOf(clash), dayTimeText(clash.theirs.on, clash.theirs.at), clash.isAgreed),
        `clash-${numberOf(clash)}`,
      ),
    )
  const found = together([...wrongTimes.values(), ...wrong, words])
  return found ?? slots.map(({ slot }) => slot).toSorted(byTime)
}

const invite = (sent: Sent) =>
  step(
    sent,
    'interview',
    (opened, moment) => {
      const moved = moveTo('interview', sent.fields)(opened, moment)
      const offered = offeredIn(sent.fields, opened, moment, isProblem(moved) ? moved : null)
      if ('problem' in offered) return offered
      return isProblem(moved) ? moved : { ...moved, offered, told: timesToChoose(offered, moment) }
    },
    openWithClashes(sent.fields),
  )

const offerOtherTimes = (sent: Sent) =>
  step(
    sent,
    'slots',
    (opened, moment) => {
      const { application, slots } = opened.kept
      if (!mayOfferSlots(application)) return onField(problems.notAllowed)
      const words = messageIn(sent.fields, application)
      const offered = offeredIn(sent.fields, opened, moment, 'problem' in words ? words : null)
      if ('problem' in offered) return offered
      if ('problem' in words) return words
      const told = { ...timesToChoose(offered, moment), ...(chosenSlot(slots) && { kind: 'moved' as const }) }
      return { after: application, kind: 'slots_offered', note: words.note, offered, told }
    },
    openWithClashes(sent.fields),
  )

/** The times that wait for an answer, before the person has chosen one. */
const withdrawTimes = (sent: Sent) =>
  step(sent, 'times-withdrawn', ({ kept: { application, slots } }, moment) => {
    const words = messageIn(sent.fields, application)
    if ('problem' in words) return words
    const declined = declineSlots(application, slots, moment)
    return declined.ok
      ? {
          after: application,
          kind: 'times_withdrawn',
          note: words.note,
          declined: declined.value,
          told: { kind: 'times_withdrawn' },
        }
      : onField(problems.notAllowed)
  })

const callOff = (sent: Sent) =>
  step(sent, 'called-off', ({ kept: { application, slots } }, moment) => {
    const words = messageIn(sent.fields, application)
    if ('problem' in words) return words
    const givenBack = giveBackSlot(application, slots, moment)
    return givenBack.ok
      ? {
          after: application,
          kind: 'interview_called_off',
          note: words.note,
          givenBack: givenBack.value,
          told: { kind: 'called_off' },
        }
      : onField(problems.notAllowed)
  })

const unshortlist = (sent: Sent) =>
  step(sent, 'unshortlisted', ({ kept }) => {
    const undone = undoStage(kept.application, 'shortlisted', { ...kept, now: new Date() })
    if (undone.ok) return { after: undone.value, kind: undoKinds.shortlisted, told: { kind: 'undone' } }
    return onField(undone.refusal === 'too_late' ? problems.undoTooLate : problems.notAllowed)
  })

const startPlace = oneLine({ label: 'The place', min: shortestPlace, max: 160, message: problems.startPlace })
const offeredHours = oneLine({ label: 'The hours', min: 0, max: hoursLimit, message: problems.startHours }).default('')
const firstDayWords = { past: problems.startPast, time: problems.startTimePast, far: problems.startFar }

type OfferedTerms = Pick<FirstDay, 'pay' | 'hours'>

const payProblem = (refusal: OfferedPayRefusal, hours: number | null): Problem =>
  refusal === 'too_low_a_year'
    ? onField(problems.tooLowAYear(lowestPoundsAYear(minimumWage.pence, hours ?? 0)), 'pay')
    : onField(problems.pay[refusal], refusal === 'no_period' ? 'payPer' : 'pay')

/** What an offer pays, and for which hours, or the problems with them. */
function termsIn(fields: FormFields, { job }: Opened): OfferedTerms | Problem {
  const hours = offeredHours.safeParse(fields.hours)
  const { pay = '', payPer = '' } = fields
  const offered = readOfferedPay({ pay, payPer, hours: hours.data ?? '' }, job.hoursPerWeek)
  const wrong = together([
    offered.ok ? null : payProblem(offered.refusal, hoursOfOffer(hours.data ?? '', job.hoursPerWeek)),
    hours.success
      ? wrongWords(hours.data, 'hours')
      : onField(hours.error.issues[0]?.message ?? problems.startHours, 'hours'),
  ])
  if (wrong || !offered.ok || !hours.success) return wrong ?? onField(problems.notAllowed)
  return { pay: payText(offered.value), hours: hours.data }
}

/**
 * The first day as typed, or all that is wrong with the form. Whoever works from home needs no postcode.
 * @param words the problem with the rest of the form
 */
function firstDayIn(
  fields: FormFields,
  opened: Opened,
  moment: SlotMoment,
  { terms, words }: { terms: OfferedTerms | Problem; words: Problem | null },
): FirstDay | Problem {
  const on = parseDate(fields.startsOn?.trim() ?? '')
  const at = (fields.startAt?.trim() ?? '').slice(0, 5)
  const isTime = !Number.isNaN(minutesOf(at))
  const wrongDay = on && checkFirstDay({ on, at: isTime ? at : '24:00' }, moment)
  const where = startPlace.safeParse(fields.place)
  const isAtHome = opened.job.remoteFriendly && (fields.postcode?.trim() ?? '') === ''
  const read = readDetails(fields, isAtHome ? 'video' : 'in_person')
  const wrong = together([
    'problem' in terms ? terms : null,
    on ? null : onField(problems.startDay, 'startsOn'),
    wrongDay ? onField(firstDayWords[wrongDay], wrongDay === 'time' ? 'startAt' : 'startsOn') : null,
    isTime ? null : onField(problems.startTime, 'startAt'),
    placeProblem(where, problems.startPlace),
    ...detailsProblems(read, opened),
    words,
  ])
  if (wrong || !on || !where.success || 'problem' in terms) return wrong ?? onField(problems.notAllowed)
  return { on, at, place: where.data, ...terms, ...read.details }
}

const isWrongDay = (read: FirstDay | Problem): read is Problem => 'problem' in read

/** The database adds whether a supervising officer has to approve: until then nobody at the company knows. */
const offer = (sent: Sent) =>
  step(sent, 'offer', (opened, moment) => {
    const moved = moveTo('offer', sent.fields, (after, { job }, { today }) => ({
      ...after,
      checks: checksOfOffer({ dbsLevel: job.dbsLevel, needsApproval: false, today }),
    }))(opened, moment)
    const firstDay = firstDayIn(sent.fields, opened, moment, {
      terms: termsIn(sent.fields, opened),
      words: isProblem(moved) ? moved : null,
    })
    if (isWrongDay(firstDay)) return firstDay
    return isProblem(moved) ? moved : { ...moved, start: { ...opened.kept.start, firstDay } }
  })

/** Other pay, hours, day or place, until the person has answered: the history keeps what was offered before. */
const changeOffer = (sent: Sent) =>
  step(sent, 'offer-changed', (opened, moment) => {
    const { application, start } = opened.kept
    if (!mayChangeOffer(application)) return onField(problems.notAllowed)
    const words = messageIn(sent.fields, application)
    const firstDay = firstDayIn(sent.fields, opened, moment, {
      terms: termsIn(sent.fields, opened),
      words: 'problem' in words ? words : null,
    })
    if (isWrongDay(firstDay)) return firstDay
    if ('problem' in words) return words
    const terms = changedTerms(start.firstDay, firstDay)
    if (terms.length === 0) return onField(problems.sameOffer, 'pay')
    return {
      after: application,
      kind: 'offer_changed',
      note: [offerChanges(start.firstDay, firstDay, terms), words.note ?? ''].filter(Boolean).join('\n\n'),
      start: { ...start, firstDay },
      told: { kind: 'terms' },
    }
  })

const changeFirstDay = (sent: Sent) =>
  step(sent, 'first-day', (opened, moment) => {
    const { application, start } = opened.kept
    if (!maySetFirstDay(application)) return onField(problems.notAllowed)
    const words = messageIn(sent.fields, application)
    // The pay and the hours were accepted as they are.
    const { pay = '', hours = '' } = start.firstDay ?? {}
    const firstDay = firstDayIn(sent.fields, opened, moment, {
      terms: { pay, hours },
      words: 'problem' in words ? words : null,
    })
    if (isWrongDay(firstDay)) return firstDay
    if ('problem' in words) return words
    return {
      after: application,
      kind: 'first_day_set',
      note: words.note,
      start: { ...start, firstDay },
      told: { kind: 'first_day' },
    }
  })

const started = (sent: Sent) =>
  step(sent, 'hired', (opened, { today }) => {
    const { application, start } = opened.kept
    const typed = parseDate(sent.fields.startedOn?.trim() ?? '')
    if (!typed) return onField(problems.startedDay, 'startedOn')
    const startedOn = recordStart(application, typed, today)
    if (!startedOn.ok) {
      return startedOn.refusal === 'day' ? onField(problems.startedDay, 'startedOn') : onField(problems.notAllowed)
    }
    const moved = moveApplication(application, { to: 'hired', by: 'employer', on: today })
    return moved.ok
      ? { after: moved.value, kind: 'hired', start: { ...start, startedOn: startedOn.value }, told: null }
      : onField(problems.notAllowed)
  })

/** Nobody was emailed that they started, so nobody is emailed that it was a mistake. */
const unstarted = (sent: Sent) =>
  step(sent, 'unstarted', ({ kept }) => {
    const undone = undoStage(kept.application, 'hired', { ...kept, now: new Date() })
    if (undone.ok) {
      return { after: undone.value, kind: undoKinds.hired, start: { ...kept.start, startedOn: null }, told: null }
    }
    return onField(undone.refusal === 'too_late' ? problems.undoTooLate : problems.notAllowed)
  })

const notStarted = (sent: Sent) =>
  step(sent, 'not-started', ({ kept: { application, start } }, { today }) => {
    // Before the first day nobody can have missed it.
    const isDue = start.firstDay === null || start.firstDay.on <= today
    const moved = moveApplication(application, { to: 'not_started', by: 'employer', on: today })
    return moved.ok && isDue
      ? { after: moved.value, kind: 'not_started', told: { kind: 'answer' } }
      : onField(problems.notAllowed)
  })

const sixWeeksOn = (sent: Sent) =>
  step(sent, 'six-weeks', ({ kept: { application, start } }) => {
    const answer = sixWeekAnswers.find((one) => one === sent.fields.answer)
    if (!answer) return onField(problems.sixWeeks, 'answer')
    if (stageOf(application) !== 'hired' || start.sixWeeks !== null) return onField(problems.notAllowed)
    return {
      after: application,
      kind: 'six_weeks',
      note: companyApplicantsWords.sixWeeksSaid[answer],
      start: { ...start, sixWeeks: answer },
      told: null,
    }
  })

/** The company's answer how a new job goes, which its person does not see here: by the same rules as by its link. */
async function checkIn({ fields, user }: Sent): Promise<FormOutcome> {
  const going = checkInForm.safeParse(fields)
  if (!going.success) return onField(problems.checkIn)
  const isKept = await answerOwnCheckIn(user.id, fields.asked ?? '', going.data.checkIn)
  return isKept ? { done: 'check-in' satisfies ApplicantsDone, at: page(fields) } : onField(problems.checkInEnded)
}

const no = (sent: Sent) =>
  step(sent, 'no', (opened, moment) => {
    const { application, slots } = opened.kept
    const decided = moveTo(rejectionStage(application, slots, moment), sent.fields)(opened, moment)
    // Somebody with an interview to come must not travel to it.
    const callsOff = giveBackSlot(application, slots, moment).ok
    return callsOff && !isProblem(decided) ? { ...decided, told: { kind: 'called_off' } } : decided
  })

/** Takes a step for each that was ticked, as for one alone; those for whom it could not be taken. */
async function eachOf(ticked: readonly Ticked[], sent: Sent, run: StepForm['run']): Promise<string[]> {
  const left: string[] = []
  for (const { reference, version } of ticked) {
    const outcome = await run({ ...sent, fields: { ...sent.fields, application: reference, version } })
    if ('problem' in outcome) left.push(reference)
  }
  return left
}

/** Those who were just told, for the list that then names them. */
const toldText = (ticked: readonly Ticked[]): string => ticked.map(({ reference }) => reference).join(',')

async function shortlistSeveral(sent: Sent): Promise<FormOutcome> {
  const ticked = tickedApplicants(sent.fields)
  if (ticked.length === 0) return { ...onField(problems.nobody), at: listOf(sent.fields) }
  const left = await eachOf(ticked, sent, shortlist)
  return left.length > 0
    ? { ...onField(problems.someLeft(ticked.length - left.length, left)), at: listOf(sent.fields) }
    : {
        done: 'shortlisted-several' satisfies ApplicantsDone,
        at: addToQuery(listOf({ ...sent.fields, tab: 'shortlisted' }), { told: toldText(ticked) }),
      }
}

/** Says no to each that was ticked. Words and reasons are the same for all, so they are checked before anybody is told. */
async function noToSeveral(sent: Sent): Promise<FormOutcome> {
  const { fields } = sent
  const ticked = tickedApplicants(fields)
  if (ticked.length === 0) return { ...onField(problems.nobody), at: listOf(fields) }
  const words = messageIn(fields, { disclosure: 'not_asked' }, true)
  if ('problem' in words) return words
  const reasons = rejectionReasons.filter((reason) => fields[`reason-${reason}`] !== undefined)
  if (reasons.length === 0) return onField(problems.reason, 'reason')
  if (reasons.includes('other') && words.note === null) return onField(problems.message, 'message')
  // Only read once more: nobody is told yet.
  if (fields[readAgainFields.send] === undefined) return { done: 'no-several' satisfies ApplicantsDone, at: list }
  const left = await eachOf(ticked, sent, no)
  const rest = ticksIn(fields.rest)
  if (left.length > 0) {
    // Those of other jobs stay ticked, and the page shows the words that were written.
    const list = rest.length === 0 ? listOf(fields) : addToQuery(listOf(fields), { tick: ticksText(rest) })
    return { ...onField(problems.someLeft(ticked.length - left.length, left)), at: list }
  }
  const at = rest.length === 0 ? listOf(fields) : rejectPage(fields, rest)
  return { done: 'no-several' satisfies ApplicantsDone, at: addToQuery(at, { told: toldText(ticked) }) }
}

/** The list that a form about several applicants was sent from. */
const listOf = ({ tab, job = '' }: FormFields): string =>
  addToQuery(list, {
    tab: chosenOf(applicantTabs, tab, 'open'),
    ...(jobIdPattern.test(job) && { job }),
  })

/** The page on which those who are ticked in the list are rejected. */
function rejectPage(fields: FormFields, ticked: readonly Ticked[]): string {
  const { after = '' } = fields
  return addToQuery(listOf(fields), {
    step: 'reject',
    tick: ticksText(ticked),
    ...(pageKeyOf(after) && { after }),
  })
}

/** The same, for those whom the form is about and those whom it leaves for later. */
const severalPage = (fields: FormFields): string => {
  const { of = '' } = fields
  const page = rejectPage(fields, [...tickedApplicants(fields), ...ticksIn(fields.rest)])
  return jobIdPattern.test(of) ? addToQuery(page, { of }) : page
}

const takeBack = (sent: Sent) => step(sent, 'offer-withdrawn', moveTo('offer_withdrawn', sent.fields))

const checked = z.object({
  check: z.enum(offerChecks),
  state: z.enum(['waiting', 'done']),
  seen: z.enum(checkEvidence).optional(),
})

/** The problem with a check, at the field of that check's form. */
const checkProblem = (refusal: OfferCheckRefusal, kind: OfferCheckKind): Problem => {
  if (refusal === 'day') return onField(problems.checkDay(offerCheckLabels[kind]), `${kind}-on`)
  if (refusal === 'evidence') return onField(problems.checkSeen(offerCheckLabels[kind]), `${kind}-seen`)
  return refusal === 'talk_first' ? onField(problems.talkFirst, `${kind}-talked`) : onField(problems.notAllowed)
}

const check = (sent: Sent) =>
  step(sent, 'check', ({ kept: { application } }, { today }) => {
    const parsed = checked.safeParse(sent.fields)
    if (!parsed.success) return onField(problems.notAllowed)
    const { check: kind, state, seen = null } = parsed.data
    const on = state === 'done' ? parseDate(sent.fields.on?.trim() ?? '') : today
    const noted = checkByEmployer(application, { kind, state, on: on ?? today, seen, today })
    if (!noted.ok) return checkProblem(noted.refusal, kind)
    if (!on) return checkProblem('day', kind)
    return {
      after: noted.value,
      kind: state === 'done' ? 'checked' : 'unchecked',
      note: offerCheckLabels[kind],
      told: null,
    }
  })

const failCheck = (sent: Sent) =>
  step(sent, 'check-problem', ({ kept: { application } }, { today }) => {
    const kind = offerChecks.find((one) => one === sent.fields.check)
    if (!kind) return onField(problems.notAllowed)
    const hasTalked = sent.fields.talked !== undefined
    const noted = checkByEmployer(application, { kind, state: 'not_passed', on: today, hasTalked, today })
    return noted.ok
      ? { after: noted.value, kind: 'check_not_passed', note: offerCheckLabels[kind], told: { kind: 'check' } }
      : checkProblem(noted.refusal, kind)
  })

const ask = (sent: Sent) =>
  step(sent, 'asked', ({ kept: { application, slots, start }, job, hasReader }, { today }) => {
    if (!hasReader) return onField(problems.noReader)
    const asked = askAboutRecord(application, {
      question: job.recordQuestion,
      by: 'employer',
      on: today,
      interviewOn: chosenSlot(slots)?.on ?? null,
      startsOn: start.firstDay?.on ?? null,
    })
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
  'clash',
  'version',
]
const firstDayFields = ['startsOn', 'startAt', 'place', ...detailFields, 'message']
const offerFields = [...firstDayFields, 'pay', 'payPer', 'hours', 'version']
const reasonFields = rejectionReasons.map((reason) => `reason-${reason}`)

/**
 * A step that is shown to its sender once more before it is sent. Until then all is checked
 * and nothing stored; going back from there brings back everything that was typed.
 */
const checkedFirst =
  (run: StepForm['run'], pageOf = page): StepForm['run'] =>
  async (sent) => {
    const { fields, store = database } = sent
    const typedAgain = onField('')
    if (fields[readAgainFields.change] !== undefined) return typedAgain
    if (fields[readAgainFields.send] !== undefined) return run(sent)
    const outcome = await run({ ...sent, store: { ...store, commit: () => Promise.resolve('done') } })
    return 'problem' in outcome ? outcome : { ...typedAgain, at: addToQuery(pageOf(fields), { step: readAgainStep }) }
  }

/** What a member who sees applicants does with an application. */
export const applicantForms: Readonly<Record<string, StepForm>> = {
  'applicant-shortlist': { page, keep: [], run: shortlist },
  'applicants-shortlist': { page: listOf, keep: [], run: shortlistSeveral },
  'applicant-unshortlist': { page, keep: [], run: unshortlist },
  'applicant-withdraw-times': { page, keep: ['message', 'version'], run: checkedFirst(withdrawTimes) },
  'applicant-call-off': { page, keep: ['message', 'version'], run: checkedFirst(callOff) },
  'applicant-interview': { page, keep: slotFields, run: checkedFirst(invite) },
  'applicant-times': { page, keep: slotFields, run: checkedFirst(offerOtherTimes) },
  'applicant-offer': { page, keep: offerFields, run: checkedFirst(offer) },
  'applicant-offer-change': { page, keep: offerFields, run: checkedFirst(changeOffer) },
  'applicant-first-day': { page, keep: [...firstDayFields, 'version'], run: checkedFirst(changeFirstDay) },
  'applicant-started': { page, keep: ['startedOn'], run: started },
  'applicant-unstarted': { page, keep: [], run: unstarted },
  'applicant-not-started': { page, keep: [], run: notStarted },
  'applicant-six-weeks': { page, keep: ['answer'], run: sixWeeksOn },
  'applicant-check-in': { page, keep: [], run: checkIn },
  'applicant-no': { page, keep: [...reasonFields, 'message', 'version'], run: checkedFirst(no) },
  'applicants-no': {
    page: severalPage,
    keep: [...reasonFields, 'message'],
    run: checkedFirst(noToSeveral, severalPage),
  },
  'applicant-take-back': { page, keep: ['message', 'version'], run: checkedFirst(takeBack) },
  'applicant-check': { page, keep: ['check', 'seen', 'on'], run: check },
  'applicant-check-failed': { page, keep: ['check'], run: failCheck },
  'applicant-ask': { page, keep: [], run: ask },
}
