import { costSentence } from '@/lib/content/employers/cost'
import { callBackTime } from '@/lib/content/site/call-back-time'
import { company } from '@/lib/content/site/company'
import { employerSources as sources } from '@/lib/content/employer-guide/sources'
import type { DescribedLink } from '@/lib/content/prose/article'
import type { PublishedSource } from '@/lib/content/figures/figure'
import type { Prose } from '@/lib/content/prose/prose'

export type QuestionGroup = {
  id: string
  heading: string
  questions: readonly { id: string; question: string; answer: Prose }[]
  sources?: readonly PublishedSource[]
}

export const faqsPage = {
  heading: 'Frequently asked questions',
  lead: 'Short answers for employers, people looking for work and partners, and about the service.',
  next: [
    {
      label: 'Ask us anything',
      href: '/request-callback',
      text: `Someone will read it and contact you within ${callBackTime}.`,
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
        question: 'Can I ask an applicant about convictions?',
        answer: [
          'Yes, if the job needs it and you have a lawful reason. For most jobs in England and Wales, you can ask about unspent convictions only. The best time is when you make the job offer. ',
          { label: 'When to ask, and what to say', href: '/employer-guide/ban-the-box' },
          '.',
        ],
      },
      {
        id: 'may-i-refuse',
        question: 'Can I turn somebody down because of a conviction?',
        answer: [
          'Not because of a spent one, in most jobs. You can take an unspent one into account, but weigh it against the job first and talk to the person. ',
          { label: 'A fair way to decide', href: '/employer-guide/risk-assessment' },
          '.',
        ],
      },
      {
        id: 'which-check',
        question: 'Which DBS check can I ask for?',
        answer: [
          'It depends on the job. You can ask for a basic check for any job, if you have a lawful reason. Standard and enhanced checks are only for jobs named in law. ',
          { label: 'The levels side by side', href: '/employer-guide/dbs-checks' },
          '.',
        ],
      },
      {
        id: 'insurance',
        question: 'Will it affect our insurance?',
        answer: [
          'Usually not. Unlock says that insurers do not generally ask a business for details of its staff. Ask your insurance broker once, for the whole business. ',
          { label: 'What to ask your broker', href: '/employer-guide/insurance' },
          '.',
        ],
      },
      {
        id: 'cost',
        question: 'What does it cost?',
        answer: [
          `Talking to us costs nothing, and there’s no obligation. ${costSentence ?? ''} `,
          { label: 'Send the short form', href: '/employers#call-back' },
          ` and someone will contact you within ${callBackTime}.`,
        ],
      },
      {
        id: 'post-a-job',
        question: 'Can I post a job here?',
        answer:
          'Yes. Open an account and tell us about your company. Once we’ve approved it, you can post jobs from your portal, and our team reads each one before it goes live. You can also tell us about a job when we call you.',
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
          'No. We don’t need any details, so please don’t put any in a form. But our forms for candidates are for people with convictions, so sending one tells us that you have one.',
      },
      {
        id: 'tell-an-employer',
        question: 'Do I have to tell an employer?',
        answer: [
          'In general, only if you’re asked. For most jobs in England and Wales, you don’t have to tell an employer about anything spent, even if they ask. Jobs with a standard or enhanced DBS check are different. If you’re on licence, ask your supervising officer too. ',
          { label: 'Legal help', href: '/resources/legal' },
          ' says who can tell you where you stand.',
        ],
      },
      {
        id: 'who-can-join',
        question: 'Who can join the waitlist?',
        answer: [
          'You need to be 18 or over and live in the UK. You don’t need a CV. ',
          { label: 'Join the waitlist', href: '/candidates' },
          '. It’s free.',
        ],
      },
      {
        id: 'after-the-form',
        question: 'What happens after I send a form?',
        answer: `If you gave an email address, you’ll get a confirmation, unless you’ve already had one from us today. It doesn’t say what our service is for. Someone will contact you within ${callBackTime}, by phone or email. We can’t promise you a job.`,
      },
      {
        id: 'passed-on',
        question: 'Will you pass my details to employers?',
        answer: 'Only if you say yes.',
      },
      {
        id: 'help-now',
        question: 'I need help today. Where do I go?',
        answer: [
          'See ',
          { label: 'help and resources', href: '/resources' },
          '. It starts with crisis lines, then ID, money and a place to stay. There’s no form to fill in.',
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
          'Yes. Once your organisation has joined, and with the person’s agreement, you can refer them to another organisation here. ',
          { label: 'See who takes referrals now', href: '/partners' },
          '. Somebody can also refer themselves from that page, or ',
          { label: 'ask for a call back', href: '/request-callback/candidate' },
          ', with you beside them if they like. Please don’t send us a client’s details or anything about convictions in a form.',
        ],
      },
      {
        id: 'partner-tools',
        question: 'Are there tools for caseworkers?',
        answer: [
          'Yes. Once we’ve approved your organisation, you can keep a file about each person who agrees to it, with appointments, notes, messages and referrals. ',
          { label: 'Try the demonstration', href: '/dashboard/caseworker' },
          ' first, with made-up people. You can also print our pages for the people you work with, and sit with somebody who is using the ',
          { label: 'disclosure calculator', href: '/disclosure-calculator' },
          ' for themselves: see ',
          { label: 'who can use it', href: '/terms#tools' },
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
          'You can make an account, post jobs and apply for them. With a person’s agreement, charities can keep a file, make referrals and send messages. You can join the waitlist or ask us to call you back. The job matcher, the disclosure calculator and the CV builder work. So does a demonstration of four dashboards. You can read and print all our pages. The AI tools aren’t ready yet.',
      },
      {
        id: 'jobs-real',
        question: 'Are the jobs real?',
        answer:
          'Yes, unless a note at the top of the page says that they’re made-up examples. Each real one is from a company that we’ve approved, and our team has read it.',
      },
      {
        id: 'what-you-keep',
        question: 'What do you keep about me?',
        answer: [
          'If you send a form, we delete it within 12 months. If you have an account, we keep more. The ',
          { label: 'privacy policy', href: '/privacy-policy' },
          ' says what we keep, for how long, and how to have it deleted.',
        ],
      },
      {
        id: 'legal-advice',
        question: 'Is this legal advice?',
        answer:
          'No. It’s general information. We give a source for each fee, phone line and rule of law, so you can check for yourself.',
      },
      {
        id: 'scotland-ni',
        question: 'Does this apply in Scotland and Northern Ireland?',
        answer: [
          'You can use the service anywhere in the UK. The rules on spent convictions and checks differ. ',
          { label: 'Who to ask in each place', href: '/compliance#scotland-northern-ireland' },
          '.',
        ],
      },
      {
        id: 'mistake',
        question: 'I found a mistake. How do I tell you?',
        answer: ['Thank you for spotting it. ', { label: 'Tell us', href: '/contact' }, ' which page it’s on.'],
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

/** The page's questions and answers as plain text, for search engines. */
export const plainQuestions: { question: string; answer: string }[] = questionGroups.flatMap(({ questions }) =>
  questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
)
