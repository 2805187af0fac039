import { profileWords } from '@/lib/content/dashboards/candidate/profile'
import { cardLimits, type CardList } from '@/lib/domain/candidates/card'
import type { HoursWanted, ProfileNeed } from '@/lib/domain/candidates/profile'
import type { ContactKind, ProfileVisibility } from '@/lib/domain/dashboards/service-state'

export const profileParts = ['about', 'card', 'wants', 'seen'] as const
export type ProfilePart = (typeof profileParts)[number]

const cardNames = {
  skills: profileWords.skills,
  tickets: profileWords.tickets,
  experience: profileWords.experience,
  availability: 'When I can start',
} as const satisfies Record<CardList | 'availability', string>

export const personWords = {
  title: 'Your profile',
  lead: 'What employers can read about you, and when. You can change it at any time.',
  open: 'Open your profile',
  begin: 'Start your profile',
  browse: 'Browse jobs',
  beginTitle: 'What to do next',
  beginText:
    'You can apply for jobs straight away. We ask for your name and what you can do on the way, and keep them as your profile. Nobody sees it until you apply.',
  parts: 'Parts of your profile',
  part: {
    about: 'About me',
    card: 'What I can do',
    wants: 'Work I want',
    seen: 'Who can see me',
  } satisfies Record<ProfilePart, string>,
  never: 'Please don’t write about convictions in your profile. We never ask about them here.',
  missing: 'Before you can apply',
  need: {
    name: 'Tell us your name.',
    card: 'Add at least one skill, ticket or job.',
  } satisfies Record<ProfileNeed, string>,
  save: 'Save',

  aboutHeading: 'About me',
  aboutText: 'Until they shortlist you, employers see none of this, only how far you live from the job.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number (optional)',
  phoneHint: 'We only share this if you choose to, under ‘Who can see me’.',
  town: 'Town (optional)',
  district: 'First half of your postcode (optional)',
  districtHint:
    'For example, LS1. Employers never see this. They only see roughly how far away you live: less than 5 miles, 5 to 10, 10 to 25, or more than 25.',

  afterHeading: 'What employers see if they shortlist you',
  afterText: 'They’ll see this and your ‘What I can do’ section.',
  afterNone: 'Nothing yet. Fill in your name first.',

  cardHeading: 'What I can do',
  cardText:
    'Employers see this as soon as you apply. They see a number instead of your name. Fill in at least one of skills, tickets and experience.',
  cardHints: {
    skills: `One on each line, up to ${cardLimits.skills.length} characters. For example: stock control.`,
    tickets: `Licences and cards for work, if you have any. One on each line, up to ${cardLimits.tickets.length} characters. For example: CSCS card.`,
    experience: `If you have any. One line for each job, up to ${cardLimits.experience.length} characters. For example: warehouse worker, 2 years.`,
  } satisfies Record<CardList, string>,
  cardNames,
  availability: 'When I can start (optional)',
  availabilityHint: 'For example: from 1 June, Monday to Friday.',
  rightToWork: 'I have the right to work in the UK (optional)',
  rightToWorkHint:
    'If you leave it blank, the employer reads that you haven’t said so yet. They have to check it before anybody starts.',
  previewHeading: 'What employers see when you apply',
  previewText: 'This is what they see, and roughly how far you live from their job. It has no name, age or record.',
  previewLater: 'Once you save, your card is shown here.',

  wantsHeading: 'Work I want',
  wantsText: 'Only you can see this. We use it to find jobs for you.',
  sectors: 'Kinds of work',
  sectorsHint: 'Tick as many as you like. Tick none to see all.',
  types: 'Kinds of job',
  hours: 'Hours a week',
  hoursLabels: {
    any: 'Any',
    up_to_16: 'Up to 16',
    up_to_30: 'Up to 30',
    over_30: 'More than 30',
  } satisfies Record<HoursWanted, string>,
  limits: 'Only show me',
  remote: 'Jobs I can do from home',
  dayRelease: 'Jobs I can do on day release from prison (ROTL)',
  noNights: 'Jobs without night work',

  seenHeading: 'Who can see me',
  visibilityText:
    'Employers can’t search for people here yet. If that changes, we’ll go by what you choose now. You can change it at any time.',
  visibilityLegend: profileWords.visibilityLegend,
  visibilityHints: {
    off: profileWords.visibilityHints.off,
    anonymous: 'They could see your skills and hours, but not your name.',
    named: 'They could see your skills, your hours and your name. Never your record.',
  } satisfies Record<ProfileVisibility, string>,
  contactLegend: 'How can employers who shortlist you contact you?',
  contactHint: 'You don’t have to tick any. You’ll still get their messages here.',
  contactLabels: profileWords.contactLabels satisfies Record<ContactKind, string>,
  noPhoneYet: 'You haven’t given us a phone number yet, so employers won’t see one.',
  addPhone: 'Add your phone number',

  hideHeading: 'Hide from a company',
  hideText:
    'A company you hide from can’t see anything about you, not even an old application. We won’t tell it, and we won’t suggest its jobs. You’ll still see them on our job board.',
  hideSearch: 'Name of the company',
  hideSearchHint: 'Type the start of it, such as ‘Exam’ for Example Bakery.',
  hideSearchSubmit: 'Find',
  hideFound: 'Companies with this name',
  hideNone: (text: string) => `No company here has a name like ‘${text}’. A company that isn’t here can’t see you.`,
  hide: 'Hide from it',
  hideName: (company: string) => `Hide from ${company}`,
  isHidden: 'You’re hiding from it',
  hiddenList: 'You’re hiding from',
  hiddenEmpty: 'You’re not hiding from any company.',
  show: 'Stop hiding',
  showName: (company: string) => `Stop hiding from ${company}`,
} as const

export const personDoneWords = {
  'profile-saved': 'Your profile is saved.',
  'company-hidden': 'Done. This company can’t see anything about you now.',
  'company-shown': 'You’re no longer hiding from this company.',
} as const
export type PersonDone = keyof typeof personDoneWords

export const personProblems = {
  changed:
    'You saved your profile in another window after you opened this one. What you typed is still here. Check it, then save again.',
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  district: 'Enter the first half of your postcode, such as LS1.',
  unknownDistrict: (district: string) =>
    `We don’t recognise ${district}. Enter only the first part of the postcode, such as LS9, or leave this blank.`,
  tooMany: (name: string, most: number) => `${name}: please keep to ${most} lines.`,
  tooLong: (name: string, line: number, most: number) =>
    `Make line ${line} of your ${name.toLowerCase()} ${most} characters or fewer.`,
  hidden: (name: string, line: number) => `${name}: line ${line} has a hidden character. Type it again.`,
  saysWho: (name: string) =>
    `${name}: leave out phone numbers and email addresses. Employers read this before they can see who you are.`,
  missing: 'This company is no longer here.',
  open_application:
    'You have an open application to this company. Withdraw it first, then you can hide from the company.',
  full: 'You’re already hiding from 200 companies. Stop hiding from one of them first.',
} as const
