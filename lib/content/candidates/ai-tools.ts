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
            'Ask for details of your conviction.',
            'Take the place of a lawyer or a real person.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Make your CV', href: '/cv-builder', text: 'Eight short steps. What you type stays on your device.' },
    {
      label: 'Find out when your conviction is spent',
      href: '/disclosure-calculator',
      text: 'A few short questions, answered by rule and without AI.',
    },
    {
      label: 'See if a job suits you',
      href: '/job-matcher',
      text: 'A few questions about the job, and what can improve your chances.',
    },
    {
      label: 'Request a call back',
      href: '/request-callback/candidate',
      text: `Someone will contact you within ${callBackTime}.`,
    },
  ],
} as const satisfies Article
