/** For the components that all dashboards share. */
export const partWords = {
  undo: 'Undo',
  dismiss: 'Dismiss',
  print: 'Print',
  download: 'Download CSV',
  clearFilters: 'Clear filters',
  showResults: 'Show results',
  keep: 'Go back',
  by: 'by',
  weeks: 'Weeks',
  weekOf: 'Week of',
  to: 'to',
  weekBefore: 'Previous week',
  thisWeek: 'This week',
  weekAfter: 'Next week',
  today: 'Today',
  nothingOn: 'Nothing booked',
} as const
