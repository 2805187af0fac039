import { sectorLabels } from '@/lib/content/job-board/board'
import { liveBoardWords } from '@/lib/content/job-board/live-board'
import { countText } from '@/lib/content/wording/date-text'
import { centreOf, type BoardQuery } from '@/lib/domain/job-board/board-query'
import { confirmWithinDays, mostSavedSearches, type AlertRhythm } from '@/lib/domain/job-board/saved-search'

export const rhythmWords = {
  daily: 'At most once a day',
  weekly: 'At most once a week',
} as const satisfies Record<AlertRhythm, string>

/** A search in words: 'chef, up to 10 miles from Leeds'; 'All jobs' if it is empty. */
export function searchText(query: BoardQuery): string {
  const { words, location, miles, type, sector, pay, check, asked, dayRelease } = query
  const centre = centreOf(query)
  const checks: Readonly<Record<string, string>> = liveBoardWords.checks
  const moments: Readonly<Record<string, string>> = liveBoardWords.asked
  const parts = [
    words.trim() === '' ? null : `‘${words.trim()}’`,
    centre ? `up to ${miles} miles from ${centre.name}` : location.trim() === '' ? null : location.trim(),
    type && type.toLowerCase(),
    sector && sectorLabels[sector].toLowerCase(),
    pay === null ? null : liveBoardWords.payFrom(pay),
    check === null || checks[check] === undefined ? null : checks[check].toLowerCase(),
    asked === null || moments[asked] === undefined
      ? null
      : `${liveBoardWords.askedLabel.toLowerCase()}: ${moments[asked].toLowerCase()}`,
    dayRelease ? 'day release possible' : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? 'All jobs' : parts.join(', ')
}

/** Saving a job board search to get new jobs by email. */
export const jobAlertWords = {
  link: 'Get new jobs like these by email',
  linkOfNone: 'Email me when there is a job like this',
  title: 'New jobs by email',
  lead: 'We’ll email you when a new job fits your search. It’s free, and you can stop at any time.',
  search: 'Your search',
  change: 'Change the search',
  email: 'Email address',
  emailHint: 'We only use it to send you these jobs.',
  to: (email: string) => `We’ll send them to ${email}.`,
  rhythm: 'How often?',
  submit: 'Get new jobs by email',
  private: {
    any: 'The subject and the sender don’t mention convictions. The jobs and our web address are inside, so choose an address that only you read.',
    own: 'The subject and the sender don’t mention convictions. The jobs and our web address are inside. If somebody else reads this address,',
  },
  changeAddress: 'change it in your account first',
  privacy: 'What we keep and for how long',
  askedTitle: 'Check your email',
  asked: 'If we can send jobs to that address, we’ve sent it an email. Open the email and follow the link to start.',
  askedHelp: `Nothing else is sent until you do. The link works for ${confirmWithinDays} days. No email after a few minutes? Look in your spam folder. You may already get emails for this search, or have ${mostSavedSearches} saved searches, which is the limit.`,
  otherAddress: 'Use another address',
  back: 'Back to the jobs',
  confirmTitle: 'Get new jobs by email?',
  confirmLead: 'Press the button and we’ll start.',
  confirm: 'Yes, start the emails',
  doneTitle: 'You’ll get new jobs by email',
  done: 'We’ll email you when there’s something new. Each email has a link to stop.',
  known: 'You’ve already said yes. You don’t have to do anything.',
  brokenTitle: 'This link does not work',
  broken: `It may be more than ${confirmWithinDays} days old, already used, or not copied in full. Search for jobs and save the search again.`,
  full: `You have ${mostSavedSearches} saved searches, which is the limit. Delete one first.`,
  rhythmProblem: 'Choose how often.',
  unavailable: 'We could not save it just now. Please try again in a minute.',
} as const

/** The saved searches of the person signed in. */
export const ownAlertWords = {
  title: 'New jobs by email',
  lead: `We email you new jobs that fit these searches. You can have up to ${mostSavedSearches}.`,
  empty: 'You have no saved searches yet. Search for jobs, then choose ‘Get new jobs like these by email’.',
  toBoard: 'Search for jobs',
  see: 'See these jobs',
  rhythm: 'How often',
  change: 'Save',
  changeOf: (search: string) => `how often for ${search}`,
  remove: 'Delete',
  removeOf: (search: string) => `the search ${search}`,
  count: (searches: number) => (searches === 0 ? 'None' : countText(searches, 'search', 'searches')),
  problem: 'That search is not here any more. Nothing was changed.',
} as const

/** Somebody else may see these emails, so nothing in them says why the person looks for work here. */
export const jobAlertEmail = {
  ask: {
    subject: 'Please confirm your job search',
    heading: 'Do you want new jobs by email?',
    // Without the search: until the owner of the address has agreed, nothing that somebody typed is sent to it.
    text: 'Somebody, probably you, asked us to send new jobs to this address. The link shows you the search before anything starts.',
    button: 'Yes, start the emails',
    ignore: `If it was not you, delete this email and we won’t send any more. The link works for ${confirmWithinDays} days. Any questions:`,
  },
  subject: (jobs: number) => `${countText(jobs, 'new job')} for you`,
  heading: 'New jobs for your search',
  search: (search: string) => `Your search: ${search}`,
  more: (jobs: number) => `See ${countText(jobs, 'more new job')}`,
  stopLead: {
    daily: 'You asked for this. It comes at most once a day.',
    weekly: 'You asked for this. It comes at most once a week.',
  } satisfies Record<AlertRhythm, string>,
  stop: 'Stop these emails',
} as const
