export const consentWords = {
  regionLabel: 'Cookies and analytics',
  question: 'May we use analytics to improve our public pages?',
  never: 'We never record what you type.',
  more: { label: 'How this works', href: '/privacy-policy#cookies' },
  /** Both end in a word that is only read out: on a phone the question and its two answers are one line. */
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
