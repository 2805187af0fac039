export const prisonWorkTypes = ['kitchen', 'laundry', 'workshop', 'cleaning', 'library'] as const
export type PrisonWorkType = (typeof prisonWorkTypes)[number]
