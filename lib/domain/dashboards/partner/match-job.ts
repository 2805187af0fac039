import type { Person } from '@/lib/domain/dashboards/service-state'
import type { Job } from '@/lib/domain/job-board/job'
import { isAtNight } from '@/lib/domain/job-board/night-work'
import { milesBetween } from '@/lib/domain/job-board/town-distance'

export const fits = ['strong', 'possible', 'ruled_out'] as const
export type Fit = (typeof fits)[number]

export type JobMatch = {
  fit: Fit
  miles: number | null
  sharedSkills: readonly string[]
  /** Why it does not fit: too far, or nights for somebody who may not work nights. */
  against: readonly ('too_far' | 'nights')[]
}

const farthest = 25
const near = 15

/**
 * How well a job suits somebody, from their skills, distance and hours. A record plays no part. Too far is more than 25
 * miles, unless the work is done from home.
 */
export function matchJob(person: Pick<Person, 'town' | 'skills' | 'limits'>, job: Job): JobMatch {
  const miles = job.remoteFriendly ? 0 : milesBetween(person.town, job.town)
  const sharedSkills = job.skills.filter((skill) => person.skills.includes(skill))
  const against = [
    ...(miles !== null && miles > farthest ? (['too_far'] as const) : []),
    ...(person.limits.includes('no_nights') && isAtNight(job.pattern) ? (['nights'] as const) : []),
  ]
  const isStrong = sharedSkills.length > 1 || (sharedSkills.length === 1 && miles !== null && miles <= near)
  const fit = against.length > 0 ? 'ruled_out' : isStrong ? 'strong' : 'possible'
  return { fit, miles, sharedSkills, against }
}
