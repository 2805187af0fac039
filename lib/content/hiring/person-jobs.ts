import { candidateJobWords } from '@/lib/content/dashboards/candidate/candidate-job-words'
import { publicJobWords } from '@/lib/content/job-board/board'

export const personJobWords = {
  title: 'Jobs for you',
  lead: 'Open jobs that fit what you’re looking for. We leave out companies you’re hiding from.',
  leadOfAll: 'You haven’t said what you’re looking for, so we show you all the open jobs.',
  tabs: candidateJobWords.tabs,
  list: { suited: candidateJobWords.matched, saved: candidateJobWords.saved, hidden: candidateJobWords.hidden },
  filters: candidateJobWords.filters,
  miles: candidateJobWords.miles,
  anyMiles: candidateJobWords.anyMiles,
  within: candidateJobWords.within,
  sort: candidateJobWords.sort,
  sorts: { newest: candidateJobWords.sorts.newest, nearest: candidateJobWords.sorts.nearest },
  /** Begins a sentence, as a link. */
  addDistrict: 'Add the first half of your postcode',
  noDistrict: 'to see how far away each job is.',
  change: 'Change what you’re looking for',
  say: 'Say what you’re looking for',
  headingOfSuited: ({ sort, hasWants }: { sort: 'newest' | 'nearest'; hasWants: boolean }) =>
    `The ${sort} jobs${hasWants ? ' that fit' : ''}`,
  heading: { saved: 'Jobs you saved', hidden: 'Jobs you hid' },
  empty: {
    suited: 'No jobs fit what you’re looking for just now. Widen your search in your profile, or come back soon.',
    saved: 'You haven’t saved any jobs yet. Choose ‘Save’ on a job, and you’ll find it here.',
    hidden: 'You haven’t hidden any jobs.',
  },
  toProfile: 'Open your profile',
  toSuited: 'See jobs for you',
  save: candidateJobWords.save,
  unsave: candidateJobWords.unsave,
  hide: candidateJobWords.hide,
  unhide: candidateJobWords.unhide,
  closed: 'No longer open',
  told: publicJobWords.calculatorLink,
  undo: 'Undo',
  pages: 'More jobs',
  next: 'Next page',
  first: 'Back to the first page',
} as const

export const personJobDoneWords = {
  'job-saved': 'Saved. It’s on your list of saved jobs.',
  'job-unsaved': 'Removed from your saved jobs.',
  'job-hidden': 'Hidden. We won’t show it to you again.',
  'job-unhidden': 'It’s back on your list.',
} as const

/** That a job was hidden, by its name: it is no longer in the list to be seen. */
export const jobHidden = (job: string): string => `‘${job}’ is hidden. We won’t show it to you again.`
export type PersonJobDone = keyof typeof personJobDoneWords

export const personJobProblems = {
  missing: 'This job is no longer here.',
  full: 'You already have 500 jobs on that list. Remove one first.',
} as const
