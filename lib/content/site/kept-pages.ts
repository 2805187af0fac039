/** On the privacy page: what is kept on the device, and how it is stopped. */
export const keptPagesWords = {
  id: 'kept-pages',
  heading: 'Pages that open without a connection',
  text: [
    'When you open one of our public pages, your browser keeps a copy of it, with its typeface and scripts, so that it opens again on a bad line or with none. The disclosure calculator and the job matcher are among them, without your answers. The copies are the same for everybody and say nothing of you, but somebody else at this device could see which pages were opened, as in the browser’s history.',
    'Pages of your account, the dashboards, the job board, and anything that you send are never among them. The CV builder keeps itself, and only after you say that the device is yours. A new version of the site takes the place of the old copies.',
  ],
  on: 'Pages that you open are kept on this device.',
  off: 'No pages are kept on this device.',
  stop: 'Stop keeping pages on this device',
  again: 'Keep pages on this device',
} as const

/** In place of a page that cannot be fetched and was not kept. */
export const offlineWords = {
  heading: 'You are offline',
  lead: 'This page is not on your device, and we cannot fetch it without a connection.',
  worksHeading: 'What works now',
  works: 'What you have opened on this device before opens again. Our tools work too, if you opened them before:',
  tools: [
    { label: 'Disclosure calculator', href: '/disclosure-calculator', note: '' },
    { label: 'Job matcher', href: '/job-matcher', note: '' },
    { label: 'CV and letter builder', href: '/cv-builder', note: ', if you told it that the device is yours' },
  ],
  later: 'Forms, signing in and the job board need a connection.',
  again: 'Try this page again',
  email: 'Or email us once you have a connection: ',
} as const
