import type { ReactNode } from 'react'

import { takersWords as words } from '@/lib/content/casework/own-referral'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { listed } from '@/lib/content/wording/in-sentence'
import type { ReferralService } from '@/lib/domain/referrals/referral'

export type Taker = {
  id: string
  name: string
  services: readonly ReferralService[]
  areas: readonly string[]
  /** Null if it does not say how many it takes. */
  placesLeft: number | null
}

type Props = {
  takers: readonly Taker[]
  /** What somebody can do about one of them. */
  act?: (taker: Taker) => ReactNode
  /**
   * For whoever refers people. In public the number would tell anybody who watches it when somebody was taken on.
   * @default false
   */
  saysPlaces?: boolean
}

/** Who takes referrals now, what each helps with and where. */
export function TakersList({ takers, act, saysPlaces = false }: Props) {
  return (
    <ul className="plain-list takers-list">
      {takers.map((taker) => (
        <li key={taker.id} className="card">
          <h3>{taker.name}</h3>
          <p>
            {words.helpsWith}: {listed(taker.services.map((service) => serviceLabels[service]))}.
            <br />
            {words.areas}: {taker.areas.join(', ')}.
            {!saysPlaces || taker.placesLeft === null ? null : (
              <>
                <br />
                {words.places(taker.placesLeft)}.
              </>
            )}
          </p>
          {act?.(taker)}
        </li>
      ))}
    </ul>
  )
}
