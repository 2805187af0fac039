import type { Article } from '@/lib/content/article'
import { callBackTime } from '@/lib/content/call-back-time'

export const aiTools = {
  heading: 'AI Tools (coming soon)',
  lead: 'We plan tools that help you get ready for work. There is nothing here to use yet.',
  sections: [
    {
      id: 'planned',
      heading: 'What we plan',
      blocks: [
        {
          kind: 'list',
          items: [
            'Help with words: a first draft for a CV or a letter, which you change until it sounds like you.',
            'Practice questions for an interview, with as many tries as you like.',
            'A chatbot that answers simple questions about work and convictions at any hour, and says when to ask a person.',
          ],
        },
        'Before you use a tool, it will tell you how it works and what it does with your words. AI makes mistakes, so each tool will tell you what to check.',
      ],
    },
    {
      id: 'never',
      heading: 'What they will never do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Decide about a person. No tool of ours will choose, score or turn down anybody for a job.',
            'Send what you type to anybody without asking you first.',
            'Need the details of your conviction.',
            'Stand in for a lawyer, or for a person when you need one.',
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
          ', or ask a person on our team.',
        ],
      ],
    },
  ],
  next: [
    {
      label: 'Join the waitlist',
      href: '/candidates#waitlist',
      text: 'We do not need any details of your convictions.',
    },
    {
      label: 'Ask for a call back',
      href: '/request-callback/candidate',
      text: `A person contacts you within ${callBackTime}.`,
    },
    { label: 'See help and resources', href: '/resources', text: 'Crisis lines first, then work, money and the law.' },
  ],
} as const satisfies Article
