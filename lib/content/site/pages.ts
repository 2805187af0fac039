type SitePage = {
  /** For the browser tab, search results and shared links, where the brand is added. */
  title: string
  description: string
  /** For breadcrumbs and lists of pages. */
  label: string
  /** The page above it in URLs and breadcrumbs. */
  parent?: string
  /** Kept from search engines: of no use to somebody searching, or only demonstration data. */
  isNoindex?: true
  /** For a second URL of a page: the URL that search engines should show instead. */
  canonical?: string
}

import { callBackTime as callBack } from '@/lib/content/site/call-back-time'
import { dashboardPages } from '@/lib/content/dashboards/dashboard-pages'

/** Every page with its own URL: its words for search engines, links, breadcrumbs and the sitemap. */
const sitePages = {
  '/': {
    label: 'Home',
    title: 'Unlock New Talent for Your Organisation',
    description:
      'We connect UK employers with people with convictions who want to work. Request a call back, or find out what we offer candidates and partners.',
  },
  '/about': {
    label: 'About us',
    title: 'About us: our mission, vision and values',
    description:
      'Our mission, vision and values: fair work for people with convictions, good people for UK employers. How the pilot works today, and who we are.',
  },
  '/accessibility': {
    label: 'Accessibility',
    title: 'Accessibility statement',
    description:
      'How accessible this website is, how we test it, what does not work yet, and how to tell us about a problem.',
  },
  '/blog': {
    label: 'Blog',
    title: 'Blog',
    description:
      'We will publish news from the pilot here. Until then: our guide for employers, and help for people with convictions.',
  },
  '/candidates': {
    label: 'For candidates',
    title: 'Find work with a conviction',
    description:
      'For people with convictions, 18 or over, looking for work in the UK: jobs you can apply for, free tools, what we ask and do not ask, and a waitlist.',
  },
  '/candidates/ai-tools': {
    label: 'AI Tools',
    parent: '/candidates',
    title: 'AI Tools (coming soon)',
    description:
      'What we plan for AI tools to help with a CV, a letter or an interview, what they will never do, and the help that works today.',
  },
  '/careers': {
    label: 'Careers',
    title: 'Careers with us',
    description:
      'Jobs on our own team will be listed here. There are none open today. How people with convictions can join our waitlist for other jobs.',
  },
  '/compliance': {
    label: 'Compliance resources',
    title: 'Criminal records and employment law: UK employer compliance',
    description:
      'Spent convictions, DBS check levels, criminal offence data and fair recruitment: the law for UK employers in plain words, each with its source.',
  },
  '/contact': {
    label: 'Contact us',
    canonical: '/request-callback',
    title: 'Contact us',
    description: `Ask us a question or ask for a call back. We will contact you within ${callBack}.`,
  },
  '/cv-builder': {
    label: 'CV builder',
    title: 'CV builder for people with convictions, and a disclosure letter',
    description:
      'Make a CV in eight short steps, free and without an account. If a job asks about convictions, make a letter too. What you type stays on your device.',
  },
  '/cv-builder/on-paper': {
    label: 'On paper',
    parent: '/cv-builder',
    title: 'Blank CV template to print and fill in by hand, free',
    description:
      'A free CV form to print and write on: about you, your jobs, your skills. For anybody without a phone or a computer, or to print for somebody else.',
  },
  '/dashboard': {
    label: 'Dashboards',
    isNoindex: true,
    title: 'Dashboards',
    description:
      'Demonstration dashboards for candidates, caseworkers, employers and partners: one made-up story, seen from four sides.',
  },
  '/disclosure-calculator': {
    label: 'Disclosure calculator',
    title: 'When is my conviction spent? Disclosure calculator',
    description:
      'Work out the first day you can say no when an employer asks about unspent convictions in England and Wales. Your answers stay on your own device.',
  },
  '/disclosure-calculator/covers': {
    label: 'What it covers',
    parent: '/disclosure-calculator',
    title: 'What the disclosure calculator covers, sentence by sentence',
    description:
      'Every sentence and order of England and Wales that our calculator works out, with its rule and section of the Act, and what it cannot tell you.',
  },
  ...dashboardPages,
  '/employer-guide': {
    label: 'Employer guide',
    parent: '/employers',
    title: 'How to hire people with convictions in the UK: employer guide',
    description:
      'A step-by-step guide for UK employers: before you advertise, what to ask and when, which DBS check, a fair decision, and the first weeks.',
  },
  '/employer-guide/ban-the-box': {
    label: 'Ban the box',
    parent: '/employer-guide',
    title: 'Ban the box in the UK: when to ask about convictions',
    description:
      'What ‘ban the box’ means, why UK employers do it, what to ask instead, when to ask, and words you can use.',
  },
  '/employer-guide/dbs-checks': {
    label: 'DBS check levels',
    parent: '/employer-guide',
    title: 'DBS check levels: basic, standard and enhanced for employers',
    description:
      'Which DBS check a job allows, what each level shows, what it costs, who can ask for it, and what to do with the result.',
  },
  '/employer-guide/insurance': {
    label: 'Insurance',
    parent: '/employer-guide',
    title: 'Does hiring people with convictions affect business insurance?',
    description:
      'What UK insurers may ask about employees with convictions, what you must tell them, and where to look in your policy.',
  },
  '/employer-guide/risk-assessment': {
    label: 'Risk assessment',
    parent: '/employer-guide',
    title: 'Criminal record risk assessment: steps and a printable form',
    description:
      'How to weigh up an unspent conviction fairly: what to ask, what matters for the job, what to write down, and a form to print.',
  },
  '/employers': {
    label: 'For employers',
    title: 'For employers: hire people with convictions',
    description: `Why UK employers hire people with convictions, what the law says, the five steps, and a short form for a call back within ${callBack}.`,
  },
  '/employers/who-reply': {
    label: 'Employers who reply',
    parent: '/employers',
    title: 'Employers who reply to people with convictions',
    description:
      'UK employers on our board who chose to show how often they reply, what checks their jobs ask for and when they ask about convictions.',
  },
  '/faqs': {
    label: 'FAQs',
    title: 'Frequently asked questions',
    description:
      'Short answers for employers, candidates and partners: who it is for, what to tell us, what the law says, and what we keep.',
  },
  '/job-matcher': {
    label: 'Job matcher',
    title: 'Job matcher: should I apply with a criminal record?',
    description:
      'Three short steps, then what a British study says about call-backs with a criminal record, and what to do next. Your answers stay on your own device.',
  },
  '/jobs': {
    label: 'Browse jobs',
    isNoindex: true,
    title: 'Browse jobs',
    description:
      'Search jobs by skill, place and type, and see when each employer asks about convictions. While no job is open, made-up examples show how it works.',
  },
  '/jobs/examples': {
    label: 'Example jobs',
    parent: '/jobs',
    isNoindex: true,
    title: 'Example jobs',
    description:
      'Made-up jobs that show what a job on our board looks like: the pay, the hours, and when each asks about convictions.',
  },
  '/partners': {
    label: 'For partners',
    title: 'For charities and partners: work with us',
    description:
      'For charities, social enterprises and public bodies that support people with convictions: what we offer, the four steps, and a form for a call back.',
  },
  '/privacy-policy': {
    label: 'Privacy policy',
    title: 'Privacy policy',
    description:
      'What we keep about you, why, on what lawful basis, for how long, who handles it for us, and your rights.',
  },
  '/request-callback': {
    label: 'Request a call back',
    title: 'Request a Call Back',
    description: `Tell us what you are looking for and we will contact you within ${callBack}.`,
  },
  '/request-callback/candidate': {
    label: 'Candidates',
    parent: '/request-callback',
    title: 'Request a Call Back: looking for work',
    description: `Looking for work with a conviction? Tell us what support you want and we will contact you within ${callBack}.`,
  },
  '/resources': {
    label: 'Resources',
    title: 'Help after a conviction: crisis lines, ID, money and housing',
    description:
      'Free help for people with convictions in the UK: crisis lines first, then ID documents, a bank account, benefits and housing, each fact with its source.',
  },
  '/resources/employment': {
    label: 'Employment',
    parent: '/resources',
    title: 'Help to find work with a conviction',
    description:
      'Where people with convictions in the UK get help to find work: services, phone lines, what to tell an employer, and the rules, each with its source.',
  },
  '/resources/training': {
    label: 'Training',
    parent: '/resources',
    title: 'Training and qualifications for people with convictions',
    description:
      'Courses, cards and funding for people with convictions in the UK: what is free, who can get it, and where to ask.',
  },
  '/resources/legal': {
    label: 'Legal',
    parent: '/resources',
    title: 'Legal help with a criminal record',
    description:
      'Spent convictions, DBS checks, your own police record and free legal advice in the UK: the rules and the phone lines, each with its source.',
  },
  '/resources/mentorship': {
    label: 'Mentorship',
    parent: '/resources',
    title: 'Mentoring and peer support after prison',
    description:
      'Mentors, peer support and family help for people with convictions in the UK: who offers it and how to ask.',
  },
  '/sign-in': {
    label: 'Sign in',
    isNoindex: true,
    title: 'Sign in',
    description: 'Sign in to your account, or create one: with a password, or with a link or a code that we email you.',
  },
  '/so-far': {
    label: 'The pilot so far',
    title: 'The pilot so far, in figures',
    description:
      'Our pilot so far in numbers: employers, open jobs, applications, answers, and jobs that people started.',
  },
  '/success-stories': {
    label: 'Success stories',
    title: 'Success stories',
    description:
      'Real stories from the pilot will be here, with the agreement of the people in them. There are none yet.',
  },
  '/terms': {
    label: 'Terms',
    title: 'Terms of use',
    description:
      'The rules for using this site during the pilot: who it is for, what the tools may be used for, our liability and which law applies.',
  },
  '/thank-you': {
    label: 'Thank you',
    isNoindex: true,
    title: 'Thank you for your enquiry',
    description: 'We have received your enquiry. What happens next, and how to contact us.',
  },
} as const satisfies Record<string, SitePage>

export type PagePath = keyof typeof sitePages

/** The paths that content may link to. A link to a page that does not exist is a type error. */
export type SitePath = PagePath | `${PagePath}${'#' | '?'}${string}`

// A wider type, so that properties which only some pages have can be read on any page.
const pages: Record<PagePath, SitePage> = sitePages

export const pagePaths = Object.keys(sitePages) as PagePath[]

export const pageAt = (path: PagePath): SitePage => pages[path]

const isPagePath = (path: string): path is PagePath => path in sitePages

/** The page's ancestors, from the home page down, and the page itself. The home page has only itself. */
export function trailTo(path: PagePath): PagePath[] {
  const { parent } = pages[path]
  if (parent !== undefined && isPagePath(parent)) return [...trailTo(parent), path]
  return path === '/' ? ['/'] : ['/', path]
}

/** The pages that search engines should show: all but `isNoindex` and second URLs of other pages. */
export const indexedPaths = pagePaths.filter((path) => !pages[path].isNoindex && !pages[path].canonical)
