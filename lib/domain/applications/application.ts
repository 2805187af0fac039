import type { Side } from '@/lib/domain/access/role'
import { isOpenStage, nextStages, type Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { accept, refuse, type Result } from '@/lib/domain/result'

/** How many jobs one person can apply for in a day, so that no script fills employers' lists and the mail. */
export const mostApplicationsADay = 20

/** Why an employer said no. The candidate sees these. */
export const rejectionReasons = [
  'experience',
  'licence',
  'availability',
  'distance',
  'better_fit',
  'filled',
  'check',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

export const withdrawalReasons = ['other_job', 'not_right', 'circumstances', 'no_reply', 'rather_not_say'] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

/** What stage the talk about a record has reached, never what the record is. */
export const disclosureStates = ['not_asked', 'asked', 'shared', 'declined'] as const
export type DisclosureState = (typeof disclosureStates)[number]

export const offerChecks = ['identity', 'right_to_work', 'references', 'dbs', 'licence_approval'] as const
export type OfferCheckKind = (typeof offerChecks)[number]
export const checkStates = ['waiting', 'done', 'not_passed'] as const
export type CheckState = (typeof checkStates)[number]
/** What an employer was shown for a check, never what it said. */
export const checkEvidence = [
  'passport',
  'driving_licence',
  'birth_certificate',
  'share_code',
  'other_document',
  'two_references',
  'one_reference',
  'certificate',
] as const
export type CheckEvidence = (typeof checkEvidence)[number]
type OfferCheck = {
  kind: OfferCheckKind
  state: CheckState
  /** The day on which it was asked for, done or not passed. */
  since: PlainDate
  /** What was shown; none while it waits. */
  seen?: CheckEvidence | null | undefined
}

export type StageEvent = { stage: Stage; on: PlainDate; by: Side; note: string | null }

export type Application = {
  id: string
  /** The employer's name for it before shortlisting: it reveals nothing about the person. */
  reference: string
  jobId: string
  personId: string
  via: 'self' | 'partner'
  /** In the order they happened; the first is `applied`. */
  history: readonly StageEvent[]
  reasons: readonly RejectionReason[]
  withdrawalReason: WithdrawalReason | null
  disclosure: DisclosureState
  disclosureOn: PlainDate | null
  checks: readonly OfferCheck[]
}

const lastEvent = ({ history }: Pick<Application, 'history'>): StageEvent => {
  const last = history.at(-1)
  if (!last) throw new RangeError('An application without a history')
  return last
}

export const stageOf = (application: Pick<Application, 'history'>): Stage => lastEvent(application).stage
export const changedOn = (application: Pick<Application, 'history'>): PlainDate => lastEvent(application).on
export const changedBy = (application: Pick<Application, 'history'>): Side => lastEvent(application).by
export const appliedOn = ({ history }: Pick<Application, 'history'>): PlainDate =>
  lastEvent({ history: history.slice(0, 1) }).on
export const isOpen = (application: Pick<Application, 'history'>): boolean => isOpenStage(stageOf(application))

/**
 * Whether somebody has accepted an offer and has yet to begin: until then there is still something to ask, answer and
 * take back.
 * @param startsOn the agreed first day; null if there is none yet
 */
export const isBeforeStart = (
  application: Pick<Application, 'history'>,
  startsOn: PlainDate | null,
  on: PlainDate,
): boolean => stageOf(application) === 'accepted' && (startsOn === null || on < startsOn)

/** Whether a check of the offer was not passed. */
const hasFailedCheck = ({ checks }: Pick<Application, 'checks'>): boolean =>
  checks.some(({ state }) => state === 'not_passed')

/**
 * Where somebody may move an application next. An accepted offer is a promise: it can be withdrawn only for a check that
 * was not passed. Without an interview there is an offer only where the advert said so.
 */
export function nextMoves(
  application: Pick<Application, 'history' | 'checks'>,
  by: Side,
  { noInterview = false }: { noInterview?: boolean | undefined } = {},
): Stage[] {
  const stage = stageOf(application)
  return nextStages(stage, by).filter((to) => {
    if (to === 'offer') return stage !== 'shortlisted' || noInterview
    return to !== 'offer_withdrawn' || stage !== 'accepted' || hasFailedCheck(application)
  })
}

/**
 * Whether the employer has ever shortlisted the person, even if it later said no: from then on it sees the name, unless
 * the shortlisting itself was undone.
 */
export const wasShortlisted = ({ history }: Pick<Application, 'history'>): boolean =>
  history.some(({ stage }) => stage === 'shortlisted')

export type Move = {
  to: Stage
  by: Side
  on: PlainDate
  note?: string | undefined
  reasons?: readonly RejectionReason[] | undefined
  withdrawalReason?: WithdrawalReason | undefined
  /** Whether the advert says that the job may be offered without an interview. */
  noInterview?: boolean | undefined
}
export type MoveRefusal = 'not_allowed' | 'before_last_change' | 'reason_missing' | 'message_missing'

const needsReason: readonly Stage[] = ['unsuccessful', 'unsuccessful_after_interview']

/**
 * The application moved to another stage. Refused if the role may not move it there, if the day is before the last
 * change, and for an employer's rejection without a reason, or for 'something else' without words to explain it.
 * Shortlisting reveals the name; an offer starts its checks.
 */
export function moveApplication(application: Application, move: Move): Result<Application, MoveRefusal> {
  if (!nextMoves(application, move.by, { noInterview: move.noInterview }).includes(move.to))
    return refuse('not_allowed')
  if (move.on < changedOn(application)) return refuse('before_last_change')
  const reasons = move.reasons ?? []
  if (needsReason.includes(move.to) && reasons.length === 0) return refuse('reason_missing')
  if (needsReason.includes(move.to) && reasons.includes('other') && !move.note) return refuse('message_missing')
  return accept({
    ...application,
    history: [...application.history, { stage: move.to, on: move.on, by: move.by, note: move.note ?? null }],
    reasons: needsReason.includes(move.to) ? reasons : application.reasons,
    withdrawalReason: move.to === 'withdrawn' ? (move.withdrawalReason ?? 'rather_not_say') : null,
  })
}

export type DisclosureMove = {
  to: 'asked' | 'shared' | 'declined'
  by: Side
  on: PlainDate
  /** The agreed first day, once there is one. */
  startsOn?: PlainDate | null
}
export type DisclosureRefusal = 'not_allowed' | 'before_shortlist' | 'closed'

const disclosureMoves = {
  asked: { from: ['not_asked'], by: 'employer' },
  // A no may become a yes for as long as nothing is decided; a yes is taken back by ending what may be read.
  shared: { from: ['asked', 'declined'], by: 'candidate' },
  declined: { from: ['asked'], by: 'candidate' },
} as const satisfies Record<DisclosureMove['to'], { from: readonly DisclosureState[]; by: Side }>

/**
 * An employer may ask once, after shortlisting; only the candidate answers, and may change a no into a yes. Both are
 * possible while the application is open and, once an offer was accepted, until the first day. What is disclosed never
 * passes through here.
 */
export function moveDisclosure(
  application: Application,
  { to, by, on, startsOn = null }: DisclosureMove,
): Result<Application, DisclosureRefusal> {
  const rule: { from: readonly DisclosureState[]; by: Side } = disclosureMoves[to]
  if (by !== rule.by || !rule.from.includes(application.disclosure)) return refuse('not_allowed')
  if (!isOpen(application) && !isBeforeStart(application, startsOn, on)) return refuse('closed')
  if (!wasShortlisted(application)) return refuse('before_shortlist')
  return accept({ ...application, disclosure: to, disclosureOn: on })
}
