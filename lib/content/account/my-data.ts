import { mentoringSubjectLabels, ownDeclineWords } from '@/lib/content/casework/mentoring'
import { accountWords, roleWords } from '@/lib/content/account/account'
import { entryName } from '@/lib/content/account/entry-names'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { referralOutcomeLabels, serviceLabels, stageLabels, wayLabels } from '@/lib/content/dashboards/labels'
import { actionText } from '@/lib/content/desk/log'
import { callbackChoices } from '@/lib/content/enquiries/callback-form'
import { waitlistChoices } from '@/lib/content/enquiries/waitlist-form'
import { distanceBandLabels, applicationStepLabels } from '@/lib/content/hiring/applicants'
import { referralEventLabels, referralLifeLabels, ownReferralReasonLabels } from '@/lib/content/casework/referrals'
import {
  changeAskerLabels,
  needStateLabels,
  ownStepDoersOf,
  supportAppointmentLabels,
  supportNeedLabels,
  supportNoteLabels,
  supportOutcomeLabels,
} from '@/lib/content/casework/support-work'
import {
  supportConsentWayLabels,
  eventLabels,
  ownOpeningReasonLabels,
  ownEventLabels,
  placeLabels,
  releaseUnknownLabels,
  ownRestrictionLabels,
  ownRestrictionSourceLabels,
  safeWayLabels,
  workStateLabels,
} from '@/lib/content/casework/people'
import {
  jobEvidenceLabels,
  jobAnswerLabels,
  jobMilestoneLabels,
  leavingReasonLabels,
} from '@/lib/content/casework/job-starts'
import { checkInButtons, checkInMomentLabels, checkInSideLabels } from '@/lib/content/casework/check-ins'
import { reportReasonLabels } from '@/lib/content/hiring/messages'
import { companySizeWords } from '@/lib/content/hiring/company'
import { sectorLabels } from '@/lib/content/job-board/board'
import { searchText } from '@/lib/content/job-board/job-alerts'
import { capitalised, countText, dayText, timeText } from '@/lib/content/wording/date-text'
import { deviceText } from '@/lib/content/wording/device-text'
import { momentText } from '@/lib/content/wording/moment-text'
import type { Role } from '@/lib/domain/access/role'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { columnOf } from '@/lib/domain/enquiries/enquiry-fields'
import { savedSearch } from '@/lib/domain/job-board/saved-search'

export const myDataWords = {
  heading: 'Your data',
  lead: 'Everything we keep about you: this account and what you’ve done with it, what you sent us from your email address, and any file that an organisation keeps about you here.',
  ofOthers: 'Notes and messages that you wrote in other people’s files are part of their data, and aren’t listed here.',
  made: (time: string, day: string) => `Correct at ${time} on ${day}.`,
  unfold: 'Open all sections',
  fold: 'Close all sections',
  contents: 'Contents',
  paper: 'The file has the same information in JSON, a format for computers. This page is the one to read.',
  paperFirst: 'To print this page, open all sections first.',
  private:
    'This is private. On a shared device, don’t leave it open. If you download the file, delete it when you’ve finished with it.',
  leftOut: 'We leave out anything you haven’t filled in.',
  unavailable: 'We cannot show your data just now. Please try again in a minute.',
} as const

/** The headings of the copy, in the order in which they are shown; what is not here follows them. */
const sections: Readonly<Record<string, string>> = {
  account: 'Your account',
  candidate: 'Your profile',
  applications: 'Your applications',
  support_files: 'Files that organisations keep about you',
  job_starts: 'Jobs you started',
  own_referrals: 'What you sent to an organisation about yourself',
  messages: 'Messages about applications',
  messages_reported: 'Messages you reported',
  company_membership: 'Your company or organisation, and what you may do there',
  enquiries: 'What you sent us',
  enquiry_progress: 'How far each form you sent has got',
  saved_searches: 'Searches we email you new jobs for',
  application_emails: 'Emails about applications',
  support_emails: 'Emails about messages and appointments',
  support_digests: 'Days on which we emailed you your daily list about people you help',
  mentor_offer: 'Your places as a mentor',
  support_feed: 'The private link to your calendar, which we keep only in scrambled form',
  diary_entries: 'What you added to your diary',
  role_changes: 'Portals you were given',
  companies_asked_for: 'Companies you asked us to add',
  organisation_invitations: 'Invitations to join a company',
  invitation_emails: 'Emails with those invitations',
  steps_in_companies: 'What you did: companies',
  steps_on_jobs: 'What you did: jobs',
  steps_on_applications: 'What you did: applications',
  statements_read: 'When you opened somebody’s statement',
  applicants_digests: 'Days on which you were sent a list of applicants',
  sessions: 'Sign-ins that are still open',
  recovery_codes: 'Your recovery codes, which we keep only in scrambled form',
  passkeys: 'Your passkeys',
  sign_in_log: 'Your sign-in history',
  emails: 'Emails we sent you',
  subject_requests: 'What you asked us about your data',
  digest_choice: 'The team’s daily email',
  digests: 'Days on which you were sent the team’s daily email',
  actions_on_the_desk: 'What you did: the desk',
  log: 'What changed about your account',
}

