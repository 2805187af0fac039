/** The way out of a page about a record. */
export const leaveWords = {
  leave: 'Leave this page',
  where: 'This opens the BBC’s weather page, and doesn’t sign you out.',
} as const
