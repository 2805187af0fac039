/** What the story's employer has written of a new advert, so that its form shows what an advert is like. */
export const begunAdvert = {
  title: 'Evening Picker',
  type: 'Part-time',
  sector: 'logistics',
  vacancies: 2,
  description:
    'You pick orders from the shelves with a hand scanner and pack them for the morning vans. We show you everything in your first week, and somebody works beside you until you are sure.',
} as const
