import type { Route } from 'next'

import { ReferralList } from '@/components/casework/referrals/referral-list'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { peopleWords } from '@/lib/content/casework/people'
import { referralDone, referralListWords as words } from '@/lib/content/casework/referrals'
import { membersPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { ReferralQuery } from '@/lib/domain/referrals/referral-query'
import type { ComponentProps } from 'react'

type List = ComponentProps<typeof ReferralList>
type Props = {
  portal: PeoplePortal
  query: ReferralQuery
  /** Null for somebody who has nothing to do with referrals. */
  screen: Pick<List, 'mayRefer' | 'taking' | 'referrals' | 'hasMore'> | null
  done: unknown
}

/** The list of referrals. */
export function ReferralsScreen({ portal, query, screen, done }: Props) {
  return (
    <>
      <DoneNotice words={referralDone} done={done} />
      <DetailHeading heading={words.title} shows={screen === null || screen.mayRefer ? words.lead : words.ownLead} />
      {screen === null ? (
        <EmptyState text={words.noRight} link={{ label: peopleWords.whoManages, href: membersPath(portal) as Route }} />
      ) : (
        <ReferralList portal={portal} query={query} {...screen} />
      )}
    </>
  )
}
