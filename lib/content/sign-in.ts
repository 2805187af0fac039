export const accessDeniedWords = {
  heading: 'Access denied',
  text: 'This account does not have permission to view this area.',
  why: 'You are signed in, but this area is for another kind of account. If you think it should open for you, ask us.',
  nextHeading: 'What you can do next',
  links: [
    { label: 'Ask us for help', href: '/contact' },
    { label: 'See the demonstration dashboards', href: '/dashboard' },
    { label: 'Go to the home page', href: '/' },
  ],
} as const
