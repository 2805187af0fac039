import { milesBetween } from '@/lib/domain/job-board/town-distance'

/** How far a person lives from a job, in miles: a band, so that it gives away no address. */
export const distanceBands = ['under_5', 'under_10', 'under_25', 'over_25', 'unknown'] as const
export type DistanceBand = (typeof distanceBands)[number]

/** The band for a number of miles; 'unknown' for null. */
export function bandOf(miles: number | null): DistanceBand {
  if (miles === null) return 'unknown'
  return miles < 5 ? 'under_5' : miles < 10 ? 'under_10' : miles < 25 ? 'under_25' : 'over_25'
}

type Place = { town: string; remoteFriendly: boolean }
type Home = {
  town: string
  /** From the person's postcode district to the job's; null where either is unknown. */
  miles: number | null
}

/** How far somebody lives from a job: by postcode district, or otherwise by town. Work at home counts as near. */
export const distanceTo = ({ town, miles }: Home, job: Place): DistanceBand =>
  bandOf(job.remoteFriendly ? 0 : (miles ?? milesBetween(town, job.town)))
