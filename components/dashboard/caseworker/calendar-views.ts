export const calendarViews = ['week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]
