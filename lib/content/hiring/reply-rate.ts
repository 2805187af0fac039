/** How often a company replies: the figure, and what it counts (see `company_reply_rate`). */
export const replyRateWords = {
  heading: 'How often you answer',
  ofEmployer: (percent: number): string => `This employer answers ${percent}% of applications within 10 working days.`,
  own: (percent: number): string =>
    `You answer ${percent}% of applications within 10 working days. Everybody sees this on your adverts.`,
  none: 'Once you have answered 5 applications, your adverts will show how many you answer within 10 working days.',
  counted:
    'Based on the last 200 applications on this site that were answered, or not answered within 10 working days. A ‘no’ counts as an answer.',
} as const
