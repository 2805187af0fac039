import { callBackTime } from '@/lib/content/call-back-time'
import { company } from '@/lib/content/company'
import type { Prose } from '@/lib/content/prose'
import type { SitePath } from '@/lib/content/site-path'

type PageSection = { heading: string; id?: string; paragraphs?: readonly Prose[]; items?: readonly string[] }
type PageLink = { label: string; href: SitePath; text: string }
export type ComingPage = {
  title: string
  description: string
  intro: string
  sections: readonly PageSection[]
  links: readonly PageLink[]
}

export const comingPageWords = { nextHeading: 'What you can do now' } as const

export const partnersForm = { heading: 'Request a Call Back' } as const

const employerForm = {
  label: 'Ask for a call back as an employer',
  href: '/employers#call-back',
  text: `A short form. We contact you within ${callBackTime}.`,
} as const satisfies PageLink
const candidateForm = {
  label: 'Ask for a call back as a candidate',
  href: '/request-callback/candidate',
  text: 'We do not need any details of your convictions.',
} as const satisfies PageLink
const generalForm = {
  label: 'Ask us anything',
  href: '/request-callback',
  text: `A person reads it and contacts you within ${callBackTime}.`,
} as const satisfies PageLink
const employersPage = {
  label: 'Read the page for employers',
  href: '/employers',
  text: 'What you can gain, how it works and what the law says.',
} as const satisfies PageLink
const resourcesPage = {
  label: 'See help and resources',
  href: '/resources',
  text: 'What we are putting together, and where to get help today.',
} as const satisfies PageLink