/** Headings of the parts within a section. */
const parts: Readonly<Record<string, string>> = {
  profile: 'What you signed up with',
  card: 'Your card, which employers see',
  contact: 'What an employer sees once it shortlists you',
  wants: 'What work you want',
  kept_jobs: 'Jobs you saved or hid',
  hidden_companies: 'Companies you hide from',
  statements: 'Your statement about your record',
  statement_releases: 'Who may read your statement',
  readings: 'Who has read it',
  cvs_sent: 'Copies of your CV that you sent',
  history: 'What happened',
  interview_slots: 'Interview times',
  notes: 'What the employer noted about you',
  cv: 'Your CV',
  own_part: 'Only you see this',
  checks: 'Checks of the offer',
  team_checks: 'What our team checked about it',
  document: 'The CV',
  sections: 'Parts of it',
  entries: 'Entries',
  consents: 'What you agreed to',
  emails: 'Emails',
  how_far: 'How far it has got',
  what_was_done: 'What we did',
  reply_drafts: 'Replies we have not sent yet',
  waitlist_application: 'For the waitlist',
  log: 'What our team did about it',
  sites: 'Workplaces',
  support_consents: 'What you agreed to',
  support_appointments: 'Appointments',
  support_notes: 'Notes',
  support_steps: 'Steps of your plan',
  job_suggestions: 'Jobs they suggested to you',
  mentorings: 'Mentoring',
  mentoring_sessions: 'Sessions',
  mentoring_worries: 'Worries about it, which only whoever answers for safeguarding there reads',
  worry_readings: 'When they were read',
  support_needs: 'What you need help with',
  support_put_offs: 'What was put off',
  support_messages: 'Messages',
  job_checks: 'Whether you were still there',
  job_check_ins: 'How it went in your first weeks',
  work_restrictions: 'What a job must allow for',
  referrals: 'How you were referred there',
  referral_events: 'What happened to it',
  facts: 'What it says about you',
  support_invitations: 'Codes that joined it to your account',
  support_openings: 'Who opened it without being the one who helps you, and why',
  support_events: 'What happened to it',
  sorted: 'What you have sorted out',
}

