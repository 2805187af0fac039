import { isReference } from '@/lib/domain/enquiries/reference'
import type { AddressQuery } from '@/lib/domain/queries/address-query'

/** What can be done with many held enquiries at once. */
export const heldSteps = ['release', 'delete'] as const
export type HeldStep = (typeof heldSteps)[number]

/** Why an enquiry is held. */
export const heldReasons = ['honeypot', 'flood'] as const
export type HeldReason = (typeof heldReasons)[number]

/** The most that one confirmation releases or deletes. */
export const mostHeldAtOnce = 200

const unique = (references: readonly string[]): string[] =>
  [...new Set(references)].filter(isReference).slice(0, mostHeldAtOnce)

/** The ticked enquiries, one `ref` each. Anything that is not a reference is left out. */
export const tickedIn = ({ ref }: AddressQuery): string[] =>
  unique(ref === undefined ? [] : typeof ref === 'string' ? [ref] : ref)

/** The same from the single field that the confirmation sends, separated by spaces. */
export const referencesIn = (text: string): string[] => unique(text.split(' '))

/** How many of them are held for each reason. */
export const countByReason = (held: readonly { because: HeldReason }[]): Record<HeldReason, number> => ({
  honeypot: held.filter(({ because }) => because === 'honeypot').length,
  flood: held.filter(({ because }) => because === 'flood').length,
})
