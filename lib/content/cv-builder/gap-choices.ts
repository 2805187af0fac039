/**
 * True and neutral words for a time without a job. `title` is what the person can add to the CV; it is never added for
 * them. `say` is one line for an interview.
 */
type GapChoice = { label: string; title: string | null; say: string }

export const gapChoices = {
  training: {
    label: 'I was learning or training',
    title: 'Training',
    say: 'I used that time to learn. I can tell you what I learned and how it helps in this job.',
  },
  caring: {
    label: 'I was caring for somebody',
    title: 'Caring for family',
    say: 'I was caring for somebody close to me. I am free to work now.',
  },
  volunteering: {
    label: 'I did unpaid work',
    title: 'Volunteering',
    say: 'I was not in paid work, but I kept busy as a volunteer.',
  },
  looking: {
    label: 'I was looking for work',
    title: 'Looking for work',
    say: 'I was looking for the right job. I kept my skills up while I looked.',
  },
  unavailable: {
    label: 'I was not available for work',
    title: 'Not available for work',
    say: 'I was not able to work then. That is over, and I am ready to start.',
  },
  leave: {
    label: 'I would rather leave the gap',
    title: null,
    say: 'I had some time away from work. I am happy to talk about it in private.',
  },
} as const satisfies Record<string, GapChoice>

export type GapChoiceId = keyof typeof gapChoices
