import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'
import { referralServices, type ReferralService } from '@/lib/domain/referrals/referral'

/** The name of the setting that says whether a service is offered: 'no' if it is not. */
export const serviceSetting = (service: ReferralService): string => `service-${service}`

/** What the partner offers: every service that its settings do not switch off. */
export const offeredServices = (state: ServiceState): ReferralService[] =>
  referralServices.filter((service) => settingsOf(state, 'partner')[serviceSetting(service)] !== 'no')

/** The most people a month that the settings page lets a partner take. */
export const mostPlaces = 200

/** How many people the partner takes a month: its own setting, or else what it said when it joined. */
export function placesPerMonth(state: ServiceState): number {
  const chosen = Number(settingsOf(state, 'partner').capacity)
  return Number.isInteger(chosen) && chosen > 0 && chosen <= mostPlaces ? chosen : state.partner.capacityPerMonth
}

export const notifyChoices = ['all', 'important', 'none'] as const
export type NotifyChoice = (typeof notifyChoices)[number]

export const notifyChoice = (state: ServiceState): NotifyChoice =>
  notifyChoices.find((choice) => choice === settingsOf(state, 'partner').notify) ?? 'important'
