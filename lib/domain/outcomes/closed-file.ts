import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { ReferralOutcome, ReferralService } from '@/lib/domain/referrals/referral'

/** How far somebody has got; whoever reaches a step has reached those before it. */
const funnelSteps = ['referred', 'engaged', 'applied', 'interview', 'offer', 'started', '6_weeks', '6_months'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/**
 * What is left of a client's file once it is closed and the person is taken out of it: enough to report on, but no
 * name, reference, town or employer that would identify them.
 */
export type ClosedFile = {
  organisationId: string
  receivedOn: PlainDate
  services: readonly ReferralService[]
  outcome: ReferralOutcome
  /** The last step reached. */
  reached: FunnelStep
}

/** Whether the person got at least as far as the step. */
export const hasReached = ({ reached }: Pick<ClosedFile, 'reached'>, step: FunnelStep): boolean =>
  funnelSteps.indexOf(reached) >= funnelSteps.indexOf(step)
