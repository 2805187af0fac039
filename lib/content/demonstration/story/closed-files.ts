import type { ClosedFile } from '@/lib/domain/outcomes/closed-file'
import { referralServices } from '@/lib/domain/referrals/referral'

type Group = Pick<ClosedFile, 'reached' | 'outcome'> & {
  people: number
  /** When the latest of the group was referred, in days from today, and the days between one referral and the next. */
  latest: number
  every: number
}

/** The charity's 104 clients from before the story. Those in a group got equally far and had the same outcome. */
const groups: readonly Group[] = [
  { people: 6, reached: 'referred', outcome: 'no_progress', latest: -40, every: 50 },
  { people: 12, reached: 'engaged', outcome: 'some_progress', latest: -30, every: 28 },
  { people: 9, reached: 'applied', outcome: 'some_progress', latest: -35, every: 44 },
  { people: 9, reached: 'applied', outcome: 'training_started', latest: -57, every: 44 },
  { people: 14, reached: 'interview', outcome: 'ready_for_work', latest: -40, every: 30 },
  { people: 6, reached: 'offer', outcome: 'ready_for_work', latest: -60, every: 60 },
  { people: 8, reached: 'started', outcome: 'job_started', latest: -70, every: 40 },
  { people: 14, reached: '6_weeks', outcome: 'job_started', latest: -100, every: 25 },
  { people: 26, reached: '6_months', outcome: 'job_started', latest: -260, every: 17 },
]

const serviceAt = (index: number) => referralServices.slice(index % referralServices.length)[0] ?? 'cv'

export const storyClosedFiles = groups
  .flatMap(({ people, latest, every, ...file }) =>
    Array.from({ length: people }, (_, index) => ({ ...file, received: latest - index * every })),
  )
  .map((file, index) => ({ ...file, services: [...new Set([serviceAt(index), serviceAt(index * 3 + 1)])] }))
