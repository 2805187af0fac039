import type { Article } from '@/lib/content/prose/article'
import { callBackTime } from '@/lib/content/site/call-back-time'
import { company } from '@/lib/content/site/company'
import type { PublishedSource } from '@/lib/content/figures/figure'

const email = { label: company.contactEmail, href: `mailto:${company.contactEmail}` } as const

const negligence = {
  kind: 'published',
  title: 'Unfair Contract Terms Act 1977, section 2 (negligence liability)',
  publisher: 'legislation.gov.uk',
  published: 'as amended on 1 October 2015',
  url: 'https://www.legislation.gov.uk/ukpga/1977/50/section/2',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

const consumerRights = {
  kind: 'published',
  title: 'Consumer Rights Act 2015, Part 2 (unfair terms)',
  publisher: 'legislation.gov.uk',
  published: 'up to date to 20 September 2024',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/part/2',
  checkedOn: '2026-11-21',
} as const satisfies PublishedSource

export const terms = {
  heading: 'Terms',
  lead: 'The rules for using this site during the pilot. It’s free to use. By using it, you agree to these terms.',
  note: 'Last updated 29\u00a0November\u00a02026.',
  sections: [
    {
      id: 'who',
      heading: 'Who we are, and who may use this site',
      blocks: [
        `This site is run by ${company.brand}. ${company.numberLabel} ${company.number}. ${company.registeredOffice}.`,
        'You may use it if:',
        { kind: 'list', items: ['you are 18 or over, and', 'you live in the UK.'] },
        'If you use it for an organisation, the organisation must work in the UK and you must be allowed to act for it.',
      ],
    },
    {
      id: 'site',
      heading: 'What this site is',
      blocks: [
        'A pilot. Some of it works today and some of it is still to come. Each page says which.',
        'The demonstration dashboards show people, jobs and companies made up for the pilot. So does the job board, until a company we have approved posts a job; a note at its top says so. Made-up jobs are not real vacancies, and nobody can be hired through them.',
        'We do not promise you a job, a worker or a result. We do not promise that the site will always be there: we may change it or close it. If we do, we tell people who are waiting to hear from us.',
      ],
    },
    {
      id: 'tools',
      heading: 'The tools',
      blocks: [
        'The job matcher shows what research says; it does not decide anything, and it is not a forecast for one person. The CV builder helps you write; what it makes is yours, and you decide what is true and what to send.',
        'The disclosure calculator is for personal, non-commercial use: you may use it to find out about your own convictions. It gives information, not legal advice. It says which rule it used and how sure we are of it. A lawyer has not checked it yet, so if a job or a home depends on its answer, ask Unlock or Nacro first.',
        {
          kind: 'list',
          items: [
            'You may not use it for a business, or charge anybody for using it.',
            'You may not use it to make decisions about somebody else, such as a person who has applied for a job.',
            'Somebody you trust may sit with you and help you use it for yourself.',
          ],
        },
        [
          'If you are a charity or a caseworker and would like to use it in your work with the people you support, ask us first: ',
          email,
          '.',
        ],
      ],
    },
    {
      id: 'advice',
      heading: 'Not legal advice',
      blocks: [
        'What we write here is general information. It is not legal advice about your own case. The law differs between England and Wales, Scotland and Northern Ireland, and it changes. We give our sources and the day we looked at them, so that you can check.',
        [
          'Before you act on something that matters, ask somebody who can look at your case. See ',
          { label: 'where to get legal help', href: '/resources/legal' },
          '.',
        ],
      ],
    },
    {
      id: 'fair-use',
      heading: 'Using the site fairly',
      blocks: [
        'Please:',
        {
          kind: 'list',
          items: [
            'tell us the truth in a form, and fill it in for yourself or with the agreement of the person it is about',
            'do not write about convictions in a form, your own or somebody else’s. The one place for your own is a statement in a candidate portal',
            'do not use the site to find out whether somebody has a conviction, or to treat anybody unlawfully',
            'do not try to break the site, get into parts of it that are not public, or use a program to send forms.',
          ],
        },
        'If somebody does not keep to this, we may stop them using the site.',
      ],
    },
    {
      id: 'content',
      heading: 'Using our content, and links to other sites',
      blocks: [
        'You may read, print and share our pages, and use the example words and forms in our guides for yourself or in your organisation. Please say where they come from, and do not sell them.',
        'We link to other websites because they are useful. We do not run them, and we are not responsible for them.',
        [
          'What you send us stays yours. How we use and keep it is in the ',
          { label: 'privacy policy', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
    {
      id: 'liability',
      heading: 'Our liability',
      blocks: [
        'Nothing in these terms limits our liability for:',
        {
          kind: 'list',
          items: [
            'death or personal injury caused by our negligence',
            'fraud, or lying about something to make you rely on it',
            'what we do with your personal data, as far as the law does not let us limit it',
            'anything else that the law does not let us limit.',
          ],
        },
        'Apart from that, our total liability to you for your use of this site is limited to £100.',
      ],
      sources: [negligence],
    },
    {
      id: 'consumer',
      heading: 'Your rights as a consumer',
      blocks: [
        'If you use this site for yourself and not for a business, the law gives you rights that these terms cannot take away. A term that is unfair to you does not bind you.',
      ],
      sources: [consumerRights],
    },
    {
      id: 'law',
      heading: 'Which law applies',
      blocks: [
        'English law applies. The courts of England and Wales can decide a dispute about these terms. If you are a consumer and live in Scotland or Northern Ireland, you can also go to court there, and the consumer law of the place where you live still protects you.',
        'Please talk to us first. Most things can be put right by email.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        'When we change these terms, we change this page and its date. The terms on this page on the day you use the site are the ones that apply.',
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      blocks: [['Email ', email, ', or ', { label: 'ask us a question', href: '/contact' }, '.']],
    },
  ],
  next: [
    { label: 'Read the privacy policy', href: '/privacy-policy', text: 'What we keep, why, and for how long.' },
    { label: 'Ask us a question', href: '/contact', text: `Someone will answer within ${callBackTime}.` },
  ],
} as const satisfies Article
