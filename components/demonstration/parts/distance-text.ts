import { candidateJobWords as words } from '@/lib/content/dashboards/candidate/candidate-job-words'
import { milesText } from '@/lib/content/wording/job-text'

type Distance = { miles: number | null; remoteFriendly: boolean }

/** How far away a job is, in words; null where the town is not known. */
export function distanceText({ miles, remoteFriendly }: Distance): string | null {
  if (remoteFriendly) return words.home
  return miles === null ? null : milesText(miles)
}
