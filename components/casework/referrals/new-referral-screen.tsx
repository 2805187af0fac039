import type { Route } from 'next'

import { ChooseReceiver } from '@/components/casework/referrals/choose-receiver'
import type { Receivers } from '@/components/casework/referrals/receivers'
import { ReferralConsent } from '@/components/casework/referrals/referral-consent'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { ProblemNotice } from '@/components/work/problem-notice'
import { beginReferralWords as words } from '@/lib/content/casework/referrals'
import type { PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  /** Null for somebody who works nowhere. */
  receivers: Receivers | null
  kept: KeptForm | null
}

/** Beginning a referral: who receives it, then what the person agrees to. */
export function NewReferralScreen({ portal, receivers, kept }: Props) {
  if (!receivers?.mayRefer) return <EmptyState text={words.noRight} />
  const path = `${portal}/referrals/new` as Route
  // What was typed for an organisation that stopped taking referrals goes on to the next one.
  const { chosen } = receivers
  return (
    <>
      <DetailHeading heading={words.title} shows={words.lead} />
      {chosen === null ? (
        <>
          <ProblemNotice kept={kept} forms={['referral-begin']} />
          <ChooseReceiver action={path} {...receivers} />
        </>
      ) : (
        <ReferralConsent portal={portal} receiver={chosen} wording={receivers.wording} otherHref={path} kept={kept} />
      )}
    </>
  )
}
