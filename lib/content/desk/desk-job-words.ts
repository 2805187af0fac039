import type { KeptJob } from '@/lib/domain/job-board/job-steps'

export const deskJobsWords = {
  title: 'Adverts',
  lead: 'Every company’s adverts. When a company changes one, the approved version stays on the board until we approve the change, unless we’ve taken it off.',
  tabs: 'Which adverts',
  tabLabels: {
    asked: 'Waiting for us',
    live: 'On the board',
    paused: 'Paused',
    returned: 'Sent back',
    draft: 'Drafts',
    closed: 'Closed',
    all: 'All',
  },
  filter: 'Find adverts',
  typed: 'Find',
  typedHint: 'A word from the title, the company or the job’s web address.',
  found: (typed: string) => `Found for ‘${typed}’`,
  foundNone: 'No advert matches that. Try fewer letters, or only one word.',
  empty: {
    live: 'No advert is on the board.',
    paused: 'No advert is paused. A company pauses its own, and they come back when it resumes them.',
    returned: 'No advert has been sent back. Adverts stay here while their company changes them.',
    draft: 'No company is writing an advert.',
    closed: 'No advert has been closed.',
    all: 'No company has written an advert yet.',
  },
  columnsOfAll: { job: 'Advert', company: 'Company', state: 'Status', changed: 'Last changed' },
  states: { draft: 'Draft', live: 'On the board', paused: 'Paused', closed: 'Closed' },
  newest: 'Back to the latest',
  caption: 'Adverts to look at, oldest first',
  none: 'No adverts are waiting. New and changed adverts appear here, oldest first.',
  columns: { job: 'Advert', company: 'Company', what: 'New or changed', since: 'Waiting since', due: 'Answer due by' },
  isNew: 'New',
  isChange: 'A change',
  isBack: 'Back after we took it off',
  untitled: 'Advert without a title',
  more: 'More adverts',
  next: 'Next 50 adverts',
  first: 'Back to the oldest',
  gone: 'This advert is no longer waiting. Somebody has answered it, or the company took it back.',
  asSeen: 'As people will see it',
  asSeenNow: 'As people see it',
  asSeenBefore: 'As people saw it',
  card: 'In the list',
  page: 'On its own page',
  earlier: 'What we wrote last time',
  changedSince: 'What has changed since then',
  nothingChanged: 'Nothing has changed since then.',
  allow: 'Let a stopped line through',
  allowHint: 'Only if the check has misread it. The line stays let through until somebody changes a word of it.',
  line: 'Line',
  reason: 'Why is it lawful and fair?',
  reasonHint: 'This stays in the job’s history, and the company can read it. At most 500 characters.',
  allowSubmit: 'Let it through',
  takeOffHeading: 'Something wrong with it?',
  takeOff: 'Take it off the board',
  takeOffHint: 'The company’s other jobs stay. This advert comes back only when we have approved it again.',
  takeOffWords: 'Why? The company will read this.',
  onBoard: 'See it on the board',
  findings: 'What the check says',
  changes: 'What has changed',
  answer: 'Your answer',
  approve: 'Approve and put it on the board',
  cannotApprove: 'You can’t approve it as it is: see what the check says, and send it back.',
  giveBack: 'Send it back',
  field: 'Which part is it about?',
  chooseField: 'Choose one',
  wholeAdvert: 'The whole advert',
  toAnswer: 'Go to your answer',
  toList: 'All adverts',
  words: 'What do they need to change?',
  wordsHint: 'The company will see this on the job’s page. At most 500 characters.',
  giveBackSubmit: 'Send it back with this note',
} as const

/** How far an advert is, as in the list that it is in; one on the board says what became of a change to it as well. */
export function deskJobState({
  status,
  review,
  isTakenOff,
}: Pick<KeptJob, 'status' | 'review' | 'isTakenOff'>): string {
  const state = deskJobsWords.states[status]
  if (isTakenOff) return review === 'asked' ? 'Off the board, and sent to us again' : 'Taken off by us'
  if (review === 'asked') return status === 'live' ? `${state}, with a change that is waiting for us` : 'Waiting for us'
  if (review === 'returned') return status === 'live' ? `${state}, with a change that was sent back` : 'Sent back'
  return state
}

export const deskJobsDoneWords = {
  'job-approved': 'Approved. It is on the board, and the company has been told.',
  'job-returned': 'Sent back. The company has been told. Once it sends the advert again, you’ll find it here.',
  'job-taken-off':
    'Taken off the board. The company has been told why. Once it has changed the advert and sent it again, it will be under ‘Waiting for us’.',
  'job-allowed': 'Let through. That line doesn’t stop the advert any more.',
} as const

export const deskJobsProblems = {
  missing: 'This advert is no longer here.',
  forbidden: 'You are no longer in the team. Nothing was changed.',
  not_approved: 'This company isn’t approved, or it’s paused, so its adverts can’t be approved now.',
  changed: 'Somebody has answered or changed this advert since you opened it. Please look at it again.',
  not_in_review: 'This advert is no longer waiting. Somebody has answered it, or the company took it back.',
  unlawful: 'You can’t approve it as it is: see what the check says, and send it back.',
  closed: 'The company has closed this job.',
  words: 'Write what they need to change.',
  takeOffWords: 'Write why you are taking it off.',
  reason: 'Write why the line may stay.',
  taken_off: 'It is already off the board.',
  not_open: 'It isn’t on the board.',
  no_finding: 'Nothing stops this line any more.',
  field: 'Choose the part it is about.',
} as const
