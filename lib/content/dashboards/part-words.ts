/** For the components that all dashboards share. */
export const partWords = {
  undo: 'Undo',
  dismiss: 'Dismiss',
  print: 'Print',
  download: 'Download CSV',
  clearFilters: 'Clear filters',
  /** What a folded form of filters is called while they are on. */
  foldOn: (name: string) => `${name} (on)`,
  showResults: 'Show results',
  keep: 'Go back',
  by: 'by',
  views: 'How to show it',
  layouts: { day: 'Day', week: 'Week', list: 'List' },
  upcoming: 'Coming up',
  weeks: 'Weeks',
  weekBefore: 'Previous week',
  weekAfter: 'Next week',
  days: 'Days',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  today: 'Today',
  nothingOn: 'Nothing booked',
} as const
