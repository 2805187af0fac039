import { minimumWage } from '@/lib/domain/job-board/minimum-wage'

const sumAnHour =
  /(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:an|per|each|a|\/|p\/|p)\s?h(?:ou)?rs?\b|(\d{1,3}(?:[.,]\d{1,2})?)\s?ph\b/giu

/**
 * Whether what somebody wrote about pay names sums for an hour, and none of them is at least the minimum wage. A sum for a year says
 * nothing without its hours.
 * @param text such as '£13.20 an hour, £1 more at night'
 */
export function saysTooLittleAnHour(text: string): boolean {
  const sums = [...text.matchAll(sumAnHour)].map(([, spoken, short]) =>
    Number((spoken ?? short ?? '').replace(',', '.')),
  )
  return sums.length > 0 && Math.max(...sums) * 100 < minimumWage.pence
}
