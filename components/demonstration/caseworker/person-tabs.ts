export const personTabs = ['overview', 'work', 'support', 'applications', 'notes', 'timeline'] as const
export type PersonTab = (typeof personTabs)[number]
