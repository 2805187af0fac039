/** A form to fill in on paper: labels with space to write, and boxes to tick. */
export type PaperFormContent = {
  heading: string
  note: string
  parts: readonly {
    heading: string
    /** Space for one line, or for several. */
    lines?: readonly { label: string; room: 'line' | 'lines' }[]
    boxes?: { label: string; choices: readonly string[] }
  }[]
}

export const riskAssessmentForm = {
  heading: 'Criminal record risk assessment: one job, one person',
  note: 'Write only what the law lets you take into account, not the story of what happened. Keep only this form, away from the staff file. Destroy it on the date below.',
  parts: [
    {
      heading: '1. The job',
      lines: [
        { label: 'Job, start date, and a code for the person', room: 'line' },
        { label: 'Tasks where a record could matter, written before reading about it', room: 'lines' },
      ],
      boxes: { label: 'The law allows', choices: ['No check', 'Basic', 'Standard', 'Enhanced', 'With barred lists'] },
    },
    {
      heading: '2. What we can take into account',
      boxes: {
        label: 'Everything below is',
        choices: ['Unspent', 'Spent but not protected, and the job is in the Exceptions Order'],
      },
      lines: [{ label: 'In a few words, and how long ago', room: 'line' }],
    },
    {
      heading: '3. Weighed against the tasks',
      lines: [
        { label: 'Relevance to the tasks, or none', room: 'lines' },
        { label: 'What has changed since', room: 'line' },
        { label: 'Safeguards that would help', room: 'line' },
      ],
    },
    {
      heading: '4. The conversation',
      lines: [{ label: 'Date, who was there, and what the person wants us to write down', room: 'lines' }],
    },
    {
      heading: '5. The decision',
      boxes: { label: 'We will', choices: ['Go ahead', 'Go ahead, with safeguards', 'Not offer this job'] },
      lines: [
        { label: 'Our reason, about this job only', room: 'lines' },
        { label: 'Who decided, and date', room: 'line' },
        { label: 'We told the person this, and when we will destroy it, on', room: 'line' },
        { label: 'Review on', room: 'line' },
        { label: 'Destroy this form on', room: 'line' },
      ],
    },
  ],
} as const satisfies PaperFormContent
