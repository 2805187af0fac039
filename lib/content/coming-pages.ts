import type { DescribedLink } from '@/lib/content/article'
import { callBackTime } from '@/lib/content/call-back-time'
import type { Prose } from '@/lib/content/prose'

type PageSection = { heading: string; id?: string; paragraphs?: readonly Prose[]; items?: readonly string[] }
export type ComingPage = {
  title: string
  intro: string
  sections: readonly PageSection[]
  links: readonly DescribedLink[]
}

export const comingPageWords = { nextHeading: 'What you can do now' } as const

const candidateForm = {
  label: 'Ask for a call back as a candidate',
  href: '/request-callback/candidate',
  text: 'We do not need any details of your convictions.',
} as const satisfies DescribedLink
const generalForm = {
  label: 'Ask us anything',
  href: '/request-callback',
  text: `A person reads it and contacts you within ${callBackTime}.`,
} as const satisfies DescribedLink
const resourcesPage = {
  label: 'See help and resources',
  href: '/resources',
  text: 'Where to get help today: crisis lines, ID, money, housing and work.',
} as const satisfies DescribedLink

export const comingPages = {
  successStories: {
    title: 'Success stories',
    intro: 'Coming soon. There are no stories here yet.',
    sections: [
      {
        heading: 'When there are',
        paragraphs: [
          'We will print a story only if the person in it agrees, and they can ask us to take it down at any time. We will not make one up.',
        ],
      },
    ],
    links: [
      {
        label: 'See figures with their sources',
        href: '/employers',
        text: 'What employers said in a survey, and what we have not found a source for.',
      },
      {
        label: 'Follow the employer guide',
        href: '/employer-guide',
        text: 'From before the advert to the first months.',
      },
      generalForm,
    ],
  },
  blog: {
    title: 'Blog',
    intro: 'Coming soon. News from the pilot will be here. There is nothing to read yet.',
    sections: [
      {
        heading: 'What you can read today',
        paragraphs: ['A guide for employers, help for people with convictions, and short answers to common questions.'],
      },
    ],
    links: [
      {
        label: 'Follow the employer guide',
        href: '/employer-guide',
        text: 'From before the advert to the first months.',
      },
      resourcesPage,
      { label: 'Read the questions and answers', href: '/faqs', text: 'For employers, candidates and partners.' },
    ],
  },
  careers: {
    title: 'Careers with us',
    intro: 'Jobs on our own team will be listed here. There are none open today.',
    sections: [
      {
        heading: 'When there are',
        paragraphs: ['People with convictions will be welcome to apply.'],
      },
    ],
    links: [
      candidateForm,
      { label: 'Join the waitlist', href: '/candidates', text: 'For jobs with other employers. It is free.' },
      { label: 'Read about us', href: '/about', text: 'Our mission, vision and values.' },
    ],
  },
} as const satisfies Record<string, ComingPage>
