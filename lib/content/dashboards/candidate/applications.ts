import type { DisclosureState } from '@/lib/domain/applications/application'

export const applicationWords = {
  open: 'Open',
  openNone: 'You have no open application.',
  closed: 'Closed',
  closedNone: 'No application is closed.',
  record: {
    not_asked: 'You were not asked about a record',
    asked: 'The employer asked about your record. You have not answered',
    shared: 'The employer asked about your record, and you answered',
    declined: 'The employer asked about your record. You would rather not say',
  } satisfies Record<DisclosureState, string>,
  interview: 'Interview',
  waiting: (days: number) =>
    days === 0
      ? 'The employer has had it since today.'
      : `The employer has had it for ${days === 1 ? '1 day' : `${days} days`}.`,
  waitingLong: 'That is long. Ask your caseworker to call them.',
  reasons: 'Why it was a no',
  withdrawnBecause: 'Why you withdrew',
  checks: 'Before you can start',
  history: 'What happened so far',
  you: 'you',
  withdraw: 'Withdraw this application',
  withdrawLegend: 'Why? The employer sees only that you withdrew.',
  withdrawYes: 'Withdraw it',
  withdrawDone: (job: string) => `You withdrew your application for ${job}.`,
  accept: 'Accept the offer',
  acceptDone: (job: string) => `You accepted the offer: ${job}.`,
  decline: 'Decline the offer',
  declineQuestion: 'Decline this offer? You cannot take that back.',
  declineYes: 'Yes, decline it',
  declineDone: (job: string) => `You declined the offer: ${job}.`,
  hardToUndo: 'You cannot take this back, but you can apply again while the job is open.',
} as const
