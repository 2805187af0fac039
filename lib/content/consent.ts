export const consentWords = {
  regionLabel: 'Cookies and analytics',
  question: 'May we record how you use our public pages, to make them better? Never what you type.',
  more: { label: 'How this works', href: '/privacy-policy#cookies' },
  accept: 'Accept analytics',
  refuse: 'Refuse analytics',
  choices: 'Cookie choices',
  nowYes: 'Your choice now: yes, since',
  nowNo: 'Your choice now: no, since',
  nowSignalled: 'Your browser asks websites not to follow you. We took that as a no.',
  nowNone: 'You have not chosen yet, so nothing is recorded.',
  thanksYes: 'Saved. You said yes.',
  thanksNo: 'Saved. You said no.',
} as const
