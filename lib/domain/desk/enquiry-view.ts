import type { Role } from '@/lib/domain/access/role'
import type { CompanyState } from '@/lib/domain/companies/company'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { ReachWay, DeskColleague, EnquiryWork, WorkOutcome } from '@/lib/domain/desk/enquiry-steps'
import type { EnquiryState } from '@/lib/domain/desk/enquiry-tabs'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

export const eventKinds = [
  'taken',
  'given',
  'left',
  'contacted',
  'call',
  'taken_back',
  'replied',
  'closed',
  'reopened',
  'corrected',
  'released',
] as const
export type EventKind = (typeof eventKinds)[number]

export const emailStatuses = ['pending', 'sending', 'sent', 'dead', 'held'] as const
export type EmailStatus = (typeof emailStatuses)[number]

/** One line of an enquiry's history. */
export type HistoryLine = {
  id: number
  version: number
  happenedAt: string
  actor: string
  kind: EventKind
  owner: string | null
  reached: ReachWay | null
  calledAt: string | null
  nextTryOn: PlainDate | null
  /** What was said on a call, or the words of a reply. */
  note: string
  /** Of a reply. */
  subject: string | null
  outcome: WorkOutcome | null
  field: string | null
}

export type EnquiryEmail = {
  id: string
  kind: 'confirmation' | 'notification' | 'enquiry_reply'
  /** Of a reply: the version of its line of history; 0 for the others. */
  version: number
  to: string
  status: EmailStatus
  attempts: number
  nextAttemptAt: string
  sentAt: string | null
  lastErrorCode: string | null
  hasText: boolean
}

/** How we know a company that an enquiry may come from: one of its people, its website, or its name alone. */
export const companyLinks = ['a_member', 'b_website', 'c_name'] as const

/** What else we hold under the same email address, and the companies that it may come from. */
export type SameAddress = {
  companies: {
    id: string
    kind: OrganisationKind
    name: string
    state: CompanyState
    how: (typeof companyLinks)[number]
  }[]
  account: { createdAt: string; isVerified: boolean; role: Role | null } | null
  enquiries: { reference: string; source: EnquirySource; receivedAt: string; state: EnquiryState; isHeld: boolean }[]
}

/** Everything that the desk shows of one enquiry. Null where the database did not answer for that part. */
export type EnquiryView = {
  reference: string
  source: EnquirySource
  name: string
  /** Null if not given, as the phone number. */
  email: string | null
  phone: string | null
  /** The form's fields, in order and in words, without the empty ones. */
  fields: { name: string; value: string; isLong: boolean }[]
  work: EnquiryWork & { dueOn: PlainDate; version: number }
  history: HistoryLine[]
  consents: {
    purpose: 'contact' | 'record' | 'marketing'
    isGranted: boolean
    wording: string
    version: string
    at: string
  }[]
  members: DeskColleague[] | null
  emails: EnquiryEmail[] | null
  sameAddress: SameAddress | null
}
