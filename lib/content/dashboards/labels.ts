import type { AlertKind, Severity } from '@/lib/domain/alerts/rules'
import type {
  CheckState,
  DisclosureState,
  OfferCheckKind,
  RejectionReason,
  WithdrawalReason,
} from '@/lib/domain/applications/application'
import type { Role, Stage } from '@/lib/domain/applications/stages'
import type { AppointmentKind, Attendance, MeetingWay } from '@/lib/domain/appointments/appointment'
import type { Refusal } from '@/lib/domain/dashboards/performed'
import type { ReportEvidence } from '@/lib/domain/dashboards/employer/load-social-value'
import type { FunnelStep } from '@/lib/domain/dashboards/partner/load-partner-outcomes'
import type {
  NoteKind,
  Progress,
  SupportPathway,
  SupportState,
  TodoKind,
  Visibility,
  WorkLimit,
  WorkStatus,
} from '@/lib/domain/dashboards/service-state'
import type { CheckLevel } from '@/lib/domain/disclosure/dbs-visibility'
import type { ExclusionKind, JobStatus, RecordQuestionStage } from '@/lib/domain/job-board/job'
import type { Fit } from '@/lib/domain/job-board/match-job'
import type { CheckResult, EvidenceKind, Milestone } from '@/lib/domain/outcomes/job-start'
import type {
  CancelReason,
  ConsentWay,
  ContactWay,
  ReferralOutcome,
  ReferralService,
  ReferralState,
} from '@/lib/domain/referrals/referral'
import type { Framework, MeasureKind, ReportPeriod } from '@/lib/domain/social-value/measures'

type Labels<Key extends string> = Readonly<Record<Key, string>>

export const roleLabels: Labels<Role> = {
  candidate: 'Candidate',
  employer: 'Employer',
  partner: 'Partner',
  caseworker: 'Caseworker',
}

/** The same words on all four sides. */
export const stageLabels: Labels<Stage> = {
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  accepted: 'Offer accepted',
  unsuccessful: 'Not successful',
  unsuccessful_after_interview: 'Not successful after interview',
  offer_declined: 'Offer declined',
  offer_withdrawn: 'Offer taken back',
  withdrawn: 'Withdrawn',
  job_closed: 'Job closed',
}

/** On the button that takes an application there. */
export const stageActions: Labels<Stage> = {
  applied: 'Apply',
  shortlisted: 'Shortlist',
  interview: 'Invite to interview',
  offer: 'Make an offer',
  accepted: 'Accept the offer',
  unsuccessful: 'Say no',
  unsuccessful_after_interview: 'Say no',
  offer_declined: 'Decline the offer',
  offer_withdrawn: 'Take the offer back',
  withdrawn: 'Withdraw',
  job_closed: 'Close with the job',
}

export const rejectionLabels: Labels<RejectionReason> = {
  experience: 'Experience for this job',
  licence: 'Licence or ticket',
  availability: 'Hours or days',
  distance: 'Distance',
  filled: 'The job is filled',
  check: 'A check that this job needs by law',
  other: 'Something else',
}

export const withdrawalLabels: Labels<WithdrawalReason> = {
  other_job: 'Another job',
  not_right: 'Not the right job',
  circumstances: 'Things changed',
  no_reply: 'No reply',
  rather_not_say: 'Rather not say',
}

export const disclosureLabels: Labels<DisclosureState> = {
  not_asked: 'Not asked about a record',
  asked: 'Asked, no answer yet',
  shared: 'Asked and answered',
  declined: 'Asked, rather not say',
}

export const offerCheckLabels: Labels<OfferCheckKind> = {
  identity: 'Identity',
  right_to_work: 'Right to work',
  references: 'References',
  dbs: 'DBS check',
  licence_approval: 'Approval of the job',
}
export const checkStateLabels: Labels<CheckState> = { waiting: 'Waiting', done: 'Done' }

export const dbsLabels: Labels<CheckLevel> = {
  none: 'No DBS check',
  basic: 'Basic DBS check',
  standard: 'Standard DBS check',
  enhanced: 'Enhanced DBS check',
}

export const recordQuestionLabels: Labels<RecordQuestionStage> = {
  never: 'Never asks about convictions',
  after_shortlist: 'Asks after the shortlist',
  at_interview: 'Asks at the interview',
  after_offer: 'Asks after an offer',
}

export const exclusionLabels: Labels<ExclusionKind> = {
  driving: 'Driving',
  theft_from_work: 'Theft or fraud at work',
  sexual: 'Sexual',
  arson: 'Arson',
  terrorism: 'Terrorism',
  other: 'Other',
}