const labels: Readonly<Record<string, string>> = {
  access_needs: 'Help with reading, access or anything else',
  begun_at: 'Started on',
  accepted_at: 'Accepted on',
  contact_due_on: 'First contact due by',
  first_contact_on: 'First contact on',
  forgotten_at: 'What it said about you was deleted on',
  consent_wording: 'What you agreed to',
  consent_version: 'Version of those words',
  consent_way: 'How you agreed',
  consent_on: 'Agreed on',
  consent_until: 'Agreed until',
  referred_by: 'Referred by',
  referred_to: 'Referred to',
  fields: 'What was changed',
  detail: 'Details',
  ended_by: 'Ended by',
  ends_on: 'Until',
  establishment: 'Establishment',
  given_on: 'Agreed on',
  interpreter: 'Interpreter',
  own_reference: 'Their own reference',
  practitioner_contact: 'How to reach the practitioner or keyworker',
  practitioner_name: 'Probation practitioner or keyworker',
  release_on: 'Expected day of release',
  release_unknown: 'Why the day of release is not known',
  safe_hours: 'Safe hours',
  safe_days: 'Days that reminders keep to',
  safe_from: 'Reminders from',
  safe_to: 'Reminders until',
  safe_ways: 'Safe ways to reach you',
  share_applications: 'They see your applications',
  share_diary: 'They see your diary',
  share_profile: 'They see your profile',
  share_statement: 'They see that you have written a statement',
  source: 'Where it comes from',
  work_state: 'Work status',
  ready_on: 'Ready for work since',
  added_at: 'Added on',
  decline_reason: 'Why they said no',
  next_time: 'What is next',
  places: 'Places',
  subjects: 'Subjects',
  is_with_mentor: 'Between you and your mentor',
  alert: 'What',
  booked_at: 'Booked on',
  by_day: 'By',
  change_asked_by: 'Who asked for the change',
  changed_on: 'Last changed on',
  done_on: 'Done on',
  goal: 'Goal',
  is_cancelled: 'Cancelled',
  is_for_colleagues: 'For colleagues only',
  need: 'Need',
  starts_at: 'Begins',
  until: 'Until',
  found: 'What the check found',
  checked: 'Checked',
  bears_out: 'It bears out what they say',
  noted_at: 'Noted on',
  milestone: 'Which check',
  evidence: 'How we know',
  employer: 'Employer',
  employer_answer: 'What your employer said',
  employer_answered_on: 'Your employer answered on',
  entered_at: 'Written down on',
  is_asked: 'You were asked',
  is_confirmed: 'The employer has said that you began',
  hours_a_week: 'Hours a week',
  is_real_living_wage: 'Pays at least the real living wage',
  came_from_day_release: 'You came from day release',
  may_ask_employer: 'Your employer may be asked too',
  may_be_counted: 'You’re counted in your employer’s figures',
  next_check_on: 'Next check on',
  reminded_at: 'Reminded on',
  token_ends_at: 'The link works until',
  what: 'What',
  who: 'Who does it',
  about: 'About it',
  look: 'Look',
  made_at: 'Made on',
  right: 'Dates',
  second: 'Second line',
  first: 'First line',
  bullets: 'Points',
  items: 'List',
  paragraphs: 'Text',
  heading: 'Heading',
  title: 'Title',
  application: 'Application',
  opened_at: 'First opened on',
  reported_at: 'Reported on',
  is_sent_along: 'The message went with it',
  reason: 'Reason',
  bring: 'What to bring',
  ask_for: 'Whom to ask for',
  postcode: 'Postcode',
  why: 'Why the job suits you',
  suggested_at: 'Suggested on',
  declined_at: 'You said no thanks on',
  contact_then: 'What you shared when it ended',
  readers_told_at: 'Last told who could read it',
  reads_since: 'Can read statements since',
  action: 'What',
  answer: 'Our answer',
  answer_due_on: 'The employer should answer by',
  answered_on: 'Answered on',
  for_replies: 'Counted in the employer’s reply rate, which its adverts show',
  employer_asked_at: 'The employer was asked on',
  employer_token_ends_at: 'The employer’s link works until',
  moment: 'When',
  side: 'Who was asked',
  told_at: 'Whoever helps you was told on',
  answered_at: 'Answered on',
  application_id: 'Application',
  applied_on: 'Applied on',
  asked_as: 'Your job there',
  asked_at: 'Asked on',
  at_time: 'Time',
  availability: 'When you can start',
  body: 'Text',
  by: 'By',
  by_side: 'By',
  called_at: 'Called on',
  changed_at: 'Last changed',
  changed_by: 'Last changed by',
  checks_since: 'A check has waited since',
  closed_at: 'Closed on',
  'account.created_at': 'Account created on',
  company: 'Company or organisation',
  organisation_id: 'Company or organisation',
  company_name: 'Company',
  company_number: 'Company number',
  confirmed_at: 'You said yes on',
  created_at: 'Made on',
  dayRelease: 'Only jobs possible on day release',
  decided_at: 'Decided on',
  disclosure: 'Question about your record',
  disclosure_on: 'That question last changed on',
  distance: 'Distance from the job',
  document: 'Text',
  district: 'First half of your postcode',
  done_at: 'Answered on',
  due_on: 'Due by',
  email: 'Email address',
  email_verified_at: 'Email address confirmed on',
  phone_verified_at: 'Number confirmed on',
  events: 'When we tell you',
  ended_at: 'Ended on',
  ended_because: 'Why it ended',
  ended_on: 'Ended on',
  ends_at: 'Until',
  experience: 'Experience',
  export_reports: 'May export reports',
  first_day: 'Your first day',
  at: 'Time',
  on: 'Day',
  askFor: 'Whom to ask for',
  started_on: 'Started on',
  six_weeks: 'After six weeks',
  start_due_on: 'The employer is asked about your start on',
  seen: 'What was shown',
  failed_tries: 'Calls without an answer',
  field: 'Field',
  first_contact_at: 'First contact on',
  first_name: 'First name',
  form_source: 'Form',
  full_name: 'Name',
  given_at: 'Shared on',
  granted: 'Your answer',
  happened_at: 'When',
  happened_on: 'Day',
  hidden_at: 'Hidden on',
  hours: 'Hours a week',
  is_held: 'Held as suspected spam',
  is_hidden: 'Hidden from the employer',
  is_named: 'The employer has seen your name',
  is_own: 'Written by you',
  job_id: 'Job',
  job_interest: 'Kind of work',
  job_title: 'Job title',
  joined_at: 'Since',
  kept_at: 'Since',
  kind: 'What',
  last_name: 'Last name',
  last_sign_in_at: 'Last signed in',
  last_step_on: 'Last step on',
  last_used_at: 'Last used',
  location: 'Location',
  looked_until: 'We last looked for new jobs',
  manage_people: 'May manage people',
  refer: 'May refer people',
  see_all_people: 'May see every file',
  report: 'May make reports',
  mentor: 'Mentor',
  charity_number: 'Charity number',
  services: 'Services',
  areas: 'Areas',
  safeguarding_name: 'Answers for safeguarding',
  safeguarding_email: 'Email for safeguarding',
  data_agreement_on: 'Data sharing agreement signed',
  is_listed: 'On the list of employers who reply',
  takes_referrals: 'Takes referrals',
  places_a_month: 'Places a month',
  message: 'Message',
  minutes: 'How long',
  name: 'Name',
  no_password: 'Password',
  needs_approval: 'Your probation or prison officer has to approve the job',
  new_role: 'Now',
  next_look_at: 'We next look',
  next_try_on: 'Next call on',
  nights: 'Would work nights',
  note: 'Note',
  old_role: 'Before',
  old_value: 'Before',
  on_day: 'Day',
  organisation: 'Organisation',
  organisation_type: 'Type of organisation',
  outcome: 'Outcome',
  opened_how: 'How that was allowed',
  opened_reason: 'Why',
  identity: 'How we knew that it was you',
  phone: 'Phone',
  phone_number: 'Phone',
  place: 'Place',
  post_jobs: 'May post jobs',
  purpose: 'For',
  quarantine_reason: 'Why it was held',
  quarantined: 'Held as suspected spam',
  query: 'Search',
  question: 'Our question',
  question_asked_at: 'We asked on',
  reached: 'How we got in touch',
  read_at: 'Read on',
  read_disclosures: 'May read statements',
  reasons: 'The employer’s reasons',
  received_at: 'Received on',
  received_on: 'Received on',
  recorded_at: 'Answered on',
  reference: 'Reference',
  referral: 'Heard about us from',
  remote: 'Work from home',
  requested_role: 'You asked for',
  rhythm: 'How often',
  right_to_work: 'Right to work in the UK',
  role: 'Kind of account',
  saved_at: 'Last saved',
  sector: 'Industry',
  sectors: 'Industries',
  see_applicants: 'May see applicants',
  sent_at: 'Sent on',
  share_email: 'Share your email address',
  share_phone: 'Share your phone number',
  signed_in_at: 'Signed in on',
  since: 'Since',
  size: 'Size',
  skills: 'Skills',
  stage: 'Stage',
  state: 'Status',
  state_changed_at: 'Since',
  statement_since: 'Your statement has waited to be read since',
  subject: 'Subject or reference',
  subject_kind: 'About',
  'company_membership.support': 'May support people',
  'company_membership.mentor': 'May mentor people',
  'company_membership.joined_at': 'You joined on',
  support: 'Support',
  text: 'Text',
  tickets: 'Tickets and certificates',
  to: 'To',
  town: 'Town',
  types: 'Kinds of job',
  used_at: 'Accepted on',
  user_agent: 'Device',
  version: 'Version',
  visibility: 'Who can see you',
  waits_since: 'The employer’s time to reply started on',
  wanted_at: 'Asked for another name on',
  wanted_name: 'Name you asked for',
  wanted_number: 'Number you asked for',
  wants_digest: 'You want it',
  wants_emails: 'You want them',
  wants_news: 'About messages and appointments',
  send_at: 'To be sent on',
  stopped_at: 'Stopped on',
  wants_texts: 'You want texts too',
  way: 'How',
  website: 'Website',
  withdrawal_reason: 'Why you withdrew',
  withdrawn_at: 'Withdrawn on',
  wording: 'The words you agreed to',
  wording_version: 'Version of the words',
  words: 'Text',
  written_at: 'Written on',
}

