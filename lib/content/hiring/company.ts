import { callBackTime } from '@/lib/content/site/call-back-time'
import type { CompanySize, CompanyState } from '@/lib/domain/companies/company'

export const companySizeWords = {
  '1_9': '1 to 9 people',
  '10_49': '10 to 49 people',
  '50_249': '50 to 249 people',
  '250': '250 people or more',
} as const satisfies Record<CompanySize, string>

export const companyStateWords = {
  waiting: 'Waiting for our answer',
  returned: 'Sent back to you',
  approved: 'Approved',
  paused: 'Paused by us',
} as const satisfies Record<CompanyState, string>

/** The same as a sentence about a company. */
export const companyStateSays: Readonly<Record<CompanyState, (name: string) => string>> = {
  waiting: (name) => `${name} is waiting for our answer.`,
  returned: (name) => `We can’t approve ${name} yet.`,
  approved: (name) => `We’ve approved ${name}.`,
  paused: (name) => `We’ve paused ${name}.`,
}

/** What each state means for the company's members. */
export const companyStateTexts = {
  waiting: 'Someone on our team will read what you sent.',
  returned: 'Please read our note, make the changes and send it again.',
  approved: 'Your company can use the portal.',
  paused: 'Your jobs are off the board, and nobody can apply. Read what we wrote, then contact us.',
} as const satisfies Record<CompanyState, string>

export const companyFactWords = {
  name: 'Name',
  number: 'Companies House number',
  sector: 'What the company does',
  size: 'Size',
  sites: 'Workplaces',
  website: 'Website',
  phone: 'Phone number',
  notGiven: 'Not given',
} as const

/** To somebody who may not have registered their company, or waits for our answer. */
export const notToldYet = 'Not told us about your company yet? It takes about three minutes.'

export const companyWords = {
  title: 'Your company',
  named: (name: string, state: string) => `${name}: ${state.toLowerCase()}`,
  lead: 'What we know about your company.',
  leftTitle: 'You’ve left the company',
  left: 'Your account doesn’t belong to a company now. A colleague can invite you again, or you can register another company.',
  answer: 'What we wrote',
  onceApproved: 'You can send adverts once we’ve approved your company.',
  sent: 'What you sent us',
  sentOn: 'Sent',
  draftTitle: 'Your first advert',
  draftText:
    'You can write it now. We’ll keep it as a draft: nobody else sees it, and you can send it once your company is approved.',
  draftMeanwhile:
    'You can write your first advert while you wait. Nobody else sees it, and you can send it once your company is approved.',
  back: 'Back to your company',
  draftStart: 'Write your first advert',
  draftGoOn: 'Carry on with your first advert',
  draftState: (title: string) => `Draft: ${title}`,
  see: 'See your company',
  toPortal: 'Open your portal',
  none: 'Your account doesn’t belong to a company yet. Tell us about yours: it takes about three minutes. If a colleague has already registered it, ask them to invite you.',
  ask: 'Tell us about your company',
  askText: 'To hire through us, tell us about your company first. It takes about three minutes.',
  wanted: 'Waiting for our answer',
  wantedText: (name: string, number: string) =>
    `You asked for the name ${name} and ${number === '' ? 'no Companies House number' : `the number ${number}`}. We’ll keep the old details until we answer.`,
  change: 'Change your company’s details',
  people: 'Colleagues and what they can do',
  noRight: 'Only colleagues who manage access can change this.',
  list: 'The list of employers who reply',
  listText: (isListed: boolean): string =>
    `${isListed ? 'A public page shows' : 'If you join, a public page will show'} your company’s name and industry, how often you reply, how many jobs you have open, and what your adverts say about record checks, day release and when you ask about convictions. You can leave at any time.`,
  listed: 'Your company is on it.',
  unlisted: 'Your company is not on it.',
  listSee: 'See the list',
  listJoin: 'Join the list',
  listLeave: 'Leave the list',
} as const

export const companyFormWords = {
  askTitle: 'Tell us about your company',
  askLead: (hasEmail: boolean) =>
    `${hasEmail ? 'Your email address is verified and your account is ready' : 'Your account is ready'}. This last form takes about three minutes.`,
  askNext: `After you send it, somebody on our team will read it and email you within ${callBackTime}. You can start writing your first advert while you wait, and send it once we’ve approved your company.`,
  aboutYou: 'About you',
  correctLead: 'You can still change what you sent us.',
  correctTitle: 'Change what you sent',
  changeTitle: 'Change your company’s details',
  changeLead: 'We need to approve a new name or Companies House number. Everything else changes straight away.',
  name: 'Company name',
  number: 'Companies House number (optional)',
  numberHint: 'For example 01234567 or SC123456. Leave blank if you aren’t registered there.',
  sector: 'What the company does',
  size: 'Number of employees',
  choose: 'Choose one',
  website: 'Website (optional)',
  websiteHint: 'For example www.example.co.uk',
  phone: 'Company phone number',
  phoneOptional: 'Company phone number (optional)',
  phoneHint: 'We may call it before we approve your company. We don’t publish it.',
  phoneHintApproved: 'Our team may call it about your adverts. We don’t publish it.',
  yourName: 'Your name',
  yourNameHint: 'Colleagues you invite will see it, and so will our team.',
  askedAs: 'Your job at the company',
  askedAsHint: 'For example owner, or hiring manager.',
  site: (number: number) => `Workplace ${number}`,
  firstSite: 'Where do your people work?',
  siteHint: 'Add between one and ten workplaces. Your adverts show the town and postcode.',
  anotherSite: 'Add another workplace',
  siteParts: { name: 'Name of the place', town: 'Town', postcode: 'Postcode' },
  siteNameHint: 'For example Shop, Depot or Head office.',
  remove: 'To remove a workplace, clear its three fields.',
  send: 'Send for approval',
  sendAgain: 'Send it again',
  save: 'Save',
} as const

export const companyDoneWords = {
  asked: 'Thank you. We have your company’s details.',
  asked_again: 'Thank you. We have your changes.',
  corrected: 'Saved. We’ll read it as it is now.',
  changed: 'Your company’s details are saved.',
  change_asked: 'Saved. We’ll look at the new name or company number and email you.',
  listed: 'Your company is on the list. Anybody can see it there.',
  unlisted: 'Your company is no longer on the list.',
} as const
export type CompanyDone = keyof typeof companyDoneWords

/** Why a form about one's own company changed nothing, by the database's answer. */
export const companyProblems = {
  unverified: 'Your email address is not verified yet. Follow the link in our email first.',
  other_role: 'This account is for another kind of portal. Please use a separate account for your company.',
  has_company: 'This account already belongs to a company. Nothing was changed.',
  forbidden: 'You can’t change this. Only colleagues who manage access can.',
  missing: 'This account is closed. Nothing was changed.',
} as const

/** For when somebody else was faster. `who` is null for our team. */
export const changedWords = (who: string | null, when: string): string =>
  `${who ?? 'Our team'} changed this on ${when}, so your change was not saved. What you typed is still here. Check it, then save it.`
