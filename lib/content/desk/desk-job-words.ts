export const deskJobsWords = {
  title: 'Job adverts',
  lead: 'Adverts waiting for our approval. If one was approved before, the old version stays on the board in the meantime.',
  caption: 'Adverts to look at, oldest first',
  none: 'No adverts are waiting.',
  columns: { job: 'Advert', company: 'Company', what: 'What it is', since: 'Waiting since' },
  isNew: 'New',
  isChange: 'A change',
  untitled: 'Advert without a title',
  more: 'More adverts',
  next: 'Next 50 adverts',
  first: 'Back to the oldest',
  gone: 'This advert is no longer waiting. Somebody has answered it, or the company took it back.',
  asSeen: 'As people will see it',
  findings: 'What the check says',
  changes: 'What has changed',
  answer: 'Your answer',
  approve: 'Approve and put it on the board',
  cannotApprove: 'You can’t approve it as it is: see what the check says, and send it back.',
  giveBack: 'Send it back',
  field: 'Which part is it about?',
  words: 'What do they need to change?',
  wordsHint: 'The company will see this on the job’s page. At most 500 characters.',
  giveBackSubmit: 'Send it back with this note',
} as const

export const deskJobsDoneWords = {
  'job-approved': 'Approved. It is on the board, and the company has been told.',
  'job-returned': 'Sent back. The company has been told.',
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
  field: 'Choose the part it is about.',
} as const