// They join entries together, or are the sign-in service's own notes, and mean nothing to anybody.
const internal = /^(?:id|.*_id|sub|email_verified|phone_verified)$/
// They stand below their application, which they need not name.
const partsOfApplication = new Set(['history', 'interview_slots', 'notes'])
// Only a statement's version says something to its owner, not that of words which stand beside it; a time says the day as
// well, a message with a mentor is the exception, and a company that is named needs no number. The file has all of them.
const saysNothing = (key: string, entry: Data): boolean =>
  (key === 'version' && !('text' in entry)) ||
  (key === 'wording_version' && 'wording' in entry) ||
  (key === 'consent_version' && 'consent_wording' in entry) ||
  (key === 'is_with_mentor' && entry[key] === false) ||
  (key === 'organisation_id' && 'company' in entry) ||
  (key === 'happened_on' && 'happened_at' in entry)
const namedByNumber = new Set(['job_id', 'organisation_id', 'application_id'])

// What comes first of an entry, in this order; the rest follows as it is kept, and the version comes last.
const first = [
  'reference',
  'name',
  'full_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'phone_number',
  'town',
  'district',
  'application',
  'application_id',
  'job_id',
  'company',
  'organisation_id',
  'kind',
  'action',
  'stage',
  'state',
  'role',
  'subject',
  'happened_at',
  'sent_at',
  'text',
  'document',
  'body',
  'message',
  'note',
  'why',
  'words',
  'skills',
  'experience',
  'tickets',
]
const placeOf = (key: string): number => {
  const place = first.indexOf(key)
  if (key === 'version') return Infinity
  return place === -1 ? first.length + Number(isDated(key)) : place
}
// The day of an appointment stands beside its time.
const isDated = (key: string): boolean => /_(?:at|on)$/.test(key)

