import type { MentoringSession, MentoringSubject } from '@/lib/domain/casework/mentoring'
import type { PutOff, SupportAlertKind } from '@/lib/domain/casework/support-alerts'
import type { Application } from '@/lib/domain/applications/application'
import type { Side } from '@/lib/domain/access/role'
import type { Appointment } from '@/lib/domain/appointments/appointment'
import type { CompanySector, CompanySize } from '@/lib/domain/companies/company'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { Job, JobSector } from '@/lib/domain/job-board/job'
import type { Thread } from '@/lib/domain/messages/thread'
import type { ClosedFile } from '@/lib/domain/outcomes/closed-file'
import type { JobStart } from '@/lib/domain/outcomes/job-start'
import type { Referral } from '@/lib/domain/referrals/referral'
import type { ValueContract } from '@/lib/domain/social-value/social-value'

export const todoKinds = ['bank_account', 'cv', 'disclosure', 'email', 'housing', 'id', 'phone'] as const
export type TodoKind = (typeof todoKinds)[number]
export const progressStates = ['not_started', 'in_progress', 'done'] as const
export type Progress = (typeof progressStates)[number]

export type WorkStatus = 'not_started' | 'needs_support' | 'ready' | 'working' | 'no_support_wanted'

export const supportPathways = [
  'housing',
  'attitudes',
  'family',
  'drugs_alcohol',
  'skills_work',
  'money_id',
  'health',
] as const
export type SupportPathway = (typeof supportPathways)[number]
export type SupportState = 'not_needed' | 'not_started' | 'in_progress' | 'met' | 'declined'

/** What limits where or when somebody may work, without saying why. */
export type WorkLimit =
  'some_areas' | 'no_nights' | 'device_limits' | 'no_work_with_under_18s' | 'work_must_be_approved'

type Goal = {
  id: string
  title: string
  steps: readonly { title: string; isDone: boolean; by: PlainDate }[]
}

export type NoteKind = 'contact' | 'support' | 'employer' | 'other'
type CaseNote = { id: string; on: PlainDate; kind: NoteKind; by: string; text: string; isSensitive: boolean }

export const visibilities = ['off', 'anonymous', 'named'] as const
export type ProfileVisibility = (typeof visibilities)[number]

/** How an employer may contact somebody it has shortlisted: only in the ways that the person chose. */
export const contactKinds = ['phone', 'email'] as const
export type ContactKind = (typeof contactKinds)[number]

/** The person's own words about their record. Only their own screens ever hold it. */
type Statement = { savedOn: PlainDate; text: string }

export type Person = {
  id: string
  reference: string
  firstName: string
  lastName: string
  phone: string
  email: string
  town: string
  where: 'community' | 'custody'
  establishment: string | null
  expectedReleaseOn: PlainDate | null
  workStatus: WorkStatus
  caseworkerId: string | null
  partnerWorkerId: string | null
  addedOn: PlainDate
  lastContactOn: PlainDate | null
  skills: readonly string[]
  tickets: readonly string[]
  experience: readonly string[]
  /** The kinds of work that the person is looking for. */
  wants: readonly JobSector[]
  availability: string
  hasRightToWork: boolean
  visibility: ProfileVisibility
  sharedContact: readonly ContactKind[]
  todos: Readonly<Record<TodoKind, Progress>>
  support: Readonly<Record<SupportPathway, SupportState>>
  limits: readonly WorkLimit[]
  mustAskPractitionerFirst: boolean
  goals: readonly Goal[]
  notes: readonly CaseNote[]
  savedJobIds: readonly string[]
  hiddenJobIds: readonly string[]
  /** Each version, the newest last. The person's own: never in what another side is shown. */
  statements: readonly Statement[]
}

export type Employer = {
  id: string
  name: string
  sector: CompanySector
  town: string
  size: CompanySize
}

export type Worker = {
  id: string
  name: string
  role: Exclude<Side, 'candidate'>
  /** The employer, the partner or the caseworkers' team. */
  organisationId: string
  jobTitle: string
  phone: string
  email: string
}

export type Mentor = {
  id: string
  firstName: string
  subjects: readonly MentoringSubject[]
  placesLeft: number
}
type Mentorship = {
  personId: string
  mentorId: string
  since: PlainDate
  sessions: readonly MentoringSession[]
}

/** A job that whoever helps somebody suggests to them. */
type Suggestion = {
  id: string
  personId: string
  jobId: string
  workerId: string
  why: string
  on: PlainDate
  declinedOn: PlainDate | null
}

type OnboardingStep = { id: string; title: string; owner: string; dueOn: PlainDate; doneOn: PlainDate | null }

/** Everything that the dashboards show, for one day. Live, it comes from rows in the database. */
export type ServiceState = {
  people: readonly Person[]
  employers: readonly Employer[]
  partner: { id: string; name: string; kind: string; areas: readonly string[]; capacityPerMonth: number }
  workers: readonly Worker[]
  jobs: readonly Job[]
  applications: readonly Application[]
  suggestions: readonly Suggestion[]
  referrals: readonly Referral[]
  appointments: readonly Appointment[]
  /** Alerts about people that somebody put off. */
  putOffs: readonly (PutOff & { personId: string; kind: SupportAlertKind })[]
  threads: readonly Thread[]
  starts: readonly JobStart[]
  closedFiles: readonly ClosedFile[]
  contracts: readonly (ValueContract & { employerId: string })[]
  mentors: readonly Mentor[]
  mentorships: readonly Mentorship[]
  onboarding: readonly OnboardingStep[]
}

/** Who is looking. Live, it comes from the session; in the demonstration each area has one. */
type Viewer =
  | { role: 'candidate'; personId: string }
  | { role: 'employer'; employerId: string; workerId: string }
  | { role: 'partner'; organisationId: string; workerId: string }
  | { role: 'caseworker'; organisationId: string; workerId: string }

/** One viewer of each side. */
export type Viewers = { readonly [Name in Side]: Extract<Viewer, { role: Name }> }
