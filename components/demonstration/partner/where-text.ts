import { referralsWords as words } from '@/lib/content/demonstration/partner-words'
import type { ReferralRow } from '@/lib/domain/dashboards/partner/fields-partners-see'
import { dayText } from '@/lib/content/wording/date-text'

type Where = Pick<ReferralRow, 'where' | 'expectedReleaseOn'>

/** 'In the community', 'Release 3 December 2026', or that the date is not known. */
export function whereText({ where, expectedReleaseOn }: Where): string {
  if (where === 'community') return words.community
  return expectedReleaseOn === null ? words.noReleaseDay : words.releaseOn(dayText(expectedReleaseOn))
}
