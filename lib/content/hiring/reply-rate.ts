/** How often a company replies: the figure, and what it counts (see `company_reply_rate`). */
export const replyRateWords = {
  heading: 'How often you reply',
  ofEmployer: (percent: number): string =>
    `This employer replies to ${percent}% of applications within 10 working days.`,
  own: (percent: number): string =>
    `You reply to ${percent}% of applications within 10 working days. Everybody sees this on your adverts.`,
  none: 'Once you have replied to 5 applications, your adverts will show how many you reply to within 10 working days.',
  counted:
    'Based on the last 200 applications on this site that had a reply, or had none within 10 working days. A ‘no’ counts as a reply.',
} as const
