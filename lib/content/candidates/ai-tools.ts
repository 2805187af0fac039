import type { Article } from '@/lib/content/prose/article'
import { callBackTime } from '@/lib/content/site/call-back-time'

export const aiTools = {
  heading: 'AI Tools (coming soon)',
  lead: 'We’re planning tools to help you get ready for work. They’re not ready yet.',
  sections: [
    {
      id: 'planned',
      heading: 'What we’re planning',
      blocks: [
        {
          kind: 'list',
          items: [
            'Help with writing: a first draft of a CV or a letter, for you to change until it sounds like you.',
            'Practice interview questions, with as many tries as you like.',
            'A chatbot that answers simple questions about work and convictions at any time, and tells you when to ask a person.',
          ],
        },
        'Each tool will tell you how it works and what it does with your words before you use it. AI makes mistakes, so it will also tell you what to check.',
      ],
    },
    {
      id: 'never',
      heading: 'What they will never do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Make decisions about people. None of our tools will choose, score or turn down anybody for a job.',
            'Send what you type to anybody without asking you first.',
            'Need the details of your conviction.',
            'Replace a lawyer, or a person when you need one.',
          ],
        },
      ],
    },
    {
      id: 'today',
      heading: 'What works today',
      blocks: [
        [
          'The help on this site is written by people. You can read the ',
          { label: 'help and resources', href: '/resources' },
          ', work out ',
          { label: 'when a conviction is spent', href: '/disclosure-calculator' },
          ' (by rule, without AI), see ',
          { label: 'where to get help with finding work', href: '/resources/employment' },
          ', or ask someone on our team.',
        ],
      ],
    },
  ],
  next: [
    {
      label: 'Join the waitlist',
      href: '/candidates#waitlist',
      text: 'We don’t need any details of your convictions.',
    },
    {
      label: 'Request a call back',
      href: '/request-callback/candidate',
      text: `Someone will contact you within ${callBackTime}.`,
    },
    { label: 'See help and resources', href: '/resources', text: 'Crisis lines first, then work, money and the law.' },
  ],
} as const satisfies Article
