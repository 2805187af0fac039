import type { DisclosureState } from '@/lib/domain/applications/application'

export const applicationWords = {
  open: 'Open',
  openNone: 'You have no open applications.',
  closed: 'Closed',
  closedNone: 'None yet.',
  record: {
    not_asked: 'You haven’t been asked about a record',
    asked: 'The employer asked about your record. You haven’t answered yet',
    shared: 'The employer asked about your record, and you answered',
    declined: 'The employer asked about your record. You said you’d rather not say',
  } satisfies Record<DisclosureState, string>,
  interview: 'Interview',
  waiting: (days: number) =>
    days === 0 ? 'You applied today.' : `Waiting ${days === 1 ? '1 day' : `${days} days`} to hear from the employer.`,
  waitingLong: 'That’s a long wait. Ask your caseworker to call them.',
  reasons: 'Why they said no',
  withdrawnBecause: 'Why you withdrew',
  checks: 'Before you can start',
  history: 'What’s happened so far',
  you: 'you',
  withdraw: 'Withdraw this application',
  withdrawLegend: 'Why? The employer only sees that you withdrew.',
  withdrawYes: 'Withdraw my application',
  withdrawDone: (job: string) => `You withdrew your application for ${job}.`,
  accept: 'Accept the offer',
  acceptDone: (job: string) => `You accepted the offer: ${job}.`,
  decline: 'Decline the offer',
  declineQuestion: 'Decline this offer? You can’t undo this.',
  declineYes: 'Yes, decline it',
  declineDone: (job: string) => `You declined the offer: ${job}.`,
  hardToUndo: 'You can’t undo this, but you can apply again while the job is open.',
} as const