/** What comes first, then the rest as it is kept, then when what happened, earliest first. */
function inOrder([one, value]: [string, unknown], [other, otherValue]: [string, unknown]): number {
  const byPlace = placeOf(one) - placeOf(other)
  if (byPlace !== 0 || Number.isNaN(byPlace) || !isDated(one)) return byPlace || 0
  return String(value).localeCompare(String(otherValue))
}

const emailKinds: Readonly<Record<string, string>> = {
  confirmation: 'Confirmation to you',
  notification: 'Notice to our team',
  enquiry_reply: 'Our reply to you',
  role_answer: 'Our answer about a portal',
  second_step_off: 'Notice that two-step sign-in is off',
  passkey_added: 'Notice that a passkey was added',
  phone_added: 'Notice that a phone number was added',
  sign_in_text: 'Code by SMS',
  update_text: 'SMS that there was an update',
  team_digest: 'The team’s daily email',
  company_request: 'Your request for a company, to our team',
  job_request: 'Your advert, to our team',
  company_receipt: 'Receipt for your request for a company',
  company_answer: 'Our answer about a company',
  company_invitation: 'Invitation to join a company',
  support_invitation: 'Code to read what an organisation keeps about you',
  support_message: 'Notice of a message or other news',
  mentoring_news: 'Notice that there was something new about mentoring',
  support_reminder: 'Reminder of an appointment',
  support_reminder_text: 'Reminder of an appointment, by SMS',
  check_in: 'Question about how a new job is going',
  check_in_notice: 'Notice that somebody you help needs you',
  job_check: 'Question about a job that was started',
  job_check_text: 'Question about a job that was started, by SMS',
  employer_check: 'Question whether somebody you hired is still with you',
  support_digest: 'Your daily list as somebody who helps people',
  referral_received: 'Notice that a referral came',
  referral_answered: 'Notice that a referral was answered',
  referral_receipt: 'Receipt for what you sent to an organisation about yourself',
  job_answer: 'Our answer about an advert',
  application_update: 'Something new about an application',
  applicants_digest: 'List of applicants',
  job_alert_confirmation: 'Question whether you want new jobs by email',
  job_alert: 'New jobs',
}

const eventKinds: Readonly<Record<string, string>> = {
  taken: 'Somebody on the team took it on',
  given: 'Passed to somebody on the team',
  left: 'Put back',
  contacted: 'Contacted',
  call: 'Call',
  replied: 'Our reply',
  closed: 'Closed',
  reopened: 'Opened again',
  corrected: 'Corrected',
  released: 'Released from suspected spam',
}

const named = {
  employer: 'an employer',
  candidate: 'a candidate',
  partner: 'a partner',
  caseworker: 'a caseworker',
  team: 'a member of our team',
} as const satisfies Record<Role, string>

// Somebody who looks for work takes that role themselves: nobody else did it to their account.
const roleChanges = Object.fromEntries(
  Object.entries(named).flatMap(([role, name]) => [
    [`given_${role}`, `You became ${name}`],
    [`taken_${role}`, `You stopped being ${name}`],
  ]),
)

