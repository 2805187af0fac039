import 'server-only'

import { randomUUID } from 'node:crypto'

import type { ApplicantEvent } from '@/lib/content/hiring/application-emails'
import { extrasWords } from '@/lib/content/hiring/application-extras'
import {
  applyWords,
  ownApplicationsProblems as problems,
  ownApplicationsWords as ownWords,
  type OwnApplicationsDone,
} from '@/lib/content/hiring/own-applications'
import { cardProblems, recordWordsOfACard, tellingText } from '@/lib/content/hiring/telling-words'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import {
  isOpen,
  moveApplication,
  moveDisclosure,
  stageOf,
  type Application,
} from '@/lib/domain/applications/application'
import { distanceTo } from '@/lib/domain/applications/distance-band'
import { messageLimit, type StepKind } from '@/lib/domain/applications/history'
import {
  chosenSlot,
  declineSlots,
  giveBackSlot,
  lateMessageLimit,
  lateMinutes,
  openSlots,
  tellLate,
  type SlotMoment,
  type Slot,
} from '@/lib/domain/applications/interview-slots'
import { giveApproval, sayApproval } from '@/lib/domain/applications/offer-checks'
import { reasonsToWithdraw, silenceDays } from '@/lib/domain/applications/silence'
import { sentPath } from '@/lib/domain/access/access'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { missingToApply } from '@/lib/domain/candidates/profile'
import { tellingWords, whyLimit } from '@/lib/domain/candidates/telling-words'
import { readCvCopy } from '@/lib/domain/applications/cv-copy'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import { optionalFreeText } from '@/lib/domain/fields/field-rules'
import type { FormOutcome, GuardedForm } from '@/lib/server/forms/guarded-form'
import { refusedFields } from '@/lib/server/forms/refused-fields'
import {
  commitApprovalWish,
  commitApplicationStep,
  daysWaited,
  loadApplication,
  sendApplication,
  type KeptApplication,
  type MembersEmail,
} from '@/lib/server/hiring/applications'
import { applyPageOf } from '@/lib/server/hiring/forms/apply-about'
import { loadJobForPerson, milesFrom } from '@/lib/server/hiring/job-facts'
import { loadProfile } from '@/lib/server/hiring/profile'
import { queueReceipt } from '@/lib/server/hiring/queue-receipt'
import { sealCv, takeCvBack } from '@/lib/server/hiring/vault/application-cv'
import { addToQuery } from '@/lib/server/http/add-to-query'
import {
  applicationPage,
  momentNow,
  takeApplicationStep,
  type Sent as SentForm,
} from '@/lib/server/hiring/take-application-step'
import { tellMembers, writeMembersEmail } from '@/lib/server/hiring/members-email'

const list = '/dashboard/candidateportal/applications'
const page = applicationPage(list)

/** Where a person's steps find the application and leave their result. The demonstration has its own, which keeps nothing. */
export type CandidateStore = {
  open: typeof loadApplication
  /** Writes the email to the members about the application after the step. */
  write: (after: Application, news: ApplicantEvent) => Promise<MembersEmail | undefined>
  commit: typeof commitApplicationStep
  keepWish: typeof commitApprovalWish
}
const database: CandidateStore = {
  open: loadApplication,
  write: writeMembersEmail,
  commit: commitApplicationStep,
  keepWish: commitApprovalWish,
}
type Sent = SentForm & { store?: CandidateStore }
type StepForm = Omit<GuardedForm, 'run'> & { run: (sent: Sent) => Promise<FormOutcome> }

type Problem = Exclude<FormOutcome, { done: string }>
const problem = (words: string, field: string | null = null): Problem => ({ problem: words, field })

type Decided = {
  after: Application
  kind: StepKind
  note?: string | null
  chosen?: Slot
  declined?: readonly Slot[]
  givenBack?: readonly Slot[]
  /** What the members are told at once. */
  news?: ApplicantEvent
}

const step = (
  sent: Sent,
  done: OwnApplicationsDone,
  decide: (kept: KeptApplication, moment: SlotMoment) => Decided | Problem,
): Promise<FormOutcome> => {
  const moment = momentNow()
  const { store = database } = sent
  return takeApplicationStep(sent, {
    list,
    words: problems,
    open: store.open,
    keptOf: (kept) => kept,
    done,
    decide: (kept) => {
      const decided = decide(kept, moment)
      if ('problem' in decided) return decided
      const { after, kind, note = null, news, ...slots } = decided
      return async () =>
        store.commit({
          actorId: sent.user.id,
          kept,
          after,
          step: { kind, on: moment.today, by: 'candidate', note },
          ...slots,
          membersEmail: news && (await store.write(after, news)),
        })
    },
  })
}

const answerOffer = (to: 'accepted' | 'offer_declined', done: OwnApplicationsDone) => (sent: Sent) =>
  step(sent, done, ({ application }, { today }) => {
    const moved = moveApplication(application, { to, by: 'candidate', on: today })
    return moved.ok
      ? { after: moved.value, kind: to, news: { kind: to === 'accepted' ? 'accepted' : 'declined' } }
      : problem(problems.notAllowed)
  })

