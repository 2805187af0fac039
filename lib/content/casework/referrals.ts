import { cancelLabels } from '@/lib/content/dashboards/labels'
import type { Prose } from '@/lib/content/prose/prose'
import { company } from '@/lib/content/site/company'
import { countText, dayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { ReferralDirection, ReferralFilter } from '@/lib/domain/referrals/referral-query'
import type { ReferralSection } from '@/lib/domain/referrals/referral-form'
import {
  firstContactWorkingDays,
  isReferralReference,
  type DeclineReason,
  type ReferralLifeState,
  type ReferralParties,
  type ReferralReason,
  type WithdrawReason,
} from '@/lib/domain/referrals/referral-life'

type Labels<Code extends string> = Readonly<Record<Code, string>>

export const referralLifeLabels: Labels<ReferralLifeState> = {
  draft: 'Draft',
  sent: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  working: 'Being helped',
  ended: 'Ended',
  withdrawn: 'Withdrawn',
}
export const referralFilterLabels: Labels<ReferralFilter> = { ...referralLifeLabels, late: 'First contact is late' }
export const referralDirectionLabels: Labels<ReferralDirection> = { received: 'Received', sent: 'Sent and drafts' }
const declineLabels: Labels<DeclineReason> = {
  full: 'No place at the moment',
  outside_area: 'Outside the area',
  not_our_service: 'Needs something they do not offer',
  already_helped: 'Already helped there',
  could_not_reach: 'Could not reach them',
}
/** The same as whoever answers chooses them. */
export const ownDeclineLabels: Labels<DeclineReason> = {
  ...declineLabels,
  not_our_service: 'We don’t offer this',
  already_helped: 'We already help them',
}
export const withdrawLabels: Labels<WithdrawReason> = { no_longer_agrees: 'They no longer agree', ...cancelLabels }
export const referralReasonLabels: Labels<ReferralReason> = {
  ...declineLabels,
  ...withdrawLabels,
  consent_ended: 'The consent ended',
}
/** The same as the person referred reads them. */
export const ownReferralReasonLabels: Labels<ReferralReason> = {
  ...referralReasonLabels,
  no_longer_agrees: 'You no longer agree',
}
export const referralEventLabels: Readonly<Record<string, string>> = {
  begun: 'Started',
  consent_given: 'New consent recorded',
  changed: 'Changed',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  working: 'First contact noted',
  ended: 'Ended',
  withdrawn: 'Withdrawn',
  forgotten: 'What it said about the person was deleted',
}

/** What somebody agrees to before they are referred. A change of these words is a new version. */
export const referralConsentWording = {
  version: 'referral-2026-11-5',
  of: (sender: string, receiver: string): string =>
    `${sender} may send ${receiver} my name, how to reach me safely, whether I need an interpreter or other help to take part, where I am, when I expect to be released if I am in custody, who can be asked about me and what help I would like. ${receiver} may keep this. They may also keep what I tell them later about the same things and about what a job must allow for, and notes of what we agree and do, to help me find work and stay in it. ${receiver} tells ${sender} only whether they take me (and why, if they don’t), when they first reach me, and how it ends. Nobody may keep what I was convicted of. I can see what they keep, correct it, and end this at any time.`,
} as const
export const ownReferralConsentWording = {
  version: 'own-referral-2026-11-2',
  of: (receiver: string): string =>
    `${receiver} may read what I send here, and keep it with what I tell them about how to reach me, where I am, what help I need, what a job must allow for, and notes of what we agree and do, to help me find work and stay in it. They may not keep what I was convicted of. I can see what they keep, correct it, and end this at any time.`,
} as const

/** The list. */
export const referralListWords = {
  title: 'Referrals',
  lead: 'People referred to you, people you refer to others, and people who refer themselves.',
  ownLead: 'How the people you help came to you.',
  taking: (isOpen: boolean, placesLeft: number | null): string =>
    !isOpen
      ? 'Your organisation isn’t taking referrals at the moment.'
      : placesLeft === null
        ? 'Your organisation is taking referrals.'
        : placesLeft === 0
          ? 'Your organisation is taking no more referrals this month, because no places are left.'
          : `Your organisation is taking referrals. It has ${countText(placesLeft, 'place')} left this month.`,
  takingSet: 'This is set on your organisation’s page',
  add: 'Refer somebody',
  filter: 'Filter the referrals',
  filterAndSort: 'Filter',
  direction: 'Received or sent',
  state: 'Status',
  anyState: 'Any',
  find: 'Name or reference',
  order: 'Late first contacts come first, then those waiting for your answer, then the latest change.',
  who: 'Referral',
  other: { received: 'From', sent: 'To' },
  contact: 'First contact',
  changed: 'Last change',
  self: 'Self-referral',
  own: 'Your own organisation',
  gone: 'An organisation that has left',
  empty: {
    received:
      'Nobody has been referred to you yet. Referrals from other organisations, and from people themselves, appear here.',
    others:
      'No referrals here yet. Once you help somebody who was referred to your organisation, you can read their referral here. Colleagues with permission answer new referrals, choose who helps, and refer people to other organisations.',
    whoAnswers: 'See your colleagues, and what each may do',
    sent: 'You haven’t referred anybody yet. Referrals that you send, and drafts, appear here with how far each has come.',
  },
  notFound: 'No referral matches. Change or clear the filter.',
  noRight:
    'You can’t see referrals yet. Ask a colleague who manages access to let you send referrals, support people or see everybody.',
  pages: 'Pages of referrals',
  first: 'First page',
  next: 'Next 50',
} as const

/** The clock of the first contact. */
export const firstContactWords = {
  left: (days: number, due: string): string =>
    days === 0 ? 'Due today' : `Due by ${due}: ${days === 1 ? '1 working day' : `${days} working days`} left`,
  late: (days: number, due: string): string =>
    `Due by ${due}: ${days === 1 ? '1 working day' : `${days} working days`} late`,
  made: (day: string): string => `Made on ${day}`,
} as const

export const beginReferralWords = {
  title: 'Refer somebody',
  steps: {
    choose: 'First, choose who the referral goes to. Nothing is saved yet.',
    agree: 'Next, read this to the person, and ask whether they agree. We keep nothing until you save it.',
  },
  choose: 'Other organisations that are taking referrals',
  none: 'No other organisation is taking referrals at the moment.',
  own: 'Within your own organisation',
  ownText: [
    'Use this if a colleague needs to decide whether you take the person on. If you’ve already agreed to help them, ',
    'add them to your people',
    ' instead.',
  ],
  takeOwn: (name: string): string => `Refer within ${name}`,
  take: 'Choose',
  takeLabel: (name: string): string => `Choose ${name}`,
  consent: 'What they agree to',
  to: (name: string): string => `This referral goes to ${name}.`,
  other: 'Change who receives it',
  agreed: 'They have read these words, or somebody has read them out, and they agree',
  submit: 'Save their agreement and go on',
  noRight: 'You can’t refer anybody yet. Ask a colleague who manages access to let you send referrals.',
  fromFile: (name: string): string => `Refer ${name} to another organisation`,
  fromFileText: (name: string): string =>
    `Once they agree, we fill in the referral from ${name}’s file. You can change it before you send it. The file stays with you.`,
  backToFile: 'Back to the file',
  backToChoice: 'Back to the choice of organisation',
} as const

export const referralSectionWords: Readonly<
  Record<
    ReferralSection,
    { title: string; lead: string; leadWithin: string; submit: string; short: string; about: string }
  >
> = {
  person: {
    title: 'Who they are and how to reach them',
    short: 'The person',
    about: 'who they are and how to reach them',
    lead: 'Enter only what the other organisation needs to make first contact safely.',
    leadWithin: 'Enter only what your colleagues need to make first contact safely.',
    submit: 'Save and continue',
  },
  place: {
    title: 'Where they are, and who can be asked',
    short: 'Where they are',
    about: 'where they are',
    lead: 'Also say whom the other organisation can ask about the referral.',
    leadWithin: 'Also say whom your colleagues can ask about the referral.',
    submit: 'Save and continue',
  },
  help: {
    title: 'What they would like help with',
    short: 'Help',
    about: 'what they would like help with',
    lead: 'You can choose from what the organisation offers now.',
    leadWithin: 'You can choose from what your organisation offers now.',
    submit: 'Save and continue',
  },
}

export const referralHelpWords = {
  services: 'Help with',
  words: 'In their own words (optional)',
  wordsHint: 'What they would like to achieve. Write nothing about an offence, a sentence or a risk.',
  ownWords: 'What you would like to happen (optional)',
  ownWordsHint: 'Such as a job with early shifts. Write nothing about an offence, a sentence or a risk.',
} as const

/** One referral. */
export const referralPageWords = {
  title: 'A referral',
  heading: (reference: string): string => `Referral ${reference}`,
  /** Once it was sent, to whoever may read whom it is about. */
  headingOf: (name: string): string => `Referral: ${name}`,
  part: (part: number, of: number): string => `Part ${part} of ${of}`,
  back: 'All referrals',
  from: 'From',
  to: 'To',
  state: 'Status',
  helper: 'Who helps them',
  helperUnnamed: 'A colleague without a name',
  reasons: { declined: 'Declined because', withdrawn: 'Withdrawn because' },
  outcome: 'How it ended',
  sentOn: 'Sent',
  acceptedOn: 'Accepted',
  firstContact: 'First contact',
  firstContactRule: `The first contact is due within ${firstContactWorkingDays}\u00a0working days.`,
  self: 'Self-referral',
  check: 'Check your answers',
  checkText: 'Nothing is sent until you choose ‘Send it’.',
  said: 'What it says',
  changeConsent: 'Change the consent',
  notFilled: 'Not filled in yet.',
  notGiven: 'Not given',
  consent: 'Consent',
  consentLine: (day: string, way: string, until: string): string =>
    `Agreed on ${day}. ${way}. It lasts until ${until}.`,
  consentOver: 'The consent has run out. Ask them again and record it; everything else stays.',
  wording: 'What they agreed to',
  notTaking: (name: string): string =>
    `${name} takes no referrals at the moment. Choose another organisation and ask for consent again; everything else stays.`,
  send: 'Send it',
  sendHeading: 'Send the referral',
  sendMissing: (sections: string): string => `Before you can send it, fill in: ${sections}.`,
  change: 'Change',
  fill: 'Fill in',
  drop: 'Delete this draft',
  dropText: 'What you wrote and the consent you recorded are deleted at once. Nobody can bring them back.',
  dropSubmit: 'Yes, delete the draft',
  confirmation: 'Confirmation to print',
  history: 'What happened',
  changedFields: (fields: string): string => `Changed after it was sent: ${fields}.`,
  decide: 'Your answer',
  toAnswer: 'Answer the referral',
  goesOn: 'What comes next',
  decideMine: 'Sent, and waiting for an answer',
  answerMine: 'Answer it yourself',
  changed: 'If something has changed',
  accept: 'Accept',
  acceptText: {
    two: 'Accepting makes a file in your list of people, with their consent. The sender learns that you accepted, and later the day of the first contact and how it ended.',
    within:
      'Accepting makes a file in your list of people, with their consent. Your colleague who sent the referral sees that it was accepted, and later the day of the first contact and how it ended.',
    self: 'Accepting makes a file in your list of people, with their consent. They sent the referral themselves, so your first contact tells them that you can help.',
  },
  acceptTextMine: {
    others:
      'A colleague who may send referrals or see everybody can accept it, and so can you. The person is then on your organisation’s list.',
    alone:
      'Only you can answer this at the moment. No colleague has permission to answer referrals. Accepting makes a file in your list of people, with their consent.',
  },
  worker: 'Who helps them',
  nobody: 'Nobody yet',
  decline: 'Decline',
  /** To whoever declines somebody who referred themselves. */
  notTold: 'We don’t tell them that you have declined. Let them know yourself, in a way that is safe for them:',
  notTellable:
    'We don’t tell them that you have declined, and they named no safe way to reach them, so don’t contact them.',
  noteWays: 'Once you have declined, we no longer show you this.',
  reasonLabel: 'Reason',
  choose: 'Choose',
  withdraw: 'Withdraw it',
  withdrawText: 'The other organisation can no longer accept it.',
  withdrawTextWithin: 'Your colleagues can no longer accept it.',
  withdrawDeletes: 'If the person no longer agrees, what it says about them is deleted at once.',
  noLongerAgrees: 'They no longer agree',
  noLongerAgreesText: 'Withdraws the referral, and deletes at once what it says about them.',
  contact: 'Note the first contact',
  contactText: {
    two: 'Enter it once you’ve been in touch. The sender sees this date, and nothing else.',
    within: 'Your colleague who sent the referral sees this date.',
    self: 'Once they have joined their file to an account, they see this date too.',
  },
  contactOn: 'Date of first contact',
  contactSubmit: 'Save this date',
  end: 'End the referral',
  endText: {
    two: 'The file stays open. The sender sees how it ended.',
    within: 'The file stays open. Your colleague who sent the referral sees how it ended.',
    self: 'The file stays open.',
  },
  file: 'The file',
  begunFrom: (name: string): string => `Started from the file of ${name}`,
  fileOf: (name: string): string => `Open ${name}’s file`,
  fileHidden: 'It’s part of the person’s file now. Only colleagues who help them can see that.',
  declinedHidden: 'This referral was declined, so what it said is no longer shown.',
  withdrawnHidden: 'This referral was withdrawn, so what it said is no longer shown.',
  forgotten: 'What this referral said about the person has been deleted.',
  notSeen:
    'You see here whether they accept, and how it ends. What is written about the person later stays with the organisation that helps them.',
  sides: { sender: 'the sender', receiver: 'the receiver', person: 'the person', service: 'the service' },
  you: 'you',
  words: 'In their own words',
  services: 'Help with',
} as const

/** The title in the tab: which referral, and which of its steps. */
export function referralTab(reference: string, section?: string): string {
  const which = isReferralReference(reference) ? referralPageWords.heading(reference) : referralPageWords.title
  const step =
    section === 'consent'
      ? referralPageWords.consent
      : Object.entries(referralSectionWords).find(([name]) => name === section)?.[1].title
  return step === undefined ? which : `${step}: ${which}`
}

export const referralConfirmationWords = {
  title: 'Confirmation of a referral',
  lead: 'For the person: print it, or read it out.',
  heading: 'You have been referred',
  text: (sender: string, receiver: string): string => `${sender} has sent a referral about you to ${receiver}.`,
  withinText: (organisation: string): string =>
    `Somebody at ${organisation} has referred you to colleagues there who support people.`,
  ownText: (receiver: string): string => `You have sent ${receiver} a referral about yourself.`,
  reference: 'Reference',
  day: 'Day',
  next: 'What happens next',
  steps: [
    `They read it and say whether they can help. If they say yes, they’ll contact you within ${firstContactWorkingDays}\u00a0working days, using only the ways you told them are safe.`,
    'Once they help you, you can ask them for a code that lets you read what they keep about you, on your phone.',
  ],
  /** To somebody who referred themselves. */
  silence: (by: string): Prose => [
    `If they can’t help, they should let you know. If you’ve heard nothing by ${by}, `,
    { label: 'email us', href: `mailto:${company.contactEmail}` },
    ' with the reference above, and we’ll ask them.',
  ],
  stop: {
    two: 'You can change your mind at any time. Tell either organisation, with the reference above, and what was sent is deleted.',
    within:
      'You can change your mind at any time. Tell the organisation, with the reference above, and what was sent is deleted.',
    self: [
      'You can change your mind at any time. Tell the organisation, or email us at ',
      { label: company.contactEmail, href: `mailto:${company.contactEmail}` },
      ', with the reference above, and what you sent is deleted.',
    ],
  },
  agreed: 'What you agreed to',
  /** To somebody whom another organisation referred. */
  refused: (sender: string): string => `If they can’t help, ${sender} sees that, and you can ask there.`,
  /** With room to write, on paper. */
  toAsk: 'Who to ask, and their number:',
  until: (day: string): string => `Your agreement lasts until ${day}, unless you end it before.`,
  back: 'Back to the referral',
} as const

export const referralDone = {
  begun: 'We’ve recorded their consent and started the referral.',
  'begun-file':
    'We’ve recorded their consent and started the referral. What their file says is copied into the other parts: check them before you send it.',
  saved: 'Saved.',
  'saved-sent': 'Saved. The other organisation sees what you changed.',
  consent: 'The new consent is recorded.',
  sent: 'The referral is sent. You can print a confirmation for the person.',
  dropped: 'The draft is deleted.',
  accepted: 'You have accepted the referral. See below who helps the person, and when the first contact is due.',
  declined: 'You have declined the referral. The sender sees why.',
  contact: 'The first contact is noted. The sender sees its date.',
  ended: 'The referral has ended. The sender sees how.',
  withdrawn: 'The referral is withdrawn.',
} as const
export type ReferralDone = keyof typeof referralDone

/** The same where there is no second organisation that learns of it. */
const referralDoneApart: Readonly<Record<ReferralParties, Partial<Record<ReferralDone, string>>>> = {
  two: {},
  within: {
    'saved-sent': 'Saved. Your colleagues see what you changed.',
    declined: 'You have declined the referral. Your colleague who sent it sees why.',
    contact: 'The first contact is noted. Your colleague who sent the referral sees its date.',
    ended: 'The referral has ended. Your colleague who sent it sees how.',
  },
  self: {
    declined: 'You have declined the referral. We don’t tell the person, so let them know yourself, in a safe way.',
    contact: 'The first contact is noted.',
    ended: 'The referral has ended.',
  },
}
/** @param isMine whether the reader began the referral: within an organisation nobody else then learns how they answer it */
export const referralDoneOf = (parties: ReferralParties, isMine: boolean): Readonly<Record<string, string>> => ({
  ...referralDone,
  ...referralDoneApart[parties],
  ...(parties === 'within' && isMine && { ...referralDoneApart.self, declined: 'You have declined the referral.' }),
})

export const referralProblems = {
  missing:
    'This referral is not here any more, or you cannot see it. Copy what you typed if you need it, and go back to the list.',
  forbidden:
    'You may not do this any more, so nothing was saved. Ask a colleague who manages access to let you send and answer referrals. Copy what you typed: it is below.',
  changedBy: (who: string | null, when: string): string =>
    `${who ?? 'Somebody else'} changed this referral on ${when}, while you had it open. What you typed is still here: look at the referral, then save again.`,
  no_consent:
    'The person’s consent is missing or has run out. Ask them again and record it under Consent; everything else stays.',
  receiver_no_consent: {
    two: 'The person’s consent has run out, so you cannot accept it yet. Ask the sender to record a new one; the referral stays here.',
    within:
      'The person’s consent has run out, so you cannot accept it yet. Ask the colleague who sent it to record a new one; the referral stays here.',
    self: 'The consent that they gave has run out, so you cannot accept it. Ask them to refer themselves again, or add them as a person once they agree.',
  } satisfies Record<ReferralParties, string>,
  not_taking:
    'This organisation takes no referrals at the moment. Choose another; what you typed stays. The person has to agree to the new one.',
  already:
    'This organisation already has a referral of somebody with this name and these details, which waits for an answer.',
  no_worker: 'That colleague does not help people any more. Choose another.',
  file_closed:
    'The file is closed, or the consent in it has run out. Record a new consent in the file first, then refer them.',
  own_file: 'Your organisation helps them already. Choose another organisation, or hand them over to a colleague.',
  over: 'The referral has ended already. Nothing was changed.',
  no_file: 'The file is not yours to read any more. Open it again and say why, or refer them without it.',
  limited: 'Your organisation has 100 drafts. Send or delete some first.',
  not_now: 'The referral has moved on since you opened it, so nothing was changed. Look at where it stands now.',
  reason_missing: 'Choose a reason.',
  outcome_missing: 'Choose how it ended.',
  worker_missing: 'Choose who helps them, or ‘Nobody yet’.',
  contact_missing: 'Enter the day of the first contact.',
  contact_out_of_range: (acceptedOn: PlainDate | null): string =>
    acceptedOn === null
      ? 'Enter today or a day before it.'
      : `Enter a day from ${dayText(acceptedOn)}, when it was accepted, to today.`,
  notAgreed: 'Tick to say that they have agreed, or nothing can be kept.',
  choose: 'Choose an organisation first.',
  no_person: 'Say who they are first: go back to the referral and fill in ‘The person’.',
  not_whole: 'Some of it is not filled in yet. Fill it in, then send it.',
} as const
