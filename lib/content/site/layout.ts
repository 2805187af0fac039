export const layoutWords = {
  skipToContent: 'Skip to main content',
  loading: 'Loading…',
  menu: 'Menu',
} as const

export const notFoundWords = {
  metaTitle: 'Page not found',
  heading: 'Page not found',
  text: 'There’s no page at this address. It may have moved, or the address may have a typo in it.',
  nextHeading: 'What you can do next',
  /** The server decides which portal that is, and asks whoever is signed out to sign in. */
  ownPage: { label: 'Go to your portal, or sign in', href: '/auth/home' },
  links: [
    { label: 'Go to the home page', href: '/' },
    { label: 'I am an employer', href: '/employers' },
    { label: 'I am looking for work', href: '/candidates' },
    { label: 'Ask us for help', href: '/contact' },
  ],
} as const

export const errorWords = {
  heading: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Please try refreshing the page or return to the homepage.",
  kept: 'What you typed is kept on this device. Open the form again to go on with it.',
  reference: (reference: string) => `If it happens again, contact us and quote ${reference}.`,
  tryAgain: 'Try Again',
  goHome: 'Go Home',
} as const