const subjectKinds = { access: 'A copy of your data', rectification: 'A correction', erasure: 'Erasure' }

// What the sign-in service calls them. One that is new is shown under its own name.
const signInNotes = {
  generate_recovery_codes: 'Recovery codes were made',
  identity_unlinked: 'Another way of signing in was taken away',
  invite_accepted: 'You accepted an invitation',
  login: 'You signed in',
  logout: 'You signed out',
  mfa_code_login: 'You signed in with a second step',
  token_refreshed: 'You stayed signed in',
  token_revoked: 'A device was signed out, or its session renewed',
  user_confirmation_requested: 'A link to confirm your email address was asked for',
  user_deleted: 'The account was deleted',
  user_invited: 'You were invited',
  user_modified: 'The account was changed',
  user_reauthenticate_requested: 'We asked whether it was you',
  user_recovery_requested: 'A way back in was asked for by email',
  user_repeated_signup: 'Somebody signed up again with your address',
  user_signedup: 'Your account was confirmed',
  user_updated_password: 'Your password was changed',
}

type Words = Readonly<Record<string, string>>
/** The words of a form's choices, by the part and the column in which they are stored. */
const inColumnsOf = (part: string, choices: Readonly<Record<string, Words>>): Record<string, Words> =>
  Object.fromEntries(Object.entries(choices).map(([field, words]) => [`${part}.${columnOf(field)}`, words]))

const ofReferrals = (part: string): Record<string, Words> => ({
  [`${part}.state`]: referralLifeLabels,
  [`${part}.reason`]: ownReferralReasonLabels,
  [`${part}.outcome`]: referralOutcomeLabels,
  [`${part}.services`]: serviceLabels,
})

/** Words for what is stored as a code, by the key, or by the part and the key where one key has several meanings. */
const codes: Readonly<Record<string, Words>> = {
  role: roleWords,
  requested_role: roleWords,
  old_role: roleWords,
  new_role: roleWords,
  by_side: roleWords,
  stage: stageLabels,
  distance: distanceBandLabels,
  sector: sectorLabels,
  sectors: sectorLabels,
  size: companySizeWords,
  ...inColumnsOf('enquiries', callbackChoices),
  ...inColumnsOf('waitlist_application', waitlistChoices),
  'messages_reported.reason': reportReasonLabels,
  'support_openings.reason': ownOpeningReasonLabels,
  'support_files.place': placeLabels,
  'support_events.by_side': { person: 'You', organisation: 'The organisation', service: 'Our service' },
  'referral_events.by_side': {
    sender: 'Whoever referred you',
    receiver: 'Whoever you were referred to',
    person: 'You',
    service: 'Our service',
  },
  'support_events.kind': { ...eventLabels, ...ownEventLabels },
  'work_restrictions.kind': ownRestrictionLabels,
  source: ownRestrictionSourceLabels,
  safe_ways: safeWayLabels,
  work_state: workStateLabels,
  release_unknown: releaseUnknownLabels,
  way: supportConsentWayLabels,
  'support_appointments.way': wayLabels,
  'support_appointments.kind': supportAppointmentLabels,
  'support_appointments.outcome': supportOutcomeLabels,
  change_asked_by: changeAskerLabels,
  'support_notes.kind': supportNoteLabels,
  found: jobAnswerLabels,
  checked: {
    register: 'A register of companies or charities',
    phone: 'Its phone number',
    website: 'Its website',
    none: 'Nothing, for this reason',
  },
  milestone: jobMilestoneLabels,
  evidence: jobEvidenceLabels,
  employer_answer: { in_post: 'Still in the job', left: 'Left' },
  'job_checks.reason': leavingReasonLabels,
  'job_check_ins.moment': checkInMomentLabels,
  'job_check_ins.side': checkInSideLabels,
  'job_check_ins.answer': checkInButtons,
  'mentorings.state': { asked: 'Asked', going_on: 'Going on', declined: 'The mentor said no', ended: 'Ended' },
  'mentorings.ended_by': {
    person: 'You',
    mentor: 'Your mentor',
    mentor_left: 'Your mentor stopped mentoring there',
    consent: 'Your agreement ended',
  },
  decline_reason: ownDeclineWords,
  subjects: mentoringSubjectLabels,
  need: supportNeedLabels,
  'support_needs.state': needStateLabels,
  ...ofReferrals('referrals'),
  ...ofReferrals('own_referrals'),
  'referral_events.kind': referralEventLabels,
  consent_way: supportConsentWayLabels,
  'mentoring_worries.by_side': { person: 'You', worker: 'Your mentor' },
  'support_messages.by_side': { person: 'You', worker: 'Whoever helps you' },
  who: ownStepDoersOf(null),
  'emails.kind': emailKinds,
  'invitation_emails.kind': emailKinds,
  'history.kind': applicationStepLabels,
  'steps_on_applications.kind': applicationStepLabels,
  'what_was_done.kind': eventKinds,
  'log.action': roleChanges,
  'subject_requests.kind': subjectKinds,
  form_source: {
    general: 'Call back',
    employer: 'Call back for employers',
    partner: 'Call back for partners',
    candidate: 'Call back for candidates',
    waitlist: 'Waitlist',
  },
  purpose: { contact: 'Being contacted', record: 'Keeping what you write about a record', marketing: 'News by email' },
  quarantine_reason: { honeypot: 'It looked as if a program had filled it in', flood: 'Many arrived in one minute' },
  visibility: {
    off: 'Only employers you apply to',
    anonymous: 'All employers, without your name',
    named: 'All employers, with your name',
  },
  changed_by: { candidate: 'You', employer: 'The employer', team: 'Our team' },
  'history.by_side': { candidate: 'You', employer: 'The employer', team: 'Our team' },
  'steps_on_applications.by_side': { candidate: 'You', employer: 'You, for your company' },
  'messages.by_side': { candidate: 'The person who applied', employer: 'The employer' },
  'sign_in_log.action': signInNotes,
}

