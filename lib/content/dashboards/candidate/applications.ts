import type { DisclosureState } from '@/lib/domain/applications/application'

export const applicationWords = {
  record: {
    not_asked: 'You haven’t been asked about your record',
    asked: 'The employer asked about your record. You haven’t answered yet',
    shared: 'The employer asked about your record, and you answered',
    declined: 'The employer asked about your record. You said you’d rather not say',
  } satisfies Record<DisclosureState, string>,
  you: 'you',
} as const
