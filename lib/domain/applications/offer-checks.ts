import {
  appliedOn,
  stageOf,
  type Application,
  type CheckEvidence,
  type CheckState,
  type OfferCheckKind,
} from '@/lib/domain/applications/application'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { DbsLevel } from '@/lib/domain/job-board/job'
import { accept, refuse, type Result } from '@/lib/domain/result'

type OfferFacts = { dbsLevel: DbsLevel; needsApproval: boolean; today: PlainDate }

/** What has to be done before the person starts: proof of identity and right to work, and whatever the job adds. */
export function checksOfOffer({ dbsLevel, needsApproval, today }: OfferFacts): Application['checks'] {
  const kinds: readonly OfferCheckKind[] = [
    'identity',
    'right_to_work',
    ...(dbsLevel === 'none' ? [] : (['dbs'] as const)),
    ...(needsApproval ? (['licence_approval'] as const) : []),
  ]
  return kinds.map((kind) => ({ kind, state: 'waiting', since: today }))
}

/** What can be shown for each check. Of a DBS certificate only that it was seen: what it says is kept nowhere. */
export const evidenceFor: Readonly<Record<OfferCheckKind, readonly CheckEvidence[]>> = {
  identity: ['passport', 'driving_licence', 'birth_certificate', 'other_document'],
  right_to_work: ['passport', 'birth_certificate', 'share_code', 'other_document'],
  references: ['two_references', 'one_reference'],
  dbs: ['certificate'],
  licence_approval: [],
}

type Checked = {
  kind: OfferCheckKind
  state: CheckState
  on: PlainDate
  seen?: CheckEvidence | null
  /** Whether the employer says that it has talked to the person and heard their answer. */
  hasTalked?: boolean
  today: PlainDate
}
export type OfferCheckRefusal = 'not_allowed' | 'day' | 'evidence' | 'talk_first'

const withCheck = (application: Application, { kind, state, on, seen }: Omit<Checked, 'today'>): Application => ({
  ...application,
  checks: application.checks.map((before) =>
    before.kind === kind ? { kind, state, since: on, ...(seen && { seen }) } : before,
  ),
})

const hasOffer = (application: Application): boolean => ['offer', 'accepted'].includes(stageOf(application))

/**
 * The employer's checks: all except the approval, which the supervising officer gives the person. One that is done says
 * what was seen, on a day between the application and today; that can still be said once the person has started. 'Not
 * passed' concerns the offer, so it cannot, and comes only after the person has had their say: fairness, and for a DBS
 * check the code of practice, ask for that before anything is decided.
 */
export function checkByEmployer(application: Application, checked: Checked): Result<Application, OfferCheckRefusal> {
  const { kind, state, on, seen = null, hasTalked = false, today } = checked
  const isTheirs =
    kind !== 'licence_approval' && application.checks.some((one) => one.kind === kind && one.state !== state)
  const isAfterwards = stageOf(application) === 'hired' && state !== 'not_passed'
  if (!(hasOffer(application) || isAfterwards) || !isTheirs) return refuse('not_allowed')
  if (on > today || (state !== 'waiting' && on < appliedOn(application))) return refuse('day')
  if (state === 'done' && (seen === null || !evidenceFor[kind].includes(seen))) return refuse('evidence')
  if (state === 'not_passed' && !hasTalked) return refuse('talk_first')
  return accept(withCheck(application, { kind, state, on, seen: state === 'done' ? seen : null }))
}

/** The person says that a supervising officer has to approve the job: once, after an offer. */
export function sayApproval(application: Application, on: PlainDate): Result<Application, 'not_allowed'> {
  const isThere = application.checks.some(({ kind }) => kind === 'licence_approval')
  if (isThere || !hasOffer(application)) return refuse('not_allowed')
  return accept({
    ...application,
    checks: [...application.checks, { kind: 'licence_approval', state: 'waiting', since: on }],
  })
}

/** The person says that the supervising officer has approved it. */
export function giveApproval(application: Application, on: PlainDate): Result<Application, 'not_allowed'> {
  const waits = application.checks.some(({ kind, state }) => kind === 'licence_approval' && state === 'waiting')
  if (!waits || !hasOffer(application)) return refuse('not_allowed')
  return accept(withCheck(application, { kind: 'licence_approval', state: 'done', on }))
}
