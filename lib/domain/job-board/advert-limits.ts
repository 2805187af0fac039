/** Upper limits on what a company writes, in characters or in lines. */
export const advertLimits = {
  title: 100,
  line: 160,
  text: 5000,
  reason: 300,
  lines: 20,
  exclusions: 6,
  vacancies: 100,
  hoursPerWeek: 60,
  /** In pence. */
  pay: { hour: 20_000, year: 50_000_000 },
  /** Counted from the day it is sent. */
  daysToClose: 366,
} as const
