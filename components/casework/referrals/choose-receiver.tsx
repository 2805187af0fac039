import type { Route } from 'next'
import type { ReactNode } from 'react'

import { FindTaker } from '@/components/casework/referrals/find-taker'
import type { Taker } from '@/components/casework/referrals/takers-list'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { EmptyState } from '@/components/work/empty-state'
import { beginReferralWords as words } from '@/lib/content/casework/referrals'
import { peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  /** Where the choice leads. */
  action: Route
  takers: readonly Taker[]
  own: { id: string; name: string }
  /** Under which what was typed before is kept. */
  again: string | null
  /** The file that a new one is begun from: never to the organisation that has it. */
  of?: string | undefined
  /** What is searched for among them; '' for all. @default '' */
  find?: string
}

/** Who takes referrals at the moment, each with a button that chooses it. */
export function ChooseReceiver({ portal, action, takers, own, again, of, find = '' }: Props) {
  const choice = (id: string, button: ReactNode) => (
    <form action={action} method="get">
      <input type="hidden" name="to" value={id} />
      {of ? <input type="hidden" name="of" value={of} /> : null}
      {again === null ? null : <input type="hidden" name="again" value={again} />}
      {button}
    </form>
  )
  const others = takers.filter(({ id }) => id !== own.id)
  return (
    <>
      <section className="dash-section" aria-labelledby="takers">
        <h2 id="takers">{words.choose}</h2>
        {others.length === 0 ? (
          <EmptyState text={words.none} />
        ) : (
          <FindTaker
            saysPlaces
            takers={others}
            page={action}
            keeps={{ of: of ?? null, again }}
            find={find}
            act={({ id, name }) =>
              choice(
                id,
                <Button type="submit" look="secondary" isSmall aria-label={words.takeLabel(name)}>
                  {words.take}
                </Button>,
              )
            }
          />
        )}
      </section>
      {of ? null : (
        <section className="dash-section" aria-labelledby="own-takers">
          <h2 id="own-takers">{words.own}</h2>
          <p>
            {words.ownText[0]}
            <PageLink href={`${peoplePath(portal)}/new` as Route}>{words.ownText[1]}</PageLink>
            {words.ownText[2]}
          </p>
          {choice(
            own.id,
            <Button type="submit" look="secondary" isSmall>
              {words.takeOwn(own.name)}
            </Button>,
          )}
        </section>
      )}
    </>
  )
}
