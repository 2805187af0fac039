import type { Route } from 'next'

import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/work/empty-state'
import { Facts } from '@/components/work/facts'
import { beginReferralWords as words } from '@/lib/content/casework/referrals'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import type { ReferralService } from '@/lib/domain/referrals/referral'

type Taker = {
  id: string
  name: string
  services: readonly ReferralService[]
  areas: readonly string[]
  placesLeft: number | null
}

type Props = {
  /** Where the choice leads. */
  action: Route
  takers: readonly Taker[]
  own: { id: string; name: string }
  /** Under which what was typed before is kept. */
  again: string | null
}

/** Who takes referrals at the moment, each with a button that chooses it. */
export function ChooseReceiver({ action, takers, own, again }: Props) {
  const button = (id: string, name: string) => (
    <form action={action} method="get">
      <input type="hidden" name="to" value={id} />
      {again === null ? null : <input type="hidden" name="again" value={again} />}
      <Button type="submit" look="secondary" isSmall aria-label={words.takeLabel(name)}>
        {words.take}
      </Button>
    </form>
  )
  const others = takers.filter(({ id }) => id !== own.id)
  return (
    <section className="dash-section" aria-labelledby="takers">
      <h2 id="takers">{words.choose}</h2>
      {others.length === 0 ? <EmptyState text={words.none} /> : null}
      <ul className="plain-list dash-timeline">
        {others.map(({ id, name, services, areas, placesLeft }) => (
          <li key={id}>
            <strong>{name}</strong>
            <Facts
              facts={[
                { name: words.helpsWith, value: services.map((service) => serviceLabels[service]).join(', ') },
                { name: words.areas, value: areas.join(', ') },
                { name: words.places, value: placesLeft ?? words.anyPlaces },
              ]}
            />
            {button(id, name)}
          </li>
        ))}
        <li>
          <strong>{own.name}</strong>
          <p>
            {words.own}. {words.ownText}
          </p>
          {button(own.id, own.name)}
        </li>
      </ul>
    </section>
  )
}
