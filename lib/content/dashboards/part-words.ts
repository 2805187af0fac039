/** The words of the pieces that all dashboards share. */
export const partWords = {
  undo: 'Undo',
  dismiss: 'Dismiss',
  print: 'Print this page',
  download: 'Download as CSV',
  clearFilters: 'Clear filters',
  showResults: 'Show results',
  keep: 'No, keep it',
  by: 'by',
  errorTitle: 'There is a problem',
} as const
