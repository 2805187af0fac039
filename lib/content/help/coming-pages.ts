import type { DescribedLink } from '@/lib/content/prose/article'
import { callBackTime } from '@/lib/content/site/call-back-time'
import type { Prose } from '@/lib/content/prose/prose'

type PageSection = { heading: string; id?: string; paragraphs?: readonly Prose[]; items?: readonly string[] }
export type ComingPageContent = {
  title: string
  intro: string
  sections: readonly PageSection[]
  links: readonly DescribedLink[]
}

export const comingPageWords = { nextHeading: 'What you can do now' } as const

const candidateForm = {
  label: 'Request a call back as a candidate',
  href: '/request-callback/candidate',
  text: 'We don’t need any details of your convictions.',
} as const satisfies DescribedLink
const generalForm = {
  label: 'Ask us anything',
  href: '/request-callback',
  text: `Someone will read it and contact you within ${callBackTime}.`,
} as const satisfies DescribedLink
const resourcesPage = {
  label: 'See help and resources',
  href: '/resources',
  text: 'Where to get help today: crisis lines, ID, money, housing and work.',
} as const satisfies DescribedLink

const employerGuide = {
  label: 'Follow the employer guide',
  href: '/employer-guide',
  text: 'From before the advert to the first months.',
} as const satisfies DescribedLink

/** Which published figures stand in for stories, until there is one. */
export const publishedStudiesWords = {
  heading: 'What published studies found',
  shown: ['what-employers-found', 'work-and-reoffending', 'attitudes'],
} as const

export const comingPages = {
  successStories: {
    title: 'Success stories',
    intro: 'We don’t have a story of our own yet. Until we do, this is what published studies found.',
    sections: [
      {
        heading: 'How to be the first',
        paragraphs: [
          [
            'Hire somebody through us, or start a job you found here, and ',
            { label: 'tell us how it went', href: '/request-callback' },
            '. Your story can go here in your own words.',
          ],
        ],
      },
      {
        heading: 'What we publish',
        paragraphs: [
          'We’ll only publish a story if the person in it agrees, and they can ask us to take it down at any time. We won’t make any up.',
        ],
      },
    ],
    links: [
      {
        label: 'See more figures about hiring people with convictions',
        href: '/employers',
        text: 'What employers say in published surveys.',
      },
      { label: 'Browse jobs', href: '/jobs', text: 'Each one says if and when it asks about convictions.' },
      employerGuide,
      generalForm,
    ],
  },
  blog: {
    title: 'Blog',
    intro:
      'There’s nothing to read here yet. We’ll publish news from the pilot on this page. Until then, these are worth your time.',
    sections: [],
    links: [
      { label: 'See the jobs', href: '/jobs', text: 'What each employer asks about a record, before you apply.' },
      {
        label: 'Find out when a conviction is spent',
        href: '/disclosure-calculator',
        text: 'A few short questions. What you type stays on your device.',
      },
      resourcesPage,
      employerGuide,
      {
        label: 'Read the law in plain English',
        href: '/compliance',
        text: 'For employers: what they can ask, check and keep.',
      },
      { label: 'Read the questions and answers', href: '/faqs', text: 'For employers, candidates and partners.' },
    ],
  },
  careers: {
    title: 'Careers with us',
    intro: 'We’ll list jobs on our own team here. There aren’t any open today.',
    sections: [
      {
        heading: 'When we hire',
        paragraphs: ['We’ll welcome applications from people with convictions.'],
      },
    ],
    links: [
      {
        label: 'See jobs with other employers',
        href: '/jobs',
        text: 'What each asks about a record, before you apply.',
      },
      candidateForm,
      { label: 'Join the waitlist', href: '/candidates', text: 'For jobs with other employers. It’s free.' },
      { label: 'Read about us', href: '/about', text: 'Our mission, vision and values.' },
    ],
  },
} as const satisfies Record<string, ComingPageContent>
