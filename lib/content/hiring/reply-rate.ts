import type { ReplyRate } from '@/lib/domain/applications/reply-rate'

const mostCounted = 200

/** The figure with what it was counted from: '80% of 12 applications', '80% of the last 200 applications'. */
const share = ({ percent, of }: ReplyRate): string =>
  `${percent}% of ${of < mostCounted ? '' : 'the last '}${of} applications`

/** How often a company replies: the figure, and what it counts (see `company_replies`). */
export const replyRateWords = {
  heading: 'How often you reply',
  ofEmployer: (rate: ReplyRate): string => `This employer replied to ${share(rate)} within 10 working days.`,
  own: (rate: ReplyRate): string =>
    `You replied to ${share(rate)} within 10 working days. Everybody sees this on your adverts.`,
  none: 'Once 10 applications have been answered or have waited 10 working days, your adverts will show how many you reply to in that time.',
  counted:
    'We count the last 200 applications on this site that had a reply, or had none within 10 working days. A ‘no’ counts as a reply.',
} as const