// Typed by somebody, so shown as it is even if it looks like a code.
const typed = new Set([
  'access_needs',
  'goal',
  'what',
  'detail',
  'establishment',
  'interpreter',
  'own_reference',
  'practitioner_contact',
  'practitioner_name',
  'safe_hours',
  'words',
  'opened_reason',
  'identity',
  'about',
  'answer',
  'asked_as',
  'availability',
  'body',
  'by',
  'company',
  'areas',
  'charity_number',
  'company_name',
  'company_number',
  'safeguarding_email',
  'safeguarding_name',
  'district',
  'email',
  'experience',
  'first_name',
  'full_name',
  'job_title',
  'last_name',
  'location',
  'message',
  'name',
  'note',
  'old_value',
  'organisation',
  'phone',
  'phone_number',
  'place',
  'question',
  'reference',
  'referral',
  'skills',
  'subject',
  'support',
  'text',
  'tickets',
  'to',
  'town',
  'employer',
  'wanted_name',
  'wanted_number',
  'website',
  'wording',
  'wording_version',
  'consent_wording',
  'consent_version',
  'referred_by',
  'referred_to',
  'address',
  'postcode',
  'ask_for',
  'bring',
  'askFor',
  'pay',
  'why',
  'application',
])
const isCode = /^[a-z0-9]+(?:_[a-z0-9]+)*$/
const inWords = (text: string): string => capitalised(text.replaceAll('_', ' '))

type Names = { jobs: Readonly<Record<string, string>>; companies: Readonly<Record<string, string>> }
/** With the references of the person's own applications. */
type AllNames = Names & { applications: Readonly<Record<string, string>> }

/** One heading of the copy with its facts and what is below it. */
export type DataPart = {
  heading: string
  facts: readonly { name: string; value: string }[]
  parts: readonly DataPart[]
}

type Data = Readonly<Record<string, unknown>>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isData(value) && Object.values(value).every(isEmpty))

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/

function textOf(value: unknown, key: string, within: string, names: AllNames): string {
  if (Array.isArray(value)) return value.map((one) => textOf(one, key, within, names)).join(', ')
  if (key === 'no_password') return value === true ? 'None' : accountWords.passwordValue
  // A box left blank says nothing.
  if (key === 'right_to_work' && value === false) return exampleApplicantWords.no.own
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (key === 'minutes' && typeof value === 'number') return countText(value, 'minute')
  if (typeof value !== 'string') return String(value)
  if (key === 'job_id') return names.jobs[value] ?? value
  // Where we have no name for it, the entry has its own.
  if (key === 'organisation_id') return names.companies[value] ?? ''
  if (key === 'application_id') return names.applications[value] ?? ''
  if (key === 'query') return searchText(savedSearch(value))
  if (key === 'user_agent') return deviceText(value) ?? value
  const words = codes[`${within}.${key}`] ?? codes[key]
  if (words && Object.hasOwn(words, value)) return words[value] ?? value
  if (key === 'action') return actionText(value)
  if (key === 'at_time' || key === 'at') return timeText(value)
  if (typed.has(key)) return value
  if (moment.test(value)) return momentText(value)
  const date = day.test(value) ? parseDate(value) : undefined
  if (date) return dayText(date)
  return isCode.test(value) ? inWords(value) : value
}

