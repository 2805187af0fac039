import { candidateJobWords as words } from '@/lib/content/dashboards/candidate/jobs'

type Distance = { miles: number | null; remoteFriendly: boolean }

/** How far away a job is, in words; null where the town is not known. */
export function distanceText({ miles, remoteFriendly }: Distance): string | null {
  if (remoteFriendly) return words.home
  if (miles === null) return null
  return miles === 0 ? words.near : words.milesAway(miles)
}
