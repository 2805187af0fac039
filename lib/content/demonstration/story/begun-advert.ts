/**
 * What the story's employer has written of a new advert, so that its form shows what an advert is like. Its last sentence
 * turns people away, so that the form opens with a note of how an advert is checked.
 */
export const begunAdvert = {
  title: 'Evening Picker',
  type: 'Part-time',
  sector: 'logistics',
  vacancies: 2,
  description:
    'You pick orders from the shelves with a hand scanner and pack them for the morning vans. We show you everything in your first week, and somebody works beside you until you are sure. You must have a clean record.',
} as const