const labelOf = (key: string, within = ''): string => labels[`${within}.${key}`] ?? labels[key] ?? inWords(key)

/** A document as the lines of its text, without what it is made of. */
function linesOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return value === '' || ['id', 'kind', 'title', 'look'].includes(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, key))
  return isData(value)
    ? Object.entries(value).flatMap(([name, inner]) => (name === 'look' ? [] : linesOf(inner, name)))
    : []
}

/** The facts and parts of one object: its own values first, then what is nested in it. */
function partOf(heading: string, data: Data, within: string, names: AllNames): DataPart {
  const facts: DataPart['facts'][number][] = []
  const nested: DataPart[] = []
  const entries = Object.entries(data).toSorted(inOrder)
  for (const [key, value] of entries) {
    if (isEmpty(value) || (internal.test(key) && !namedByNumber.has(key)) || saysNothing(key, data)) continue
    if (key === 'application_id' && partsOfApplication.has(within)) continue
    if (key === 'document') facts.push({ name: labelOf(key), value: linesOf(value).join('\n') })
    else if (isData(value)) nested.push(partOf(parts[key] ?? labelOf(key), value, key, names))
    else if (Array.isArray(value) && value.some(isData))
      nested.push(listOf(parts[key] ?? labelOf(key), value, key, names))
    else facts.push({ name: labelOf(key, within), value: textOf(value, key, within, names) })
  }
  return {
    heading,
    // An application of somebody else has no reference here.
    facts: facts.filter(({ value }) => value !== ''),
    parts: nested.filter((part) => part.facts.length > 0 || part.parts.length > 0),
  }
}

/** A list of objects: each a part of its own, named with its reference or a number. One alone has the heading of the list. */
function listOf(heading: string, list: readonly unknown[], key: string, names: AllNames): DataPart {
  const entries = list.filter(isData)
  // What happened and when are one line.
  if (key === 'sign_in_log') {
    const lines = entries.flatMap(({ action, happened_at, ...rest }) =>
      typeof action === 'string' && typeof happened_at === 'string' && Object.keys(rest).length === 0
        ? [{ name: textOf(action, 'action', key, names), value: textOf(happened_at, 'happened_at', key, names) }]
        : [],
    )
    if (lines.length === entries.length) return { heading, facts: lines, parts: [] }
  }
  const [only] = entries
  if (only && entries.length === 1) return partOf(heading, only, key, names)
  return {
    heading,
    facts: [],
    parts: entries.map((one, at) =>
      partOf(entryName(key, typeof one.reference === 'string' ? one.reference : at + 1), one, key, names),
    ),
  }
}

/** The references of the person's own applications, by their number. */
function referencesIn({ candidate }: Data): Readonly<Record<string, string>> {
  const own = isData(candidate) && Array.isArray(candidate.applications) ? candidate.applications.filter(isData) : []
  return Object.fromEntries(own.map(({ id, reference }) => [String(id), String(reference)]))
}

/** The data with the person's applications beside their profile, where somebody looks for them, and not within it. */
function withOwnApplications({ candidate, ...data }: Data): Data {
  if (!isData(candidate)) return { candidate, ...data }
  const { applications, ...profile } = candidate
  return { candidate: profile, applications, ...data }
}

/**
 * The copy of an account's data as it is read: in order, in words, without what is empty and without numbers that only
 * join its entries. Anything that has no words of its own yet is still shown, under its own name.
 * @param data what the file has
 * @param names of the jobs and companies in it
 */
export function dataParts(data: Data, names: Names): DataPart[] {
  const all = { ...names, applications: referencesIn(data) }
  const shown = withOwnApplications(data)
  const order = [...Object.keys(sections), ...Object.keys(shown).filter((key) => !Object.hasOwn(sections, key))]
  return order.flatMap((key) => {
    const value = shown[key]
    if (isEmpty(value)) return []
    const heading = sections[key] ?? inWords(key)
    if (isData(value)) return [partOf(heading, value, key, all)]
    if (Array.isArray(value) && value.some(isData)) return [listOf(heading, value, key, all)]
    return [{ heading, facts: [{ name: heading, value: textOf(value, key, '', all) }], parts: [] }]
  })
}

/** Whether a key of the copy has words of its own, or is a number that is left out: for the test that asks it of each. */
export const hasWords = (key: string): boolean =>
  internal.test(key) || [sections, parts, labels].some((words) => Object.hasOwn(words, key))
