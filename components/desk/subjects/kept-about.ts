import type { CompanyState } from '@/lib/domain/companies/company'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'
import type { EnquiryState } from '@/lib/domain/desk/enquiry-tabs'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import type { ListedRequest } from '@/components/desk/subjects/subject-list'

type KeptEmail = { kind: string; to: string; sent_at: string | null }

/** An enquiry as it is stored, for the page that shows a person's data. Instants are ISO 8601 strings. */
export type KeptEnquiryFacts = {
  reference: string
  source: EnquirySource
  sentAt: string
  isHeld: boolean
  state: EnquiryState
  nextTryOn: PlainDate | null
  version: number
  fields: readonly { field: string; value: string }[]
  consents: readonly { granted: boolean; wording: string; recorded_at: string }[]
  emails: readonly KeptEmail[]
  history: readonly {
    happened_at: string
    kind: string
    note: string
    subject: string | null
    field: string | null
    old_value: string | null
  }[]
  log: readonly { happened_at: string; action: string }[]
}

export type KeptAccountFacts = {
  name: string | null
  role: string | null
  verifiedAt: string | null
  madeAt: string | null
  lastSignInAt: string | null
  sessions: number
  roleChanges: number
  emails: readonly KeptEmail[]
  hiring: KeptHiring
}

/** What live hiring keeps about an account: counts and states, because the team reads no application and no statement. */
type KeptHiring = {
  candidate: {
    changedAt: string
    applications: number
    openApplications: number
    /** Jobs saved or hidden. */
    jobs: number
    hiddenCompanies: number
    /** Versions of a statement about a record. */
    statements: number
    /** Applications for which an employer may read one. */
    shared: number
  } | null
  worksFor: { company: string; since: string } | null
  companiesAskedFor: readonly { name: string; state: CompanyState }[]
  /** Lines of history in companies, on jobs and on the applications of others. */
  steps: number
  statementsRead: number
  /** Messages about applications, of either side in their own. */
  messages: number
}

type KeptInvitation = { company: string; sentAt: string; state: 'sent' | 'used' | 'withdrawn' }

/** What somebody sent to an organisation about themselves: the team reads nothing of it. */
type KeptReferral = { reference: string; organisation: string; sentAt: string }

/** Everything stored about the address of a request. */
export type KeptAbout = {
  request: ListedRequest
  enquiries: readonly KeptEnquiryFacts[]
  account: KeptAccountFacts | null
  saved_searches: readonly {
    query: BoardQuery
    asked_at: string
    confirmed_at: string | null
    emails: readonly KeptEmail[]
  }[]
  organisation_invitations: readonly KeptInvitation[]
  invitation_emails: readonly KeptEmail[]
  own_referrals: readonly KeptReferral[]
  requests: readonly ListedRequest[]
}

export type SubjectView = { kept: KeptAbout; today: PlainDate }
