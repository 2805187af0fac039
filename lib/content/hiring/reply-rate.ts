import type { ReplyRate } from '@/lib/domain/applications/reply-rate'
import { silenceDays } from '@/lib/domain/applications/silence'

const mostCounted = 200
const inTime = `${silenceDays.second} working days`

/** The figure with what it was counted from: '80% of 12 applications', '80% of the last 200 applications'. */
const share = ({ percent, of }: ReplyRate): string =>
  `${percent}% of ${of < mostCounted ? '' : 'the last '}${of} applications`

/** How often a company replies: the figure, and what it counts (see `company_replies`). */
export const replyRateWords = {
  heading: 'How often you reply',
  ofEmployer: (rate: ReplyRate): string => `This employer replied to ${share(rate)} within ${inTime}.`,
  own: (rate: ReplyRate): string =>
    `You replied to ${share(rate)} within ${inTime}. Everybody sees this on your adverts.`,
  none: `Your adverts will show how often you reply within ${inTime}. We start showing it when 10 people have either had a reply or waited that long without one.`,
  counted: `We count a company’s last ${mostCounted} applications here that were answered, or that waited ${inTime} without an answer. A ‘no’ is an answer too. Each person counts once.`,
} as const
