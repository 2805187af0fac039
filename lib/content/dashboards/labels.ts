import type { OfferCheckKind, RejectionReason, WithdrawalReason } from '@/lib/domain/applications/application'
import type { Side } from '@/lib/domain/access/role'
import type { Stage } from '@/lib/domain/applications/stages'
import type { MeetingWay } from '@/lib/domain/appointments/appointment'
import type { Progress, TodoKind, ProfileVisibility } from '@/lib/domain/dashboards/service-state'
import type { DbsLevel, ExclusionKind, RecordQuestionStage } from '@/lib/domain/job-board/job'
import type { reasonsAgainst } from '@/lib/domain/job-board/match-job'
import type { CancelReason, ReferralOutcome, ReferralService } from '@/lib/domain/referrals/referral'
import type { ValueContract } from '@/lib/domain/social-value/social-value'

type Labels<Key extends string> = Readonly<Record<Key, string>>

export const roleLabels: Labels<Side> = {
  candidate: 'Candidate',
  employer: 'Employer',
  partner: 'Partner',
  caseworker: 'Caseworker',
}

/** As everybody but the employer reads them. */
export const stageLabels: Labels<Stage> = {
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  accepted: 'Offer accepted',
  hired: 'Hired',
  not_started: 'Did not start',
  unsuccessful: 'Unsuccessful',
  unsuccessful_after_interview: 'Unsuccessful after interview',
  offer_declined: 'Offer declined',
  offer_withdrawn: 'Offer withdrawn',
  withdrawn: 'Withdrawn',
  job_closed: 'Job closed',
}

/** The same, as the employer reads them: it rejects somebody, who reads that they were unsuccessful. */
export const employerStageLabels: Labels<Stage> = {
  ...stageLabels,
  unsuccessful: 'Rejected',
  unsuccessful_after_interview: 'Rejected after interview',
}

/** For the button that moves an application to the stage. */
export const stageActions: Labels<Stage> = {
  applied: 'Apply',
  shortlisted: 'Shortlist',
  interview: 'Invite to interview',
  offer: 'Make an offer',
  accepted: 'Accept the offer',
  hired: 'They’ve started',
  not_started: 'They didn’t start',
  unsuccessful: 'Reject',
  unsuccessful_after_interview: 'Reject',
  offer_declined: 'Decline the offer',
  offer_withdrawn: 'Withdraw the offer',
  withdrawn: 'Withdraw',
  job_closed: 'Close with the job',
}

export const rejectionLabels: Labels<RejectionReason> = {
  experience: 'Not enough experience for this job',
  licence: 'Missing a licence or ticket',
  availability: 'Not available at the right times',
  distance: 'Too far away',
  better_fit: 'Somebody else fitted the job better',
  filled: 'The job has been filled',
  check: 'Can’t pass a check that the law requires for this job',
  other: 'Something else',
}

export const withdrawalLabels: Labels<WithdrawalReason> = {
  other_job: 'Found another job',
  not_right: 'Not the right job',
  circumstances: 'Circumstances changed',
  no_reply: 'The employer did not reply',
  rather_not_say: 'Prefer not to say',
}

export const offerCheckLabels: Labels<OfferCheckKind> = {
  identity: 'Identity',
  right_to_work: 'Right to work',
  references: 'References',
  dbs: 'DBS check',
  licence_approval: 'Job approval',
}
export const dbsLabels: Labels<DbsLevel> = {
  none: 'No DBS check',
  basic: 'Basic DBS check',
  standard: 'Standard DBS check',
  enhanced: 'Enhanced DBS check',
}

export const recordQuestionLabels: Labels<RecordQuestionStage> = {
  never: 'Never asks about convictions',
  after_shortlist: 'Asks about convictions after shortlisting',
  at_interview: 'Asks about convictions at the interview',
  after_offer: 'Asks about convictions after an offer',
}

/** The same as answers to ‘When will you ask about convictions?’ */
export const recordQuestionAnswers: Labels<RecordQuestionStage> = {
  never: 'I won’t ask',
  after_shortlist: 'After shortlisting',
  at_interview: 'At the interview',
  after_offer: 'After an offer',
}

export const exclusionLabels: Labels<ExclusionKind> = {
  driving: 'Driving offences',
  theft_from_work: 'Theft or fraud at work',
  sexual: 'Sexual offences',
  arson: 'Arson',
  terrorism: 'Terrorism offences',
  other: 'Another kind of offence',
}

export const againstLabels: Labels<(typeof reasonsAgainst)[number]> = {
  too_far: 'it’s further than they can travel',
  nights: 'it’s night work',
  hours: 'the hours aren’t what they want',
  place: 'it’s in an area where they can’t work',
  release: 'it closes before they’re released and doesn’t offer day release',
}

export const serviceLabels: Labels<ReferralService> = {
  cv: 'CV',
  disclosure: 'What to say about a record',
  interview: 'Interview practice',
  id_and_bank: 'ID and bank account',
  confidence: 'Confidence',
  job_match: 'Finding a job',
  training: 'Training',
  housing_link: 'Housing',
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
  did_not_engage: 'Could not reach them',
  other_service: 'Another service is helping',
  not_ready: 'Not the right time',
  sent_in_error: 'Referred by mistake',
}

export const todoLabels: Labels<TodoKind> = {
  bank_account: 'Bank account',
  cv: 'CV',
  disclosure: 'What to say about a record',
  email: 'Email address',
  housing: 'Somewhere to live',
  id: 'ID',
  phone: 'Phone',
}
export const progressLabels: Labels<Progress> = { not_started: 'Not started', in_progress: 'In progress', done: 'Done' }
export const visibilityLabels: Labels<ProfileVisibility> = {
  off: 'Only employers I apply to',
  anonymous: 'All employers, without my name',
  named: 'All employers, with my name',
}
export const wayLabels: Labels<MeetingWay> = { in_person: 'In person', phone: 'By phone', video: 'By video' }

export const frameworkLabels: Labels<ValueContract['framework']> = {
  ppn_002: 'PPN 002, Social Value Model',
  ppn_06_20: 'PPN 06/20, for older contracts',
  toms: 'TOMs, with the buyer’s own codes',
  own: 'The buyer’s own measures',
}
/** Replaces a small number of people, or a number from which a small one could be worked out. */
export const hiddenCount = {
  text: 'not shown',
  why: 'To protect people’s privacy, we don’t show numbers from 1 to 4, or any figure from which one could be worked out. 0 means nobody.',
} as const
