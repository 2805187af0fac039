/** What the service costs an employer. Change it before the pilot ends: every page that says so reads it here. */
const isPilot = true as boolean

/** One sentence for wherever an employer would ask; null once the pilot is over and the prices are said instead. */
export const costSentence: string | null = isPilot
  ? 'During the pilot, posting jobs, hiring and our support are free. If that changes, we’ll tell you before it does.'
  : null

/** The same in a few words, for a list. */
export const costPoint: string | null = isPilot ? 'Posting jobs, hiring and our support, free during the pilot' : null