const withdraw = (sent: Sent) =>
  step(sent, 'withdrawn', ({ application, waitsSince }, { today }) => {
    const waited = daysWaited(waitsSince, today)
    const reason = reasonsToWithdraw(waited).find((one) => one === sent.fields.reason)
    if (!reason) return problem(problems.reason, 'reason')
    const moved = moveApplication(application, {
      to: 'withdrawn',
      by: 'candidate',
      on: today,
      withdrawalReason: reason,
    })
    if (!moved.ok) return problem(problems.notAllowed)
    return { after: moved.value, kind: 'withdrawn', news: { kind: 'withdrawn' } }
  })

const choose = (sent: Sent) =>
  step(sent, 'slot', ({ application, slots }, moment) => {
    const { slot } = sent.fields
    if (slot === undefined) return problem(problems.slot, 'slot')
    const chosen = openSlots(application, slots, moment).find(({ id }) => id === slot)
    if (slots.some(({ id, isTaken }) => id === slot && isTaken)) return problem(problems.taken, 'slot')
    return chosen
      ? { after: application, kind: 'slot_chosen', chosen, news: { kind: 'time_chosen', on: chosen.on, at: chosen.at } }
      : problem(problems.slotGone, 'slot')
  })

const message = optionalFreeText('The message', messageLimit)
const whyText = optionalFreeText(extrasWords.whyField, whyLimit)

const noneWorks = (sent: Sent) =>
  step(sent, 'no-time', ({ application, slots }, moment) => {
    const note = message.safeParse(sent.fields.message)
    if (!note.success) return problem(note.error.issues[0]?.message ?? '', 'message')
    const declined = declineSlots(application, slots, moment)
    if (!declined.ok) return problem(problems.noTimes)
    return {
      after: application,
      kind: 'slots_declined',
      note: note.data || null,
      declined: declined.value,
      news: { kind: 'none_works' },
    }
  })

/** The agreed time goes back to the employer, who is told at once. */
const giveBack = (kind: 'time_given_back' | 'interview_cancelled', done: OwnApplicationsDone) => (sent: Sent) =>
  step(sent, done, ({ application, slots }, moment) => {
    const note = message.safeParse(sent.fields.message)
    if (!note.success) return problem(note.error.issues[0]?.message ?? '', 'message')
    const chosen = chosenSlot(slots)
    const givenBack = giveBackSlot(application, slots, moment)
    if (!givenBack.ok || !chosen) return problem(problems.noInterview)
    const news = { kind: kind === 'interview_cancelled' ? ('cancelled' as const) : ('other_time' as const) }
    return {
      after: application,
      kind,
      note: note.data || null,
      givenBack: givenBack.value,
      news: { ...news, on: chosen.on, at: chosen.at },
    }
  })

const lateMessage = optionalFreeText('The message', lateMessageLimit)

const runningLate = (sent: Sent) =>
  step(sent, 'late', ({ application, slots, steps }, moment) => {
    const minutes = lateMinutes.find((one) => String(one) === sent.fields.minutes)
    if (!minutes) return problem(problems.late, 'minutes')
    const words = lateMessage.safeParse(sent.fields.message)
    if (!words.success) return problem(words.error.issues[0]?.message ?? '', 'message')
    const late = tellLate(application, slots, steps, moment)
    if (!late.ok) return problem(late.refusal === 'too_often' ? ownWords.lateNoMore : problems.lateNotNow)
    return {
      after: application,
      kind: 'running_late',
      note: ownWords.lateNote(minutes, words.data),
      news: { kind: 'late', minutes, at: late.value.at },
    }
  })

const answer = (sent: Sent) =>
  step(sent, 'answered', ({ application, start }, { today }) => {
    const to = (['shared', 'declined'] as const).find((one) => one === sent.fields.answer)
    if (!to) return problem(problems.answer)
    const moved = moveDisclosure(application, {
      to,
      by: 'candidate',
      on: today,
      startsOn: start.firstDay?.on ?? null,
    })
    return moved.ok ? { after: moved.value, kind: to, news: { kind: 'answered' } } : problem(problems.notAllowed)
  })

/** Before an offer it is a preference that nobody else reads; once there is one, the employer is told at once. */
const approval = (sent: Sent): Promise<FormOutcome> => {
  const said = sent.fields.approval
  const { store = database } = sent
  if (said === 'tell' || said === 'do_not_tell') {
    return takeApplicationStep(sent, {
      list,
      words: problems,
      open: store.open,
      keptOf: (kept) => kept,
      done: 'approval' satisfies OwnApplicationsDone,
      decide: (kept) =>
        isOpen(kept.application) && stageOf(kept.application) !== 'offer'
          ? () => store.keepWish(sent.user.id, kept, said === 'tell')
          : problem(problems.notAllowed),
    })
  }
  return step(sent, 'approval', ({ application }, { today }) => {
    const isGiven = said === 'given'
    const noted = isGiven ? giveApproval(application, today) : sayApproval(application, today)
    return noted.ok
      ? {
          after: noted.value,
          kind: isGiven ? 'approval_given' : 'approval_said',
          ...(isGiven && { news: { kind: 'approved' } }),
        }
      : problem(problems.notAllowed)
  })
}

