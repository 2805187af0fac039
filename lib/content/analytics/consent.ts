export const consentWords = {
  regionLabel: 'Cookies and analytics',
  question: 'May we use analytics to improve our public pages?',
  never: 'We never record what you type.',
  more: { label: 'How this works', href: '/privacy-policy#cookies' },
  /** Both end in `answerEnd`, which only screen readers get: on a phone the question and both answers share one line. */
  accept: 'Accept',
  refuse: 'Refuse',
  answerEnd: ' analytics',
  choices: 'Cookie choices',
  nowYes: 'You accepted on',
  nowNo: 'You refused on',
  nowSignalled: 'Your browser asks websites not to track you, so we don’t.',
  nowNone: 'You haven’t chosen yet, so we’re not recording anything.',
  thanksYes: 'Saved. You accepted analytics.',
  thanksNo: 'Saved. You refused analytics.',
} as const
