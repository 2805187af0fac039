import 'server-only'

import { z } from 'zod'

import { companyStates } from '@/lib/domain/companies/company'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { enquiryStates } from '@/lib/domain/desk/enquiry-tabs'
import { subjectRequestKinds, subjectRequestOutcomes } from '@/lib/domain/desk/subject-request'
import { typedFields } from '@/lib/domain/desk/typed-fields'
import { formSources } from '@/lib/domain/enquiries/callback-enquiry'
import { columnOf } from '@/lib/domain/enquiries/enquiry-fields'
import { savedSearch } from '@/lib/domain/job-board/saved-search'

const aDay = z.string().transform(plainDate)

/** A row of `subject_requests`. */
export const subjectRequest = z
  .object({
    id: z.uuid(),
    kind: z.enum(subjectRequestKinds),
    email: z.string().nullable(),
    email_digest: z.string().default(''),
    received_on: aDay,
    due_on: aDay,
    done_at: z.string().nullable(),
    outcome: z.enum(subjectRequestOutcomes).nullable(),
    began_by: z.string().nullable().default(null),
    identity: z.string().default(''),
    answer: z.string().default(''),
  })
  .transform(({ email_digest, received_on, due_on, done_at, began_by, ...request }) => ({
    ...request,
    beganBy: began_by,
    digest: email_digest,
    receivedOn: received_on,
    dueOn: due_on,
    doneAt: done_at,
  }))
export type SubjectRequest = z.output<typeof subjectRequest>

const texts = z.record(z.string(), z.unknown())
const email = z.object({ kind: z.string(), to: z.string(), sent_at: z.string().nullable() })
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .nullable()
    .transform((list) => list ?? [])

const keptEnquiry = z
  .looseObject({
    reference: z.string(),
    form_source: z.enum([...formSources, 'waitlist']),
    created_at: z.string(),
    quarantined: z.boolean(),
    waitlist_application: texts.nullable(),
    consents: orNone(z.object({ granted: z.boolean(), wording: z.string(), recorded_at: z.string() })),
    emails: orNone(email),
    how_far: z.object({ state: z.enum(enquiryStates), next_try_on: aDay.nullable(), version: z.number() }),
    what_was_done: z.array(
      z.object({
        happened_at: z.string(),
        kind: z.string(),
        note: z.string(),
        subject: z.string().nullable(),
        field: z.string().nullable(),
        old_value: z.string().nullable(),
      }),
    ),
    log: z.array(z.object({ happened_at: z.string(), action: z.string() })),
  })
  .transform((row) => {
    const kept: Record<string, unknown> = { ...row, ...row.waitlist_application }
    return {
      reference: row.reference,
      source: row.form_source,
      sentAt: row.created_at,
      isHeld: row.quarantined,
      state: row.how_far.state,
      nextTryOn: row.how_far.next_try_on,
      version: row.how_far.version,
      fields: typedFields(row.form_source).map((field) => ({ field, value: String(kept[columnOf(field)] ?? '') })),
      consents: row.consents,
      emails: row.emails,
      history: row.what_was_done,
      log: row.log,
    }
  })

const many = z.array(z.unknown()).transform((list) => list.length)

/** What live hiring keeps of a person who looks for work: counts and states, and nothing of what they wrote. */
const keptCandidate = z
  .object({
    changed_at: z.string(),
    kept_jobs: many,
    hidden_companies: many,
    statements: many,
    statement_releases: z.array(z.object({ ended_at: z.string().nullable() })),
    applications: z.array(z.object({ id: z.uuid(), ended_on: aDay.nullable() })),
  })
  .transform((row) => ({
    changedAt: row.changed_at,
    jobs: row.kept_jobs,
    hiddenCompanies: row.hidden_companies,
    statements: row.statements,
    shared: row.statement_releases.filter(({ ended_at: at }) => at === null).length,
    applications: row.applications.map(({ id, ended_on: endedOn }) => ({ id, isOpen: endedOn === null })),
  }))

const hiring = {
  candidate: keptCandidate.nullable(),
  company_membership: z.object({ company: z.string(), joined_at: z.string() }).nullable(),
  companies_asked_for: z.array(z.object({ name: z.string(), state: z.enum(companyStates) })),
  steps_in_companies: many,
  steps_on_jobs: many,
  steps_on_applications: z.array(z.object({ application_id: z.uuid() })),
  statements_read: many,
  messages: many,
}

/** The counts and states of live hiring. */
function keptHiring(row: z.output<z.ZodObject<typeof hiring>>) {
  const own = new Set(row.candidate?.applications.map(({ id }) => id))
  const stepsOnOthers = row.steps_on_applications.filter(({ application_id: id }) => !own.has(id))
  return {
    candidate: row.candidate && {
      ...row.candidate,
      applications: row.candidate.applications.length,
      openApplications: row.candidate.applications.filter(({ isOpen }) => isOpen).length,
    },
    worksFor: row.company_membership && {
      company: row.company_membership.company,
      since: row.company_membership.joined_at,
    },
    companiesAskedFor: row.companies_asked_for,
    // Steps in applications of their own are lines of those.
    steps: row.steps_in_companies + row.steps_on_jobs + stepsOnOthers.length,
    statementsRead: row.statements_read,
    messages: row.messages,
  }
}

const keptAccount = z
  .object({
    account: z.object({
      email_verified_at: z.string().nullable(),
      profile: z.looseObject({ full_name: z.string().optional() }).nullable(),
      role: z.string().nullable(),
      created_at: z.string().nullable(),
      last_sign_in_at: z.string().nullable(),
    }),
    sessions: z.array(z.unknown()),
    role_changes: z.array(z.unknown()),
    emails: z.array(email),
    ...hiring,
  })
  .transform(({ account, sessions, role_changes, emails, ...row }) => ({
    name: account.profile?.full_name ?? null,
    role: account.role,
    verifiedAt: account.email_verified_at,
    madeAt: account.created_at,
    lastSignInAt: account.last_sign_in_at,
    sessions: sessions.length,
    roleChanges: role_changes.length,
    emails,
    hiring: keptHiring(row),
  }))

const keptInvitation = z
  .object({
    company: z.string(),
    created_at: z.string(),
    used_at: z.string().nullable(),
    withdrawn_at: z.string().nullable(),
  })
  .transform((row) => ({
    company: row.company,
    sentAt: row.created_at,
    state:
      row.used_at !== null ? ('used' as const) : row.withdrawn_at !== null ? ('withdrawn' as const) : ('sent' as const),
  }))

const keptSearch = z.object({
  query: z.string().transform(savedSearch),
  asked_at: z.string(),
  confirmed_at: z.string().nullable(),
  emails: z.array(email),
})

const keptReferral = z
  .object({ reference: z.string(), referred_to: z.string(), begun_at: z.string() })
  .transform((row) => ({ reference: row.reference, organisation: row.referred_to, sentAt: row.begun_at }))

/** What `subject_data` returns, as the desk shows it: of live hiring, counts and states alone. */
export const subjectData = z.object({
  request: subjectRequest,
  enquiries: z.array(keptEnquiry),
  account: keptAccount.nullable(),
  saved_searches: z.array(keptSearch),
  organisation_invitations: z.array(keptInvitation),
  invitation_emails: z.array(email),
  own_referrals: z.array(keptReferral),
  requests: z.array(subjectRequest),
})
export type SubjectData = z.output<typeof subjectData>