export const jobStatusLabels: Labels<JobStatus> = { live: 'Live', paused: 'Paused', closed: 'Closed' }
export const fitLabels: Labels<Fit> = { strong: 'Fits well', possible: 'May fit', ruled_out: 'Ruled out' }
export const againstLabels: Labels<'too_far' | 'nights'> = { too_far: 'More than 25 miles away', nights: 'Night work' }
export const distanceLabels: Labels<'under_5' | '5_to_15' | 'over_15' | 'unknown'> = {
  under_5: 'Lives less than 5 miles away',
  '5_to_15': 'Lives 5 to 15 miles away',
  over_15: 'Lives more than 15 miles away',
  unknown: 'Distance not known',
}

export const referralStateLabels: Labels<ReferralState> = {
  new: 'New',
  assigned: 'Assigned',
  active: 'Being supported',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
export const referralActionLabels: Labels<ReferralState> = {
  new: 'Send',
  assigned: 'Assign',
  active: 'Start support',
  completed: 'Complete with an outcome',
  cancelled: 'Cancel',
}
export const serviceLabels: Labels<ReferralService> = {
  cv: 'CV',
  disclosure: 'What to say about a record',
  interview: 'Interview',
  id_and_bank: 'ID and bank account',
  confidence: 'Confidence',
  job_match: 'Finding a job',
  training: 'Training',
  housing_link: 'Link to housing help',
}
export const referralOutcomeLabels: Labels<ReferralOutcome> = {
  job_started: 'Started a job',
  training_started: 'Started training',
  ready_for_work: 'Ready for work',
  some_progress: 'Some progress',
  no_progress: 'No progress yet',
}
export const cancelLabels: Labels<CancelReason> = {
  moved_away: 'Moved away',
  did_not_engage: 'Could not be reached',
  other_service: 'Another service helps',
  not_ready: 'Not the right time',
  sent_in_error: 'Sent by mistake',
}
export const contactLabels: Labels<ContactWay> = { call: 'Call', text: 'Text', email: 'Email', post: 'Post' }
export const consentLabels: Labels<ConsentWay> = { signed: 'Signed', verbal_recorded: 'Said, and written down' }

export const todoLabels: Labels<TodoKind> = {
  bank_account: 'Bank account',
  cv: 'CV',
  disclosure: 'What to say about my record',
  email: 'Email address',
  housing: 'Somewhere to live',
  id: 'ID',
  phone: 'Phone',
}
export const progressLabels: Labels<Progress> = { not_started: 'Not started', in_progress: 'In progress', done: 'Done' }
export const workStatusLabels: Labels<WorkStatus> = {
  not_started: 'Not started',
  needs_support: 'Needs support',
  ready: 'Ready for work',
  working: 'Working',
  no_support_wanted: 'Does not want support',
}
export const pathwayLabels: Labels<SupportPathway> = {
  housing: 'Housing',
  attitudes: 'Thinking and behaviour',
  family: 'Children and family',
  drugs_alcohol: 'Drugs and alcohol',
  skills_work: 'Education, skills and work',
  money_id: 'Money and ID',
  health: 'Health',
}
export const supportStateLabels: Labels<SupportState> = {
  not_needed: 'Not needed',
  not_started: 'Not started',
  in_progress: 'In progress',
  met: 'Met',
  declined: 'Declined',
}
export const limitLabels: Labels<WorkLimit> = {
  some_areas: 'Cannot work in some areas',
  no_nights: 'No night work',
  device_limits: 'Limits on devices or the internet',
  no_work_with_under_18s: 'No unsupervised work with under-18s',
  work_must_be_approved: 'The supervising officer must approve the job',
}
export const visibilityLabels: Labels<Visibility> = {
  off: 'Nobody',
  anonymous: 'Employers, without my name',
  named: 'Employers, with my name',
}
export const noteKindLabels: Labels<NoteKind> = {
  contact: 'Contact',
  support: 'Support',
  employer: 'Employer',
  other: 'Other',
}

export const appointmentLabels: Labels<AppointmentKind> = {
  interview: 'Interview',
  support: 'Support',
  mentoring: 'Mentor',
  training: 'Training',
  probation: 'Probation',
  jobcentre: 'Jobcentre',
  health: 'Health',
  other: 'Other',
}
export const attendanceLabels: Labels<Attendance> = {
  attended: 'Came',
  attended_late: 'Came late',
  acceptable_absence: 'Did not come, with a good reason',
  unacceptable_absence: 'Did not come',
  cancelled_by_us: 'We cancelled',
}
export const wayLabels: Labels<MeetingWay> = { in_person: 'In person', phone: 'By phone', video: 'By video' }

export const alertLabels: Labels<AlertKind> = {
  missed_session: 'Missed a session',
  outcome_missing: 'No outcome written down',
  release_without_plan: 'Release soon, no plan',
  no_contact: 'No contact',
  licence_approval: 'Job waits for approval',
  start_check: 'Check of a job start',
  employer_waiting: 'Employer has not answered',
  message_unread: 'Message not read',
  stage_changed: 'Application moved',
}
export const severityLabels: Labels<Severity> = { urgent: 'Urgent', soon: 'Soon', news: 'News' }

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** Why an alert is there, with the days its rule counted. */
export const alertReasons: Readonly<Record<AlertKind, (days: number) => string>> = {
  missed_session: (days) => `Did not come ${days === 0 ? 'today' : `${daysText(days)} ago`}.`,
  outcome_missing: (days) => `The appointment was ${daysText(days)} ago.`,
  release_without_plan: (days) => `Release is in ${daysText(days)} and nothing is in place yet.`,
  no_contact: (days) => `The last contact was ${daysText(days)} ago.`,
  licence_approval: (days) => `Asked ${daysText(days)} ago. The start waits for it.`,
  start_check: (days) => (days === 0 ? 'Due today.' : `Due for ${daysText(days)}.`),
  employer_waiting: (days) => `No answer for ${daysText(days)}.`,
  message_unread: (days) => `Not read for ${daysText(days)}.`,
  stage_changed: (days) => `The employer moved it ${days === 0 ? 'today' : `${daysText(days)} ago`}.`,
}

export const milestoneLabels: Labels<Milestone> = { '6_weeks': '6 weeks', '6_months': '6 months' }
export const checkResultLabels: Labels<CheckResult> = {
  in_post: 'Still in the job',
  left: 'Left the job',
  could_not_reach: 'Could not be reached',
}
export const evidenceLabels: Labels<EvidenceKind> = {
  payslip_seen: 'Payslip seen',
  employer_confirmed: 'Employer confirmed',
  self_reported: 'Said by the person',
}
export const measureLabels: Labels<MeasureKind> = {
  started: 'People who started a job',
  in_post_6_weeks: 'Still in the job at 6 weeks',
  in_post_6_months: 'Still in the job at 6 months',
  apprenticeships: 'Apprenticeships',
  from_day_release: 'Came to us from day release',
  real_living_wage: 'Paid the real Living Wage or more',
  hours_per_week: 'Hours of work a week',
}
export const frameworkLabels: Labels<Framework> = {
  ppn_002: 'PPN 002, Social Value Model',
  ppn_06_20: 'PPN 06/20, for older contracts',
  toms: 'TOMs, with the buyer’s own codes',
  own: 'The buyer’s own measures',
}
export const periodLabels: Labels<ReportPeriod> = { quarter: 'Last 3 months', year: 'Last 12 months', all: 'All time' }
export const funnelLabels: Labels<FunnelStep> = {
  referred: 'Referred',
  engaged: 'Support started',
  applied: 'Applied for a job',
  interview: 'Had an interview',
  offer: 'Had an offer',
  started: 'Started a job',
  '6_weeks': 'In the job at 6 weeks',
  '6_months': 'In the job at 6 months',
}
/** In a report, with those who were not checked yet. */
export const reportEvidenceLabels: Labels<ReportEvidence> = { ...evidenceLabels, none: 'Not checked yet' }
/** In the place of a number of people that is small, or that would give a small one away. */
export const hiddenCount = {
  text: 'not shown',
  why: 'Numbers from 1 to 4 are not shown, nor those from which they could be worked out. So nobody can be picked out. Give a reader one period: two reports could be subtracted.',
} as const

export const refusalLabels: Labels<Refusal> = {
  not_found: 'This is not here any more.',
  not_allowed: 'This cannot be done at this point.',
  before_last_change: 'The date is before the last change.',
  reason_missing: 'Choose a reason. The other person will see it.',
  before_shortlist: 'Shortlist first. A record is not asked about before that.',
  closed: 'This is closed already.',
  worker_missing: 'Choose who takes it.',
  outcome_missing: 'Choose how it ended.',
  not_due: 'It is too early for this check.',
  already_done: 'This is done already.',
  job_not_open: 'This job is not open.',
  before_agreed_stage: 'Your advert says that you ask later. Wait until then.',
  already_applied: 'There is an application for this job already.',
  clash: 'Something else is at that time. Look at it, then book anyway or choose another time.',
  in_the_past: 'Choose today or a later day.',
  in_the_future: 'Choose today or an earlier day.',
  too_long: 'Choose a length from 5 minutes to 8 hours.',
}
