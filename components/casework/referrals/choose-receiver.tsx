import type { Route } from 'next'

import { FindTaker } from '@/components/casework/referrals/find-taker'
import type { Taker } from '@/components/casework/referrals/takers-list'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/work/empty-state'
import { beginReferralWords as words } from '@/lib/content/casework/referrals'

type Props = {
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
export function ChooseReceiver({ action, takers, own, again, of, find = '' }: Props) {
  const button = (id: string, name: string) => (
    <form action={action} method="get">
      <input type="hidden" name="to" value={id} />
      {of ? <input type="hidden" name="of" value={of} /> : null}
      {again === null ? null : <input type="hidden" name="again" value={again} />}
      <Button type="submit" look="secondary" isSmall aria-label={words.takeLabel(name)}>
        {words.take}
      </Button>
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
            act={({ id, name }) => button(id, name)}
          />
        )}
      </section>
      {of ? null : (
        <section className="dash-section" aria-labelledby="own-takers">
          <h2 id="own-takers">{words.own}</h2>
          <p>
            {own.name}. {words.ownText}
          </p>
          {button(own.id, own.name)}
        </section>
      )}
    </>
  )
}
