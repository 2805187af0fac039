export const headerNavigation = {
  label: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  signIn: { label: 'Sign In', href: '/sign-in' },
  callBack: { label: 'Request a Call Back', href: '/request-callback' },
  home: { label: 'Home', href: '/' },
  beforeCandidates: [{ label: 'For Employers', href: '/employers' }],
  candidates: {
    label: 'For Candidates',
    href: '/candidates',
    items: [
      { label: 'Candidate Signup', href: '/candidates' },
      { label: 'CV Builder', href: '/cv-builder' },
      { label: 'Disclosure Calculator', href: '/disclosure-calculator' },
      { label: 'Job Matcher', href: '/job-matcher' },
      { label: 'AI Tools', href: '/candidates/ai-tools' },
    ],
  },
  afterCandidates: [
    { label: 'For Partners', href: '/partners' },
    { label: 'Resources', href: '/resources' },
    { label: 'Browse Jobs', href: '/jobs' },
    { label: 'About', href: '/about' },
  ],
} as const

export const footerNavigation = {
  label: 'Footer',
  columns: [
    {
      title: 'Platform',
      links: [
        { label: 'Home', href: '/' },
        { label: 'For Employers', href: '/employers' },
        { label: 'For Candidates', href: '/candidates' },
        { label: 'For Partners', href: '/partners' },
        { label: 'Browse Jobs', href: '/jobs' },
      ],
    },
    {
      title: 'Free tools',
      links: [
        { label: 'CV Builder', href: '/cv-builder' },
        { label: 'Disclosure Calculator', href: '/disclosure-calculator' },
        { label: 'Job Matcher', href: '/job-matcher' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Help and Resources', href: '/resources' },
        { label: 'Employer Guide', href: '/employer-guide' },
        { label: 'Compliance Resources', href: '/compliance' },
        { label: 'Success Stories', href: '/success-stories' },
        { label: 'FAQs', href: '/faqs' },
        { label: 'Blog', href: '/blog' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About Us', href: '/about' },
        { label: 'Our Mission', href: '/about#mission' },
        { label: 'Contact Us', href: '/contact' },
        { label: 'Partners', href: '/partners' },
        { label: 'Careers', href: '/careers' },
      ],
    },
  ],
  /** The last entry: `account` for people who are signed in, `signIn` for everybody else. */
  signIn: { label: 'Sign in', href: '/sign-in' },
  account: { label: 'Your account', href: '/account' },
  legal: [
    { label: 'Privacy policy', href: '/privacy-policy' },
    { label: 'Terms', href: '/terms' },
    { label: 'Accessibility', href: '/accessibility' },
  ],
} as const
