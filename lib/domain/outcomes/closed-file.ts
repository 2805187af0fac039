import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { ReferralOutcome, ReferralService } from '@/lib/domain/referrals/referral'

/** How far somebody has come, each step part of those before it. */
export const funnelSteps = [
  'referred',
  'engaged',
  'applied',
  'interview',
  'offer',
  'started',
  '6_weeks',
  '6_months',
] as const
export type FunnelStep = (typeof funnelSteps)[number]

/**
 * What is left of a client's file when it is closed and the person is taken out of it: enough to report on, and no name,
 * reference, town or employer that would say who it was.
 */
export type ClosedFile = {
  organisationId: string
  receivedOn: PlainDate
  services: readonly ReferralService[]
  outcome: ReferralOutcome
  /** The last step that was reached. */
  reached: FunnelStep
}

/** Whether the person came at least as far as the step. */
export const hasReached = ({ reached }: Pick<ClosedFile, 'reached'>, step: FunnelStep): boolean =>
  funnelSteps.indexOf(reached) >= funnelSteps.indexOf(step)
