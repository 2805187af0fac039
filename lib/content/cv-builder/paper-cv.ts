import type { PaperFormContent } from '@/lib/content/employer-guide/risk-assessment-form'

export const paperCvPage = {
  heading: 'A blank CV to print',
  link: 'Print a blank CV to fill in by hand',
} as const

/** A CV to write by hand: for who has no scripts, or no phone of their own. */
export const paperCv = {
  heading: 'Your CV on paper',
  note: 'Print this page and fill it in by hand. Anybody at a library, a Jobcentre or a probation office can print it for you. You do not have to write about a conviction on a CV.',
  parts: [
    {
      heading: '1. You',
      lines: [
        { label: 'Full name', room: 'line' },
        { label: 'Phone number', room: 'line' },
        { label: 'Email address, if you have one', room: 'line' },
        { label: 'Town (not the whole address)', room: 'line' },
      ],
    },
    {
      heading: '2. Two or three lines about you',
      lines: [{ label: 'What you are good at, and the kind of work you want', room: 'lines' }],
    },
    {
      heading: '3. Your newest job, paid or not',
      lines: [
        { label: 'What you were, such as ‘Cleaner’', room: 'line' },
        { label: 'Where, or the name of the course or workshop', room: 'line' },
        { label: 'From (month and year) to (month and year)', room: 'line' },
        { label: 'What you did there', room: 'lines' },
      ],
    },
    {
      heading: '4. A job before that',
      lines: [
        { label: 'What you were', room: 'line' },
        { label: 'Where', room: 'line' },
        { label: 'From and to', room: 'line' },
        { label: 'What you did there', room: 'lines' },
      ],
    },
    {
      heading: '5. Skills and learning',
      lines: [
        { label: 'Skills, languages and licences', room: 'lines' },
        { label: 'Qualifications and courses, with the year', room: 'lines' },
      ],
    },
    {
      heading: '6. Before you hand it in',
      boxes: {
        label: 'Have you checked these?',
        choices: ['My name and phone number are right', 'Somebody else has read it', 'I have kept a copy'],
      },
    },
  ],
} as const satisfies PaperFormContent
