import type { JobMilestone } from '@/lib/domain/outcomes/job-check'

const dayMs = 24 * 60 * 60 * 1000
const firstMorning = new Date('2025-01-06T09:00:00Z')
export const lastDay = 366
export const morning = (day: number): Date => new Date(firstMorning.getTime() + day * dayMs)
export const dateOf = (day: number): string => morning(day).toISOString().slice(0, 10)
/** The day, counted from the first, on which a number of months after another has come. */
const monthsAfter = (day: number, months: number): number => {
  const moment = morning(day)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  return Math.round((moment.getTime() - firstMorning.getTime()) / dayMs)
}

/**
 * What people do with the questions they get: answer at once and let the employer be asked too; answer only the
 * reminder; never answer; have left by the second check; or say in the second week that it goes not well.
 */
type Habit = 'answers' | 'late' | 'silent' | 'leaves' | 'unwell'
export const hired: readonly { email: string; begins: number; isHelped: boolean; habit: Habit }[] = [
  { email: 'ada@example.org', begins: 20, isHelped: true, habit: 'answers' },
  { email: 'bo@example.org', begins: 100, isHelped: true, habit: 'answers' },
  { email: 'cy@example.org', begins: 30, isHelped: true, habit: 'late' },
  { email: 'di@example.org', begins: 40, isHelped: true, habit: 'silent' },
  { email: 'el@example.org', begins: 50, isHelped: true, habit: 'leaves' },
  { email: 'fu@example.org', begins: 60, isHelped: true, habit: 'unwell' },
  { email: 'gus@example.org', begins: 1, isHelped: false, habit: 'answers' },
  { email: 'hal@example.org', begins: 200, isHelped: false, habit: 'silent' },
  ...[5, 15, 25, 110, 115, 120, 125].map((begins) => ({
    email: `answers-${begins}@example.org`,
    begins,
    isHelped: false,
    habit: 'answers' as const,
  })),
  ...[35, 45, 130, 140].map((begins) => ({
    email: `leaves-${begins}@example.org`,
    begins,
    isHelped: false,
    habit: 'leaves' as const,
  })),
]
/** Jobs that the caseworker writes down and checks herself, two days after each is due. */
export const written = [
  { name: 'Quill Feather', begins: 70 },
  { name: 'Robin Ash', begins: 220 },
] as const
export const toldAfter = 2

export const dueDays = (begins: number): Readonly<Record<JobMilestone, number>> => ({
  '6_weeks': begins + 42,
  '13_weeks': begins + 91,
  '6_months': monthsAfter(begins, 6),
  '12_months': monthsAfter(begins, 12),
})

/** What the checks of a life must have come to, worked out from its habit alone: milestone, answer, evidence. */
export function expectedChecks({ begins, habit }: (typeof hired)[number]): string[] {
  const delay = { answers: 0, late: 7, silent: 28, leaves: 0, unwell: 0 }[habit]
  return (Object.entries(dueDays(begins)) as [JobMilestone, number][])
    .filter(
      ([milestone, due]) => due <= lastDay && !(habit === 'leaves' && ['6_months', '12_months'].includes(milestone)),
    )
    .map(([milestone, due]) => {
      // The first morning that is more than a week, or four weeks, after the one before.
      const isSettled = due + delay + (delay > 0 ? 1 : 0) <= lastDay
      if (!isSettled) return `${milestone} - -`
      if (habit === 'silent') return `${milestone} no_answer -`
      if (habit === 'leaves' && milestone === '13_weeks') return `${milestone} ended person_said`
      const isConfirmed = habit === 'answers' && milestone !== '6_weeks'
      return `${milestone} in_post ${isConfirmed ? 'employer_confirmed' : 'person_said'}`
    })
}

/** The last day of the last whole month, counted from the first: until then the reports count that leave an organisation. */
export const countedDay = 359

/**
 * The days on which a contract of the company begins and ends. Of those who agreed five began in it, and all five stayed: had
 * some left, the counts by how long people stayed would tell them apart, and the contract would show nothing.
 */
export const contractDays = [0, 30] as const

/**
 * What the company's report must count of those who began on the days from one to another, worked out from their habits
 * alone: who agreed to be counted, and of those who was there at each check by the last day counted.
 */
export function expectedValue([from, to]: readonly [number, number]): number[] {
  const agreed = hired.filter(
    ({ habit, begins }) => (habit === 'answers' || habit === 'leaves') && begins >= from && begins <= to,
  )
  const there = (milestone: JobMilestone) =>
    agreed.filter(
      ({ habit, begins }) =>
        dueDays(begins)[milestone] <= countedDay && (habit === 'answers' || milestone === '6_weeks'),
    ).length
  return [agreed.length, there('6_weeks'), there('13_weeks'), there('6_months'), there('12_months')]
}

/** Steps that each include the next, as a report shows them: those that differ from one shown before by 1 to 4 are hidden. */
export function shownOfSteps(falling: readonly number[]): (number | 'hidden')[] {
  const seen: number[] = []
  return falling.map((count) => {
    if ([count, ...seen.map((other) => other - count)].some((gap) => gap > 0 && gap < 5)) return 'hidden'
    seen.push(count)
    return count
  })
}

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
/** An answer of the database with the names that the rules use. */
export const asRead = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(asRead)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [camel(name), asRead(inner)]))
      : value
