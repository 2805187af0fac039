import { callBackTime } from '@/lib/content/site/call-back-time'
import type { CompanyState } from '@/lib/domain/companies/company'

export const partnerWords = {
  title: 'Your organisation',
  lead: 'What we know about your organisation.',
  see: 'See your organisation',
  back: 'Back to your organisation',
  toWork: 'Go to your own work',
  none: 'Your account does not belong to an organisation yet.',
  changedBy: 'Only a colleague who manages access can change these details. ‘Colleagues’ shows who that is.',
  ask: 'Tell us about your organisation',
  change: 'Change the details',
  members: 'See colleagues',
  noRight: 'Only colleagues who manage access can change this. Ask one of them.',
  wanted: 'Waiting for our answer',
  wantedText: (name: string, number: string) =>
    `You asked for the name ${name} and ${number === '' ? 'no Companies House number' : `the number ${number}`}. We’ll keep the old details until we answer.`,
  onceApproved: 'Your portal opens when we approve your organisation.',
  sent: 'What you sent us',
} as const

/** What each state means for the organisation's members. */
export const partnerStateTexts = {
  waiting: 'We’ve got it, and someone on our team will read it.',
  returned: 'Please read our note, make the changes and send it again.',
  approved: 'Your organisation can use the portal.',
  paused: 'While your organisation is paused, nobody in it can open a file. Read what we wrote, then contact us.',
} as const satisfies Record<CompanyState, string>

export const partnerFactWords = {
  name: 'Name',
  charityNumber: 'Charity number',
  charityRegister: 'charity register (opens its site)',
  number: 'Companies House number',
  none: 'None',
  website: 'Website',
  services: 'What you help with',
  areas: 'Where you work',
  theirServices: 'What they help with',
  theirAreas: 'Where they work',
  safeguarding: 'Safeguarding lead',
  agreement: 'Data sharing agreement signed',
  notSigned: 'Not signed yet',
  referrals: 'Referrals',
  takes: (places: number | null) => (places === null ? 'Open' : `Open: up to ${places} people a month`),
  takesNone: 'Closed at the moment',
  theyTake: (places: number | null) => (places === null ? 'They take some' : `They take ${places} people a month`),
  theyTakeNone: 'They take none at the moment',
} as const

export const partnerFormWords = {
  askTitle: 'Tell us about your organisation',
  askLead: `Someone on our team will read it and answer within ${callBackTime}. Then your portal opens.`,
  correctTitle: 'Change what you sent',
  correctLead: 'You can still change what you sent us.',
  changeTitle: 'Change your organisation’s details',
  changeLead: 'We need to approve a new name or company number. Everything else changes straight away.',
  name: 'Name of the organisation',
  charityNumber: 'Charity number (optional)',
  charityNumberHint:
    'Your number with the Charity Commission, OSCR or the Charity Commission for Northern Ireland. For example 1234567.',
  number: 'Companies House number (optional)',
  numberHint: 'For example 01234567. Leave it empty if you are not registered there.',
  website: 'Website (optional)',
  websiteHint: 'For example www.example.org.uk',
  services: 'What do you help people with?',
  servicesHint: 'Tick everything you offer now.',
  areas: 'Where do you work?',
  areasHint: 'Put each town or county on its own line, up to 20. For example Leeds.',
  safeguardingHeading: 'Safeguarding',
  safeguardingText: 'Your colleagues and our team contact this person if they’re worried about somebody’s safety.',
  safeguardingName: 'Name of the safeguarding lead',
  safeguardingEmail: 'Their email address',
  agreementHeading: 'Data sharing agreement',
  agreement: 'Date it was signed (optional)',
  agreementHint: 'The agreement between your organisation and us. Leave this blank if it hasn’t been signed yet.',
  referralsHeading: 'Referrals',
  takesReferrals: 'We take referrals at the moment',
  takesHint:
    'If you tick this, our public page for partners shows your organisation’s name, what you help with and where. Only members of other organisations see how many places are left.',
  places: 'How many people can you take in a month? (optional)',
  youHeading: 'About you',
  yourName: 'Your name',
  yourNameHint: 'Colleagues you invite will see it, and so will our team.',
  askedAs: 'Your job there',
  askedAsHint: 'For example manager, or resettlement lead.',
  send: 'Send for approval',
  sendAgain: 'Send it again',
  save: 'Save',
} as const

