import type { HoursWanted } from '@/lib/domain/candidates/profile'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { Job } from '@/lib/domain/job-board/job'
import { isAtNight } from '@/lib/domain/job-board/night-work'

export const fits = ['strong', 'possible', 'ruled_out'] as const
type Fit = (typeof fits)[number]

/**
 * Why a job does not suit: too far, nights, more or fewer hours than wanted, a place where the person cannot work, or that
 * it closes before they are released.
 */
export const reasonsAgainst = ['too_far', 'nights', 'hours', 'place', 'release'] as const
type Against = (typeof reasonsAgainst)[number]

export type JobMatch = {
  fit: Fit
  miles: number | null
  sharedSkills: readonly string[]
  against: readonly Against[]
}

/** One shared skill makes a job strong no further away than this, in miles. */
export const nearMiles = 15

type Weighed = { miles: number | null; sharedSkills: readonly string[]; against: readonly Against[] }

/** Whatever is against it rules a job out; skills make it strong, one that is shared only if the job is near. */
const weigh = ({ miles, sharedSkills, against }: Weighed): JobMatch => {
  const isStrong = sharedSkills.length > 1 || (sharedSkills.length === 1 && miles !== null && miles <= nearMiles)
  return { fit: against.length > 0 ? 'ruled_out' : isStrong ? 'strong' : 'possible', miles, sharedSkills, against }
}

/**
 * Why a job that nothing is against is no more than possible: it shares no skill, or one skill and is not near, or one and
 * nobody knows how far it is. Null for a job that is strong or ruled out.
 */
export function whyOnlyPossible({ fit, miles, sharedSkills }: JobMatch): 'no_skill' | 'not_near' | 'unplaced' | null {
  if (fit !== 'possible') return null
  return sharedSkills.length === 0 ? 'no_skill' : miles === null ? 'unplaced' : 'not_near'
}

/** What somebody can and wants to do, as whoever helps them enters it. */
export type WorkNeeds = {
  /** The furthest distance, in miles. */
  miles: number
  hours: HoursWanted
  nights: boolean
  /** Tickets and skills, each once. */
  tickets: readonly string[]
  /** Postcode districts where they cannot work, such as LS1. */
  barred: readonly string[]
  /** The expected day of release of somebody in custody; null for everybody else, and where nobody knows it. */
  releaseOn: PlainDate | null
}

const isWithin = (hours: HoursWanted, hoursPerWeek: number): boolean =>
  hours === 'up_to_16'
    ? hoursPerWeek <= 16
    : hours === 'up_to_30'
      ? hoursPerWeek <= 30
      : hours === 'any' || hoursPerWeek > 30

type Times = Pick<Job, 'hoursPerWeek' | 'pattern'>

/** Which of somebody's hours and nights a job does not keep to. */
export const againstTimes = ({ hours, nights }: Pick<WorkNeeds, 'hours' | 'nights'>, job: Times): Against[] => [
  ...(!nights && isAtNight(job.pattern) ? (['nights'] as const) : []),
  ...(isWithin(hours, job.hoursPerWeek) ? [] : (['hours'] as const)),
]

type Placed = Times &
  Pick<Job, 'skills' | 'requirements' | 'remoteFriendly' | 'closesOn' | 'dayReleasePossible'> & {
    postcode: string
  }

/**
 * How well a job suits somebody, from what was entered by hand or the person shares of their profile: distance, hours and
 * skills. A record plays no part. A ticket is shared if the advert asks for it, or for a skill that it
 * names, such as food hygiene for 'Food hygiene level 2', in whatever case. Somebody in custody can
 * begin before their release only where day release is possible.
 * @param miles how far the job is from where the person lives; null where that is not known
 */
export function matchPlacedJob(needs: WorkNeeds, job: Placed, miles: number | null): JobMatch {
  const skills = job.skills.map((skill) => skill.toLowerCase())
  const asked = [...skills, ...job.requirements.map((text) => text.toLowerCase())]
  const isAsked = (ticket: string): boolean =>
    asked.some((text) => text.includes(ticket)) || skills.some((skill) => ` ${ticket} `.includes(` ${skill} `))
  const district = job.postcode.split(' ')[0] ?? ''
  const far = job.remoteFriendly ? 0 : miles
  const closesFirst = needs.releaseOn !== null && job.closesOn !== null && job.closesOn < needs.releaseOn
  return weigh({
    miles: far,
    sharedSkills: needs.tickets.filter((ticket) => isAsked(ticket.toLowerCase())),
    against: [
      ...(far !== null && far > needs.miles ? (['too_far'] as const) : []),
      ...againstTimes(needs, job),
      ...(!job.remoteFriendly && needs.barred.includes(district) ? (['place'] as const) : []),
      ...(closesFirst && !job.dayReleasePossible ? (['release'] as const) : []),
    ],
  })
}
