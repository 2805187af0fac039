import type { Route } from 'next'
import { useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { ActCheck } from '@/components/demonstration/parts/act-check'
import { ActRadioRows } from '@/components/demonstration/parts/act-radio-rows'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ScreenLink } from '@/components/work/screen-link'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { TextField } from '@/components/forms/text-field'
import { useHydrated } from '@/lib/client/use-hydrated'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { partnerSettingsWords as words } from '@/lib/content/demonstration/partner-words'
import { type loadPartnerSettings } from '@/lib/domain/dashboards/partner/load-partner'
import { mostPlaces, notifyChoices, serviceSetting } from '@/lib/domain/dashboards/partner/partner-choices'
import { referralServices, type ReferralService } from '@/lib/domain/referrals/referral'

const capacityId = 'partner-capacity'

type Props = ScreenProps<typeof loadPartnerSettings>

export function PartnerSettings({ view: { partner, places, services, notify }, act }: Props) {
  const { note, run, say, dismiss } = useNoted(act)
  const isReady = useHydrated()
  const [isFault, setIsFault] = useState(false)

  const saveCapacity = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('capacity') ?? '').trim()
    const isFine = /^\d{1,3}$/.test(value) && Number(value) > 0 && Number(value) <= mostPlaces
    setIsFault(!isFine)
    if (isFine) run({ type: 'setting/choose', name: 'capacity', value }, { done: words.capacitySaved })
    else document.getElementById(capacityId)?.focus()
  }
  const offer = async (service: ReferralService, isOffered: boolean) => {
    if (!isOffered && services.length === 1) {
      say({ text: words.lastService, isRefusal: true })
      return
    }
    const change = { type: 'setting/choose', name: serviceSetting(service) } as const
    await run(
      { ...change, value: isOffered ? 'yes' : 'no' },
      {
        done: isOffered ? words.serviceOn : words.serviceOff,
        undo: { ...change, value: isOffered ? 'no' : 'yes' },
        undone: isOffered ? words.serviceOff : words.serviceOn,
      },
    )
  }
  return (
    <>
      <section className="dash-section" aria-labelledby="organisation">
        <h2 id="organisation">{words.organisation}</h2>
        <dl className="dash-facts">
          <div>
            <dt>{words.name}</dt>
            <dd>{partner.name}</dd>
          </div>
          <div>
            <dt>{words.kind}</dt>
            <dd>{partner.kind}</dd>
          </div>
          <div>
            <dt>{words.areas}</dt>
            <dd>{partner.areas.join(', ')}</dd>
          </div>
          <div>
            <dt>{words.agreement}</dt>
            <dd>
              <ScreenLink href="/dashboard/partner/onboarding">{words.agreementLink}</ScreenLink>
            </dd>
          </div>
        </dl>
        <form key={places} className="dash-form" noValidate onSubmit={saveCapacity}>
          <TextField
            id={capacityId}
            name="capacity"
            type="number"
            inputMode="numeric"
            min={1}
            max={mostPlaces}
            label={words.capacity}
            hint={words.capacityHint}
            defaultValue={places}
            disabled={!isReady}
            {...(isFault && { error: words.capacityFault })}
          />
          <div>
            <ActButton type="submit">{words.save}</ActButton>
          </div>
        </form>
      </section>
      <section className="dash-section" aria-labelledby="services">
        <h2 id="services">{words.services}</h2>
        <p>{words.servicesHint}</p>
        <ul className="plain-list partner-steps">
          {referralServices.map((service) => (
            <li key={service}>
              <ActCheck
                label={serviceLabels[service]}
                isTicked={services.includes(service)}
                disabled={!isReady}
                onTick={(isOffered) => offer(service, isOffered)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className="dash-section" aria-labelledby="notify">
        <h2 id="notify">{words.emails}</h2>
        <ActRadioRows
          legend={words.notify}
          hint={words.notifyNote}
          name="notify"
          chosen={notify}
          disabled={!isReady}
          onChoose={(value) => run({ type: 'setting/choose', name: 'notify', value }, { done: words.notifySaved })}
          options={notifyChoices.map((value) => ({ value, ...words.notifyOptions[value] }))}
        />
      </section>
      <section className="dash-section" aria-labelledby="team">
        <h2 id="team">{words.team}</h2>
        <p>
          <ScreenLink href={'/dashboard/partner/settings/people' as Route} className="text-link">
            {words.teamLink}
          </ScreenLink>
        </p>
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