const isJobId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80

/** Where an application comes from and goes to. The demonstration has its own, which sends nothing. */
export type ApplyStore = {
  job: typeof loadJobForPerson
  profile: typeof loadProfile
  miles: typeof milesFrom
  send: typeof sendApplication
  /** Confirms it to the person, and tells the members. */
  tell: (userId: string, sent: Pick<Application, 'id' | 'reference'>, news: ApplicantEvent) => Promise<void>
}
const live: ApplyStore = {
  job: loadJobForPerson,
  profile: loadProfile,
  miles: milesFrom,
  send: sendApplication,
  tell: async (userId, sent, news) => {
    await queueReceipt(userId, sent.reference)
    await tellMembers(sent, news)
  },
}
type ApplyForm = Omit<GuardedForm, 'run'> & {
  run: (sent: SentForm & { store?: ApplyStore }) => Promise<FormOutcome>
}

async function apply({ fields, user, store = live }: SentForm & { store?: ApplyStore }): Promise<FormOutcome> {
  const jobId = fields.job ?? ''
  const noJob = { ...problem(problems.noJob), at: list }
  if (!isJobId(jobId)) return noJob
  const [job, profile] = await Promise.all([store.job(jobId), store.profile()])
  if (!job) return noJob
  if (missingToApply(profile).length > 0) return problem(applyWords.needsTitle)
  // Saved before this was checked, or under another name since.
  const wrongCard = cardProblems(profile.card, profile)
  if (Object.keys(wrongCard).length > 0) {
    return { ...refusedFields(wrongCard), at: addToQuery(applyPageOf(fields), { part: 'about' }) }
  }
  const why = whyText.safeParse(fields.why)
  if (!why.success) return problem(why.error.issues[0]?.message ?? '', 'why')
  const telling = tellingWords(why.data, profile, recordWordsOfACard)
  if (telling) return problem(tellingText(extrasWords.whyField, telling), 'why')
  const document = fields.cv === undefined ? null : readCvCopy(fields.cv)
  if (fields.cv !== undefined && document === null) return problem(extrasWords.cvProblem, 'cv')
  const id = randomUUID()
  const cv = document && sealCv(document, id)
  if (document && cv === null) return problem(extrasWords.cvClosed, 'cv')
  const { today } = momentNow()
  const sent = await store.send(user.id, jobId, {
    id,
    why: why.data,
    cv,
    appliedOn: today,
    answerDueOn: addWorkingDays(today, silenceDays.second, bankHolidayDays),
    distance: distanceTo({ town: profile.town, miles: await store.miles(profile.district, job) }, job),
    needsApproval: fields.approval !== undefined,
  })
  switch (sent.outcome) {
    case 'done':
      await store.tell(user.id, { id, reference: sent.reference ?? '' }, { kind: 'applied', job: job.title })
      return { done: 'applied' satisfies OwnApplicationsDone, at: sentPath(jobId, sent.reference ?? '') }
    case 'missing':
      // Its page says what became of it, and shows others.
      return { ...noJob, at: `/jobs/${jobId}` }
    case 'no_card':
      return problem(applyWords.needsTitle)
    case 'forbidden':
      return problem(problems.forbidden)
    default:
      return problem(applyWords[sent.outcome])
  }
}

/** It requires no version: whatever the employer did in the meantime, people can always take back what is theirs. */
async function cvBack({ fields, user }: SentForm): Promise<FormOutcome> {
  const { application: reference = '' } = fields
  const kept = isApplicationReference(reference) ? await loadApplication(reference) : null
  if (!kept) return { ...problem(problems.missing), at: list }
  await takeCvBack(user.id, kept.application.id)
  return { done: 'cv-back' satisfies OwnApplicationsDone, at: page(fields) }
}

/** The steps that a person takes with an application that they have sent. */
export const ownStepForms: Readonly<Record<string, StepForm>> = {
  'application-accept': { page, keep: [], run: answerOffer('accepted', 'accepted') },
  'application-decline': { page, keep: [], run: answerOffer('offer_declined', 'declined') },
  'application-withdraw': { page, keep: ['reason'], run: withdraw },
  'application-time': { page, keep: ['slot'], run: choose },
  'application-no-time': { page, keep: ['message'], run: noneWorks },
  'application-other-time': { page, keep: ['message'], run: giveBack('time_given_back', 'other-time') },
  'application-cancel': { page, keep: ['message'], run: giveBack('interview_cancelled', 'interview-cancelled') },
  'application-late': { page, keep: ['minutes', 'message'], run: runningLate },
  'application-answer': { page, keep: [], run: answer },
  'application-approval': { page, keep: [], run: approval },
}

/** Sends an application. */
export const applyForm: ApplyForm = { page: applyPageOf, keep: ['approval', 'why', 'cvTicked'], run: apply }

/** What a person does with their applications. */
export const ownApplicationForms: Readonly<Record<string, GuardedForm>> = {
  ...ownStepForms,
  apply: applyForm,
  'application-cv-back': { page, keep: [], run: cvBack },
}
