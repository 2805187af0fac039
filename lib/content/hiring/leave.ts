/** The way out of a page about a record. */
export const leaveWords = {
  leave: 'Leave this page',
  where: 'If somebody might see your screen, this opens the BBC’s weather page. It doesn’t sign you out.',
} as const
