import { stageOf, type Application, type CheckState, type OfferCheckKind } from '@/lib/domain/applications/application'
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

type Checked = { kind: OfferCheckKind; state: CheckState; on: PlainDate }

const withCheck = (application: Application, { kind, state, on }: Checked): Application => ({
  ...application,
  checks: application.checks.map((before) => (before.kind === kind ? { kind, state, since: on } : before)),
})

const hasOffer = (application: Application): boolean => ['offer', 'accepted'].includes(stageOf(application))

/** The employer's checks: all except the approval, which the supervising officer gives the person. */
export function checkByEmployer(application: Application, checked: Checked): Result<Application, 'not_allowed'> {
  const isTheirs =
    checked.kind !== 'licence_approval' &&
    application.checks.some(({ kind, state }) => kind === checked.kind && state !== checked.state)
  return hasOffer(application) && isTheirs ? accept(withCheck(application, checked)) : refuse('not_allowed')
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
