import type { SafeTimes } from '@/lib/domain/casework/safe-times'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** How far somebody is with work, as whoever helps them would say it. */
export const workStates = ['not_started', 'needs_help', 'ready', 'does_not_want', 'no_right_to_work'] as const
export type WorkState = (typeof workStates)[number]

/** By what a list is narrowed: what whoever helps them said, or whether they are in work, which their job starts say. */
export const workFilters = [...workStates, 'in_work'] as const
export type WorkFilter = (typeof workFilters)[number]

export const places = ['community', 'custody'] as const
export type Place = (typeof places)[number]

/** Why nobody can say yet on which day somebody is released. */
export const releaseUnknowns = ['not_set', 'not_told', 'may_change'] as const
export type ReleaseUnknown = (typeof releaseUnknowns)[number]

/** Ways of contact, of which only those that are safe may be used. */
export const safeWays = ['call', 'text', 'email', 'post', 'in_person'] as const
export type SafeWay = (typeof safeWays)[number]

/** What an account can share with an organisation that helps its owner. */
export const shareKinds = ['profile', 'applications', 'diary', 'statement'] as const
export type ShareKind = (typeof shareKinds)[number]
export type Shares = Readonly<Record<ShareKind, boolean>>

/** Why somebody opens the file of a person they do not help. The database knows one more: whoever adds a person. */
export const openingReasons = ['cover', 'handover', 'asked', 'safety', 'quality', 'other'] as const
export type OpeningReason = (typeof openingReasons)[number] | 'added'

/** The facts of a file that its members write. */
export type PersonFacts = SafeTimes & {
  name: string
  phone: string
  email: string
  safe_ways: readonly SafeWay[]
  /** In words. */
  safe_hours: string
  interpreter: string
  access_needs: string
  town: string
  district: string
  place: Place
  establishment: string
  release_on: PlainDate | null
  release_unknown: ReleaseUnknown | null
  practitioner_name: string
  practitioner_contact: string
  work_state: WorkState
  own_reference: string
}

/** Whether a text is the reference of a file, such as SP-7KX2M9. */
export const isPersonReference = (text: string): boolean => /^SP-[0-9A-Z]{6}$/.test(text)

/** The shares whose boxes are ticked in a form. Without a tick, nothing is shared. */
export const readShares = (fields: Readonly<Record<string, string | undefined>>): Shares => ({
  profile: fields.share_profile === 'on',
  applications: fields.share_applications === 'on',
  diary: fields.share_diary === 'on',
  statement: fields.share_statement === 'on',
})
