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
  none: `Your adverts will show how often you reply within ${inTime}. This starts once you’ve had 10 applications that were answered or waited that long.`,
  counted: `We count the last ${mostCounted} applications on this site that had a reply, or had none within ${inTime}. A ‘no’ counts as a reply, and each person counts once.`,
} as const
