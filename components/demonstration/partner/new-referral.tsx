import { useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import { TickBox } from '@/components/forms/tick-box'
import { RadioRows } from '@/components/forms/radio-rows'
import { ScreenLink } from '@/components/work/screen-link'
import { CheckGroup } from '@/components/demonstration/partner/check-group'
import { referralPath } from '@/components/demonstration/partner/partner-paths'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ErrorSummary } from '@/components/forms/error-summary'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button-link'
import { consentLabels, contactLabels, refusalLabels, serviceLabels } from '@/lib/content/dashboards/labels'
import { newReferralWords as words } from '@/lib/content/demonstration/partner-words'
import { faultsOf, isAction, type ActionOf } from '@/lib/domain/dashboards/actions'
import type { loadNewReferral } from '@/lib/domain/dashboards/partner/load-referrals'
import { consentWays, contactWays } from '@/lib/domain/referrals/referral'

type FieldName = keyof typeof words.faults
type Faults = Partial<Record<FieldName, string>>

const fieldNames = Object.keys(words.faults) as FieldName[]
const fieldId = (name: FieldName): string => `referral-${name}`
/** Where an error's link leads: for a group of choices, to the first. */
const firstControls: Partial<Record<FieldName, string>> = {
  consentWay: `${fieldId('consentWay')}-${consentWays[0]}`,
  where: `${fieldId('where')}-community`,
}

/** The form's contents as an action, ready to be checked, without empty fields. */
function givenIn(form: FormData): Record<string, unknown> {
  const text = (name: FieldName) => String(form.get(name) ?? '').trim()
  const optional = (name: FieldName) => (text(name) === '' ? {} : { [name]: text(name) })
  return {
    type: 'referral/add',
    consentWay: text('consentWay'),
    consentOn: text('consentOn'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    town: text('town'),
    from: text('from'),
    where: text('where'),
    safeContact: form.getAll('safeContact'),
    services: form.getAll('services'),
    mustAskPractitionerFirst: form.has('mustAskPractitionerFirst'),
    ...optional('phone'),
    ...optional('email'),
    ...optional('expectedReleaseOn'),
    ...optional('note'),
  }
}

const isReferral = (given: unknown): given is ActionOf<'referral/add'> =>
  isAction(given) && given.type === 'referral/add'

type Props = ScreenProps<typeof loadNewReferral>

export function NewReferral({ view: { services, referrals }, today, act }: Props) {
  const [faults, setFaults] = useState<Faults>({})
  const [tries, setTries] = useState(0)
  const [idsBefore, setIdsBefore] = useState<readonly string[] | null>(null)
  const sent = idsBefore && referrals.find(({ id }) => !idsBefore.includes(id))

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = givenIn(new FormData(event.currentTarget))
    const wrong = faultsOf(given)
    const found: Faults = Object.fromEntries(
      fieldNames.filter((name) => wrong.includes(name)).map((name) => [name, words.faults[name]]),
    )
    const refusal = isReferral(given) ? await act(given) : null
    if (refusal) found.consentOn = refusal === 'in_the_future' ? words.consentInFuture : refusalLabels[refusal]
    setFaults(found)
    setTries(tries + 1)
    if (Object.keys(found).length === 0) setIdsBefore(referrals.map(({ id }) => id))
  }

  if (sent) {
    return (
      <section className="card dash-card dash-first" aria-labelledby="sent">
        <h2 id="sent" className="dash-heading" tabIndex={-1} ref={(heading) => heading?.focus()}>
          {words.sent}
        </h2>
        <p>
          {words.reference} <strong>{sent.reference}</strong>. {words.nextStep}
        </p>
        <div className="button-row">
          <ButtonLink href={referralPath(sent.id)} anchor={ScreenLink}>
            {words.open}
          </ButtonLink>
          <ActButton onClick={() => setIdsBefore(null)}>{words.another}</ActButton>
        </div>
      </section>
    )
  }

  const field = (name: FieldName) => ({ id: fieldId(name), name, ...(faults[name] && { error: faults[name] }) })
  const problems = fieldNames.flatMap((name) => {
    const message = faults[name]
    return message ? [{ fieldId: firstControls[name] ?? fieldId(name), message }] : []
  })
  return (
    <div className="form-shell">
      {problems.length > 0 ? <ErrorSummary key={tries} formId="referral" problems={problems} /> : null}
      <form className="dash-form" noValidate autoComplete="off" onSubmit={send}>
        <h2 className="dash-heading">{words.consent}</h2>
        <RadioRows
          {...field('consentWay')}
          legend={words.consentWay}
          hint={words.consentWayHint}
          options={consentWays.map((value) => ({ value, label: consentLabels[value] }))}
        />
        <TextField {...field('consentOn')} type="date" label={words.consentOn} max={today} />
        <h2 className="dash-heading">{words.person}</h2>
        <div className="dash-form-row">
          <TextField {...field('firstName')} label={words.firstName} maxLength={160} />
          <TextField {...field('lastName')} label={words.lastName} maxLength={160} />
        </div>
        <div className="dash-form-row">
          <TextField {...field('phone')} type="tel" label={words.phone} maxLength={160} />
          <TextField {...field('email')} type="email" label={words.email} maxLength={160} />
        </div>
        <CheckGroup
          {...field('safeContact')}
          legend={words.safeContact}
          hint={words.safeContactHint}
          options={contactWays.map((value) => ({ value, label: contactLabels[value] }))}
        />
        <h2 className="dash-heading">{words.place}</h2>
        <RadioRows
          {...field('where')}
          legend={words.where}
          options={[
            { value: 'community', label: words.community },
            { value: 'custody', label: words.custody },
          ]}
        />
        <TextField {...field('town')} label={words.town} maxLength={160} />
        <TextField
          {...field('expectedReleaseOn')}
          type="date"
          label={words.expectedReleaseOn}
          hint={words.expectedReleaseHint}
        />
        <h2 className="dash-heading">{words.help}</h2>
        <CheckGroup
          {...field('services')}
          legend={words.services}
          options={services.map((value) => ({ value, label: serviceLabels[value] }))}
        />
        <TextField {...field('from')} label={words.from} hint={words.fromHint} maxLength={160} />
        <TickBox name="mustAskPractitionerFirst" label={words.ask} hint={words.askHint} />
        <TextAreaField {...field('note')} label={words.note} hint={words.noteHint} rows={3} />
        <div>
          <ActButton type="submit" look="primary">
            {words.send}
          </ActButton>
        </div>
      </form>
    </div>
  )
}
