/** On the privacy page: what is kept on the device, and how to stop that. */
export const keptPagesWords = {
  id: 'kept-pages',
  heading: 'Pages that open without a connection',
  text: [
    'When you open one of our public pages, your browser keeps a copy of it, with its typeface and scripts, so that it opens again on a poor connection or with none. The disclosure calculator and the job matcher are kept too, without your answers. The copies are the same for everybody and say nothing about you, but anyone else who uses this device could see which pages were opened, just as they could in the browser’s history.',
    'Your account, the dashboards, the job board and anything you send are never kept this way. The CV builder is kept only after you say that the device is yours. When we change the site, new copies replace the old ones.',
  ],
  on: 'Pages you open are kept on this device.',
  off: 'No pages are kept on this device.',
  stop: 'Stop keeping pages on this device',
  again: 'Keep pages on this device',
} as const

/** Shown instead of a page that cannot be fetched and was not kept. */
export const offlineWords = {
  heading: 'You’re offline',
  lead: 'This page isn’t saved on your device, and we can’t fetch it without a connection.',
  worksHeading: 'What works now',
  works:
    'Pages you’ve already opened on this device will open again. So will our tools, if you’ve used them here before:',
  tools: [
    { label: 'Disclosure calculator', href: '/disclosure-calculator', note: '' },
    { label: 'Job matcher', href: '/job-matcher', note: '' },
    { label: 'CV and letter builder', href: '/cv-builder', note: ', if you told it that the device is yours' },
  ],
  later: 'Forms, signing in and the job board need a connection.',
  again: 'Try this page again',
  email: 'Or email us when you’re back online: ',
} as const
