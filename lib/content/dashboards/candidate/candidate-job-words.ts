import { countText } from '@/lib/content/wording/date-text'

export const candidateJobWords = {
  tabs: 'Lists of jobs',
  matched: 'For me',
  saved: 'Saved',
  hidden: 'Hidden',
  filters: 'Filter the jobs',
  miles: 'How far',
  anyMiles: 'Anywhere',
  within: (miles: number) => `Up to ${countText(miles, 'mile')}`,
  sort: 'Sort by',
  sorts: { nearest: 'Nearest first', newest: 'Newest first' },
  apply: 'Apply',
  applied: 'You’ve applied',
  save: 'Save',
  unsave: 'Remove from saved',
  hide: 'Hide',
  unhide: 'Show again',
} as const
