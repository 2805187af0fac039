import { callBackTime } from '@/lib/content/call-back-time'
import { company } from '@/lib/content/company'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'
import type { DescribedLink } from '@/lib/content/article'
import type { PublishedSource } from '@/lib/content/figure'
import type { Prose } from '@/lib/content/prose'

export type QuestionGroup = {
  id: string
  heading: string
  questions: readonly { id: string; question: string; answer: Prose }[]
  sources?: readonly PublishedSource[]
}

export const faqsPage = {
  heading: 'Frequently asked questions',
  lead: 'Short answers for employers, for people looking for work, for partners, and about the service. Each answer says what is true today.',
  next: [
    {
      label: 'Ask us anything',
      href: '/request-callback',
      text: `A person reads it and contacts you within ${callBackTime}.`,
    },
    {
      label: 'Follow the employer guide',
      href: '/employer-guide',
      text: 'From before the advert to the first months.',
    },
    { label: 'Get help today', href: '/resources', text: 'Crisis lines, ID, money, housing and work.' },
  ],
} as const satisfies { heading: string; lead: string; next: readonly DescribedLink[] }

export const questionGroups = [
  {
    id: 'employers',
    heading: 'For employers',
    questions: [
      {
        id: 'may-i-ask',
        question: 'May I ask an applicant about convictions?',
        answer: [
          'Yes, if the job needs it and you have a lawful reason. For most jobs in England and Wales, you may ask about unspent convictions only. The best time is with the job offer. ',
          { label: 'When to ask, and words to use', href: '/employer-guide/ban-the-box' },
          '.',
        ],
      },
      {
        id: 'may-i-refuse',
        question: 'May I turn somebody down because of a conviction?',
        answer: [
          'Not because of a spent one, in most jobs. You may count an unspent one, but weigh it against the job first and talk with the person. ',
          { label: 'A fair way to decide', href: '/employer-guide/risk-assessment' },
          '.',
        ],
      },
      {
        id: 'which-check',
        question: 'Which DBS check can I ask for?',
        answer: [
          'The job decides. Any job can have a basic check, if you have a lawful reason. Standard and enhanced checks are only for jobs that the law names. ',
          { label: 'The levels side by side', href: '/employer-guide/dbs-checks' },
          '.',
        ],
      },
      {
        id: 'insurance',
        question: 'Will it affect our insurance?',
        answer: [
          'Usually not. Unlock says that insurers do not generally ask a business for details of its staff. Ask your broker once, for the whole business. ',
          { label: 'What to ask your broker', href: '/employer-guide/insurance' },
          '.',
        ],
      },
      {
        id: 'cost',
        question: 'What does it cost to ask you?',
        answer: [
          'Nothing, and it binds you to nothing. ',
          { label: 'Send the short form', href: '/employers#call-back' },
          ` and a person contacts you within ${callBackTime}.`,
        ],
      },
      {
        id: 'post-a-job',
        question: 'Can I post a job here?',
        answer:
          'Not yet. The job board and the dashboards are a demonstration with made-up jobs, and accounts are not open. Today you tell us about the job when we call you.',
      },
    ],
    sources: [
      sources.spentEffect,
      sources.unlockLaw,
      sources.unlockWhen,
      sources.unlockLevels,
      sources.unlockInsurance,
    ],
  },
  {
    id: 'candidates',
    heading: 'For people looking for work',
    questions: [
      {
        id: 'tell-you',
        question: 'Do I have to tell you about my convictions?',
        answer:
          'No. We do not need any details, and please do not write any in a form. But our forms for candidates are for people with convictions, so sending one tells us that you have one.',
      },
      {
        id: 'tell-an-employer',
        question: 'Do I have to tell an employer?',
        answer: [
          'In general, only if you are asked. For most jobs in England and Wales you need not tell an employer about anything spent, even if asked. Jobs with a standard or enhanced DBS check are different. If you are on licence, ask your supervising officer too. ',
          { label: 'Legal help', href: '/resources/legal' },
          ' says who can tell you where you stand.',
        ],
      },
      {
        id: 'who-can-join',
        question: 'Who can join the waitlist?',
        answer: [
          'You need to be 18 or over and live in the UK. You do not need a CV. ',
          { label: 'Join the waitlist', href: '/candidates' },
          '. It is free.',
        ],
      },
      {
        id: 'after-the-form',
        question: 'What happens after I send a form?',
        answer: `You get a confirmation email, unless you had one from us today. It does not say what our service is for. A person contacts you within ${callBackTime}, by phone or email. We cannot promise you a job.`,
      },
      {
        id: 'passed-on',
        question: 'Will you pass my details to employers?',
        answer: 'Not unless you agree.',
      },
      {
        id: 'help-now',
        question: 'I need help today. Where do I go?',
        answer: [
          'See ',
          { label: 'help and resources', href: '/resources' },
          '. It starts with crisis lines, then ID, money and a place to stay. You need no form for it.',
        ],
      },
    ],
    sources: [sources.unlockWhen, sources.spentEffect, sources.nacroLicence],
  },
  {
    id: 'partners',
    heading: 'For partners',
    questions: [
      {
        id: 'who-partners',
        question: 'Who can be a partner?',
        answer: [
          'Charities, social enterprises and public bodies that support people with convictions. ',
          { label: 'How we work with partners', href: '/partners' },
          '.',
        ],
      },
      {
        id: 'refer',
        question: 'Can I refer somebody to you?',
        answer: [
          'There is no referral system yet. The person can ',
          { label: 'ask for a call back', href: '/request-callback/candidate' },
          ', with you beside them if they like. Please do not send us a client’s details or anything about convictions in a form.',
        ],
      },
      {
        id: 'partner-tools',
        question: 'Are there tools for caseworkers?',
        answer: [
          'There is nowhere to keep your own caseload yet. The dashboards for partners and caseworkers are a demonstration, with made-up people. You can print our pages for the people you work with. You can sit with somebody who uses the ',
          { label: 'disclosure calculator', href: '/disclosure-calculator' },
          ' for themselves: see ',
          { label: 'what it may be used for', href: '/terms#tools' },
          '.',
        ],
      },
    ],
  },
  {
    id: 'service',
    heading: 'About the service',
    questions: [
      {
        id: 'works-today',
        question: 'What works today?',
        answer:
          'The waitlist for candidates, the call-back forms for everybody, accounts, the job matcher, the disclosure calculator, the CV builder, a demonstration of the job board and the dashboards, and all the pages to read and print. The AI tools are not open yet.',
      },
      {
        id: 'jobs-real',
        question: 'Are the jobs real?',
        answer:
          'No. The job board is a demonstration: its jobs and companies are made up. We will say clearly when real ones arrive.',
      },
      {
        id: 'what-you-keep',
        question: 'What do you keep about me?',
        answer: [
          'What you put in a form, for at most 12 months in our database. The ',
          { label: 'privacy policy', href: '/privacy-policy' },
          ' says more, and how to have it deleted.',
        ],
      },
      {
        id: 'legal-advice',
        question: 'Is this legal advice?',
        answer:
          'No. It is general information. Each fee, phone line and rule of law has its source and the day we checked it, so that you can look for yourself.',
      },
      {
        id: 'scotland-ni',
        question: 'Does it count in Scotland and Northern Ireland?',
        answer: [
          'You can use the service anywhere in the UK. The rules on spent convictions and checks differ. ',
          { label: 'Who to ask in each place', href: '/compliance#scotland-northern-ireland' },
          '.',
        ],
      },
      {
        id: 'mistake',
        question: 'I found a mistake. How do I tell you?',
        answer: ['Thank you. ', { label: 'Write to us', href: '/contact' }, ' and say which page it is.'],
      },
      {
        id: 'who-runs-it',
        question: 'Who runs this?',
        answer: [
          `${company.brand}, ${company.numberLabel.toLowerCase()} ${company.number}. `,
          { label: 'Read about us', href: '/about' },
          '.',
        ],
      },
    ],
  },
] as const satisfies readonly QuestionGroup[]

const plainText = (text: Prose): string =>
  typeof text === 'string' ? text : text.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join('')

/** The same questions and answers as the page shows, as search engines read them. */
export const plainQuestions: { question: string; answer: string }[] = questionGroups.flatMap(({ questions }) =>
  questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
)