export const partnerDoneWords = {
  asked: 'Thank you. We have your organisation’s details.',
  asked_again: 'Thank you. We’ve got your changes, and we’ll email you when we’ve looked at them.',
  corrected: 'Saved. It is still waiting for our answer.',
  changed: 'Your organisation’s details are saved.',
  change_asked: 'Saved. We’ll look at the new name or number and email you.',
  joined: 'You have joined. This is your organisation’s page.',
  left: 'You have left the organisation.',
} as const

/** The home of the two portals. */
export const partnerPortalWords = {
  title: { partner: 'Your partner portal', caseworker: 'Your caseworker portal' },
  hello: (organisation: string | null, name: string | null, email: string, isExample: boolean) =>
    [
      organisation,
      isExample ? `Example account: ${name}` : `Signed in as ${name === null ? email : `${name}, ${email}`}`,
    ]
      .filter((part) => part !== null)
      .join('. ')
      .concat('.'),
  noRights: 'You can’t see people or referrals yet. Whoever manages access can give you the permissions you need.',
  quiet: 'Nothing is waiting for you. Referrals that you send, and their answers, are under ‘Referrals’.',
  quietLink: 'See referrals',
  caseload: 'The people your organisation supports',
  caseloadTile: 'People in total',
  messageTile: (count: number): string => (count === 1 ? 'Person with unread messages' : 'People with unread messages'),
  ownCaseload: 'Also worth a look',
  releasedTile: 'Due for release within 12 weeks',
  nobodyTile: 'Nobody helps them yet',
  referralTile: (count: number): string => (count === 1 ? 'Referral to answer' : 'Referrals to answer'),
  lateTile: 'First contact is late',
  nothingWaits: 'Everybody has a colleague who helps them, and nobody has gone 14 days without contact.',
  nobodyAtAll: 'Nobody here yet. Add the first person, or a whole list from a spreadsheet.',
  first: { alone: 'Who needs attention first', beside: 'Your colleagues’ people who need attention' },
  firstHelped: (worker: string) => `Caseworker: ${worker}`,
  firstAll: 'See everybody on the list',
  addPerson: 'Add a person',
  refer: 'Refer somebody',
  firstDay: 'Your first day',
  firstDayLead: (done: number, all: number) =>
    done === all
      ? `All ${all} steps are done.`
      : `${done} of ${all} steps done.${all - done > 1 ? ' Take them in any order.' : ''}`,
  done: 'Steps that are done',
  steps: {
    organisation: {
      title: 'Check your organisation',
      text: 'What you help with, where, and who answers for safeguarding.',
      link: 'See your organisation',
    },
    members: {
      title: 'Invite your colleagues',
      text: 'Each gets only the rights that they need.',
      link: 'Invite a colleague',
    },
    person: {
      title: 'Add the first person',
      text: 'They agree first. Nothing about a conviction is asked for.',
      link: 'Add a person',
    },
    referral: {
      title: 'Send or take a first referral',
      text: 'Once somebody needs it: to another organisation, or within your own. You choose on your organisation’s page whether you take any.',
      link: 'Refer somebody',
    },
  },
  waiting: 'Your organisation is paused',
  toolsHeading: 'Tools to use together',
  tools: [
    {
      label: 'Disclosure calculator',
      text: 'Work out when a conviction becomes spent. The answers stay on your device, and we never see them.',
      href: '/disclosure-calculator',
    },
    {
      label: 'CV and letter builder',
      text: 'Write a CV together, and a letter about a conviction if a job asks for one.',
      href: '/cv-builder',
    },
    {
      label: 'Job matcher',
      text: 'Find out what a type of job involves before somebody applies for it.',
      href: '/job-matcher',
    },
    {
      label: 'Help and resources',
      text: 'Where to get help with a crisis, ID, money and housing.',
      href: '/resources',
    },
  ],
} as const
