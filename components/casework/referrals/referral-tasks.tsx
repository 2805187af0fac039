import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import type { PeoplePortal } from '@/lib/domain/casework/people-portal'
import { referralLifeLabels } from '@/lib/content/casework/referrals'
import { referralTaskWords as words } from '@/lib/content/casework/referral-tasks'
import { momentDayText } from '@/lib/content/wording/moment-text'
import type { ReferralLifeState } from '@/lib/domain/referrals/referral-life'

type Props = {
  portal: PeoplePortal
  tasks: {
    waiting: number
    late: number
    answered: readonly {
      reference: string
      name: string | null
      receiver: string
      state: ReferralLifeState
      at: string
    }[]
  }
}

/** The referrals that wait for an answer, the first contacts that are late, and what others have answered. */
export function ReferralTasks({ portal, tasks: { waiting, late, answered } }: Props) {
  if (waiting + late + answered.length === 0) return null
  const list = `${portal}/referrals`
  return (
    <section className="dash-section" aria-labelledby="referral-tasks">
      <h2 id="referral-tasks">{words.heading}</h2>
      <ul className="plain-list dash-lines">
        {waiting === 0 ? null : (
          <li>
            <PageLink href={`${list}?state=sent` as Route}>{words.waiting(waiting)}</PageLink>
          </li>
        )}
        {late === 0 ? null : (
          <li>
            <PageLink href={`${list}?state=late` as Route}>{words.late(late)}</PageLink>
          </li>
        )}
      </ul>
      {answered.length === 0 ? null : (
        <>
          <h3>{words.answeredHeading}</h3>
          <ul className="plain-list dash-lines">
            {answered.map(({ reference, name, receiver, state, at }) => (
              <li key={reference}>
                <PageLink href={`${list}/${reference}` as Route}>
                  {words.answered(name ?? reference, receiver, referralLifeLabels[state], momentDayText(at))}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
