import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { findingsOf, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'
import type { CheckDuty } from '@/lib/domain/job-board/check-duty'
import type { DbsLevel } from '@/lib/domain/job-board/job'

export type DemoAdvert = {
  title: string
  description: string
  /** What helps, separated by commas. */
  skills: string
  pattern: string
  /** Before tax, per hour. */
  pence: number
  hoursPerWeek: number
  dbsLevel: DbsLevel
  duty?: CheckDuty | undefined
  dbsReason?: string | undefined
  closesOn: PlainDate
}

/**
 * Everything to be said about an advert in the demonstration, by the rules of the live service: what stops it, and
 * advice. Whether every field is filled in is for the action itself to check.
 */
export const checkDemoAdvert = (advert: DemoAdvert, today: PlainDate): AdvertFinding[] =>
  findingsOf(
    {
      title: advert.title,
      description: advert.description,
      skills: [advert.skills],
      pattern: advert.pattern,
      pay: { from: advert.pence, to: advert.pence, per: 'hour' },
      hoursPerWeek: advert.hoursPerWeek,
      dbsLevel: advert.dbsLevel,
      duty: advert.duty ?? null,
      dbsReason: advert.dbsReason ?? '',
      closesOn: advert.closesOn,
    },
    today,
  )
