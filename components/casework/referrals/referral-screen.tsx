import { ReferralPage, type ShownReferral } from '@/components/casework/referrals/referral-page'
import { DoneNotice } from '@/components/work/done-notice'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { referralDoneOf } from '@/lib/content/casework/referrals'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import type { PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { firstContactClock, referralParties } from '@/lib/domain/referrals/referral-life'

type Props = {
  portal: PeoplePortal
  referral: ShownReferral
  kept: KeptForm | null
  done: unknown
  today: PlainDate
}

/** One referral, with what was done and what went wrong. */
export function ReferralScreen({ portal, referral, kept, done, today }: Props) {
  return (
    <ReferralPage
      portal={portal}
      referral={referral}
      clock={firstContactClock(referral.state, referral.contactDueOn, today, bankHolidayDays)}
      kept={kept}
      notices={
        <>
          <DoneNotice words={referralDoneOf(referralParties(referral), referral.isMine)} done={done} />
          <ProblemNotice kept={kept} forms={['referral-consent']} />
        </>
      }
      today={today}
    />
  )
}