export const comingPages = {
  about: {
    title: 'About us',
    description:
      'Our mission, vision and values: fair work for people with convictions, and good people for UK employers.',
    intro: `${company.brand} connects UK employers with people with convictions who want to work, and works with the charities and caseworkers around them.`,
    sections: [
      {
        heading: 'Our mission',
        id: 'mission',
        paragraphs: [
          'To open the door to fair work for people with convictions, and to help employers find good people behind it.',
        ],
      },
      {
        heading: 'Our vision',
        paragraphs: ['A UK where what you can do counts for more than what you once did.'],
      },
      {
        heading: 'Our values',
        items: [
          'Inclusive Excellence: a fair chance and a high standard belong together.',
          'Proven Results: we count what happens, and we show where each figure comes from.',
          'Compassionate Support: we listen first, and we never ask for more than we need.',
        ],
      },
      {
        heading: 'Where we are today',
        paragraphs: [
          'We are running a pilot. You can ask for a call back now. The job board and the dashboards are not open yet. They will open with demonstration data, made up for the pilot.',
        ],
      },
    ],
    links: [
      { label: 'Get Started', href: '/request-callback', text: `Ask for a call back within ${callBackTime}.` },
      employersPage,
    ],
  },
  candidates: {
    title: 'For candidates',
    description:
      'Looking for work with a conviction? What you will get from us, what works today, and how to ask for a call back.',
    intro: 'You have a conviction and you want to work. You are welcome here.',
    sections: [
      {
        heading: 'What we are building for you',
        items: [
          'A place on our waiting list for the pilot.',
          'Help with your CV and with what to say about your convictions.',
          'Employers who have chosen to talk to people with a record.',
        ],
      },
      {
        heading: 'What works today',
        paragraphs: [
          `The waiting list form is not ready yet. You can ask for a call back instead. A person on our team contacts you within ${callBackTime}.`,
          'You need to be 18 or over and live in the UK.',
        ],
      },
      {
        heading: 'Is it private?',
        paragraphs: [
          'Our form for candidates is for people with convictions, so using it tells us that you have one. We do not need any details, and you do not need to give them.',
          'We use what you send us to answer you. We send you news only if you tick the box for it. We do not pass what you send us to employers unless you agree.',
        ],
      },
    ],
    links: [candidateForm, resourcesPage],
  },
  aiTools: {
    title: 'AI Tools (coming soon)',
    description: 'AI tools for candidates are coming soon. What they will be, and what you can use today.',
    intro: 'We are working on tools that help you get ready for work. They are not here yet.',
    sections: [
      {
        heading: 'What is coming',
        paragraphs: [
          'Tools for getting ready for a job application. We will say here how each one works and what it does with your answers before you use it.',
        ],
      },
    ],
    links: [candidateForm, resourcesPage],
  },
  partners: {
    title: 'For partners',
    description:
      'For charities, social enterprises and public bodies that support people with convictions: how we can work together.',
    intro: 'You support people with convictions. We are looking for employers for them. Let us talk.',
    sections: [
      {
        heading: 'What working together can bring',
        items: [
          'We look for employers who will talk to the people you support.',
          'Later, one place to see referrals and what came of them. It is not open yet. It will open with demonstration data, made up for the pilot.',
          'A say in how the pilot works.',
        ],
      },
      {
        heading: 'How it works',
        items: [
          'Initial meeting: you tell us who you support and what they need.',
          'Planning: we agree what each of us does.',
          'Implementation: we start small and see what works.',
          'Ongoing support: we stay in touch and put right what does not work.',
        ],
      },
    ],
    links: [
      {
        label: 'Fill in the form on this page',
        href: '/partners#call-back',
        text: `We contact you within ${callBackTime}.`,
      },
      resourcesPage,
    ],
  },
  resources: {
    title: 'Resources',
    description:
      'Help with work, convictions and disclosure: what we are putting together, and where to get help today.',
    intro:
      'A library of plain help with work and convictions. We are checking each fact and phone number before we print it.',
    sections: [
      {
        heading: 'If you need help today',
        paragraphs: [
          ['In an emergency, call ', { label: '999', href: 'tel:999' }, '.'],
          [
            'If you are thinking about suicide or need to talk to somebody now, call Samaritans free on ',
            { label: '116\u00a0123', href: 'tel:116123' },
            ', at any time. (Source: ',
            { label: 'samaritans.org', href: 'https://www.samaritans.org' },
            ', stored copy read on 21\u00a0November\u00a02026.)',
          ],
        ],
      },
      {
        heading: 'What will be here',
        items: [
          'Tools: a CV builder, a disclosure helper and a job matcher.',
          'Practical help: identity documents, a bank account, housing.',
          'Employment, training, legal help and mentoring.',
          'Where to turn in a crisis.',
        ],
      },
    ],
    links: [
      candidateForm,
      { label: 'Look at the job matcher', href: '/job-matcher', text: 'What it will do. It is not ready yet.' },
      { label: 'Look at the AI tools', href: '/candidates/ai-tools', text: 'Coming soon.' },
    ],
  },
  jobMatcher: {
    title: 'Job matcher',
    description: 'A tool that shows what research says about call-backs for people with a record. It is not ready yet.',
    intro:
      'Three short steps about your record, your background and a job. Then what research says about call-backs, and what to do next.',
    sections: [
      {
        heading: 'What works today',
        paragraphs: ['The tool is not ready yet. When it is, your answers will stay on your own device.'],
      },
    ],
    links: [
      candidateForm,
      { label: 'Look at the CV builder', href: '/cv-builder', text: 'What it will do. It is not ready yet.' },
    ],
  },
  cvBuilder: {
    title: 'CV and disclosure letter builder',
    description: 'A tool for writing a CV and, if you need one, a letter about your convictions. It is not ready yet.',
    intro: 'Eight short steps to a CV. If the job asks about convictions, it will help you write a letter too.',
    sections: [
      {
        heading: 'What works today',
        paragraphs: ['The tool is not ready yet. When it is, what you write will stay on your own device.'],
      },
    ],
    links: [candidateForm, resourcesPage],
  },
  jobs: {
    title: 'Browse jobs',
    description:
      'Our job board is a pilot demonstration and is not open yet. What it will show, and what you can do now.',
    intro:
      'Our job board is not open yet. It will open as a demonstration, with made-up jobs, so that you can see how it works.',
    sections: [
      {
        heading: 'What works today',
        paragraphs: ['There are no jobs here yet, real or made up. We will say clearly when real ones arrive.'],
      },
    ],
    links: [candidateForm, employerForm],
  },
  signIn: {
    title: 'Sign in',
    description: 'Accounts are not open yet. How to reach us in the meantime.',
    intro: 'Accounts are not open yet. You do not need one to ask for a call back.',
    sections: [
      {
        heading: 'When accounts open',
        paragraphs: [
          'You will sign in here with your email address and a password. We will never ask for your password by phone or email.',
        ],
      },
    ],
    links: [
      {
        label: 'Request a Call Back',
        href: '/request-callback',
        text: `A person contacts you within ${callBackTime}.`,
      },
    ],
  },
  dashboard: {
    title: 'Dashboards',
    description:
      'Demonstration dashboards for candidates, caseworkers, employers and partners. They are not ready yet.',
    intro: 'Four dashboards will show the service from four sides: candidate, caseworker, employer and partner.',
    sections: [
      {
        heading: 'What works today',
        paragraphs: [
          'The dashboards are not ready yet. When they are, they will show demonstration data: made-up people, jobs and companies.',
        ],
      },
    ],
    links: [employerForm, candidateForm],
  },
  employerGuide: {
    title: 'Employer guide',
    description:
      'A guide for UK employers to hiring people with convictions. What it will cover, and what to read today.',
    intro: 'A guide to hiring people with convictions, step by step, is on its way.',
    sections: [
      {
        heading: 'What it will cover',
        items: [
          'When to ask about convictions, and how.',
          'Which DBS check a job allows.',
          'How to weigh up what you are told.',
          'The first weeks in work.',
        ],
      },
    ],
    links: [employersPage, employerForm],
  },
  compliance: {
    title: 'Compliance resources',
    description:
      'Help for UK employers with the law on convictions, checks and data. What it will cover, and what to read today.',
    intro:
      'Plain notes on the law about convictions at work, each with its source and the date we checked it, are on their way.',
    sections: [
      {
        heading: 'What it will cover',
        items: [
          'Spent and unspent convictions.',
          'Basic, standard and enhanced DBS checks.',
          'Keeping details of convictions lawfully and safely.',
        ],
      },
    ],
    links: [
      {
        label: 'Read the law in a minute',
        href: '/employers#law',
        text: 'Three facts with their sources, on the page for employers.',
      },
      employerForm,
    ],
  },
  successStories: {
    title: 'Success stories',
    description:
      'Real stories from the pilot will be here, with the agreement of the people in them. There are none yet.',
    intro: 'There are no stories here yet.',
    sections: [
      {
        heading: 'When there are',
        paragraphs: [
          'We will print a story only if the person in it agrees, and they can ask us to take it down at any time.',
        ],
      },
    ],
    links: [employersPage, generalForm],
  },
  faqs: {
    title: 'Frequently asked questions',
    description:
      'Short answers about the pilot: who it is for, what to tell us, when we contact you, whether the jobs are real, and what we keep.',
    intro: 'Short answers to what we think you will ask first. We will add yours.',
    sections: [
      {
        heading: 'Who can use this?',
        paragraphs: [
          'People aged 18 or over who live in the UK, UK employers, and organisations that support people with convictions.',
        ],
      },
      {
        heading: 'Do I have to tell you about my convictions?',
        paragraphs: [
          'No. If you use the form for candidates, that tells us that you have a conviction. We do not need any details.',
        ],
      },
      { heading: 'When will you contact me?', paragraphs: [`Within ${callBackTime}, by phone or email.`] },
      {
        heading: 'Are the jobs real?',
        paragraphs: ['There are no jobs here yet. The job board will open as a demonstration, with made-up jobs.'],
      },
      {
        heading: 'What do you keep?',
        paragraphs: ['What you put in the form, for at most 12 months. The privacy policy says more.'],
      },
    ],
    links: [
      generalForm,
      { label: 'Read the privacy policy', href: '/privacy-policy', text: 'What we keep, why, and for how long.' },
    ],
  },
  blog: {
    title: 'Blog',
    description: 'News from the pilot will be here. There is nothing to read yet.',
    intro: 'News from the pilot will be here. There is nothing to read yet.',
    sections: [],
    links: [employersPage, resourcesPage],
  },
  careers: {
    title: 'Careers with us',
    description: 'Jobs on our own team will be listed here. There are none open today.',
    intro: 'Jobs on our own team will be listed here. There are none open today.',
    sections: [],
    links: [candidateForm, { label: 'Read about us', href: '/about', text: 'Our mission, vision and values.' }],
  },
} as const satisfies Record<string, ComingPage>
