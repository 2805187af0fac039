import type { Route } from 'next'
import { useState, type SubmitEvent } from 'react'

import { ActButton } from '@/components/work/act-button'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { TickBox } from '@/components/forms/tick-box'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ScreenLink } from '@/components/work/screen-link'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { TextField } from '@/components/forms/text-field'
import { caseSettingsWords as words } from '@/lib/content/demonstration/caseworker-words'
import { alertKinds } from '@/lib/domain/dashboards/caseworker/case-alerts'
import { alertSetting, type loadCaseworkerSettings } from '@/lib/domain/dashboards/caseworker/load-caseworker'

type Props = ScreenProps<typeof loadCaseworkerSettings>
type FormProps = { view: Props['view']; choose: (values: Readonly<Record<string, string>>, done: string) => void }

const longestDays = 365
const mostPeople = 200

const textIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '').trim()
const isWholeUpTo = (text: string, most: number): boolean => /^\d{1,3}$/.test(text) && Number(text) <= most

function RulesForm({ view, choose }: FormProps) {
  const [wrong, setWrong] = useState<readonly string[]>([])
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = alertKinds.map((kind) => [alertSetting(kind), textIn(form, alertSetting(kind))] as const)
    const mistaken = given.filter(([, days]) => !isWholeUpTo(days, longestDays)).map(([name]) => name)
    setWrong(mistaken)
    if (mistaken[0]) return document.getElementById(mistaken[0])?.focus()
    choose(Object.fromEntries(given), words.saved)
  }
  return (
    <form className="dash-form" onSubmit={save} noValidate>
      <p className="field-hint">
        {words.rulesHint} {words.now(view.alerts)}
      </p>
      <div className="dash-form-row">
        {alertKinds.map((kind) => (
          <TextField
            key={kind}
            id={alertSetting(kind)}
            name={alertSetting(kind)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            label={words.rule[kind]}
            defaultValue={String(view.thresholds[kind])}
            error={wrong.includes(alertSetting(kind)) ? words.error : undefined}
          />
        ))}
      </div>
      <div>
        <ActButton type="submit" look="primary">
          {words.save}
        </ActButton>
      </div>
    </form>
  )
}

function HoursForm({ view, choose }: FormProps) {
  const { settings } = view
  const [isWrong, setIsWrong] = useState(false)
  const days = (settings['hours-days'] ?? words.weekdays.join(' ')).split(' ')
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const [from, to] = [textIn(form, 'from'), textIn(form, 'to')]
    const chosen = new FormData(form).getAll('day').join(' ')
    setIsWrong(from >= to)
    if (from >= to) return document.getElementById('hours-to')?.focus()
    choose({ 'hours-from': from, 'hours-to': to, 'hours-days': chosen === '' ? '-' : chosen }, words.hoursSaved)
  }
  return (
    <form className="dash-form" onSubmit={save} noValidate>
      <p className="field-hint">{words.hoursHint}</p>
      <div className="dash-form-row">
        <TextField
          id="hours-from"
          name="from"
          type="time"
          label={words.from}
          defaultValue={settings['hours-from'] ?? words.usualFrom}
        />
        <TextField
          id="hours-to"
          name="to"
          type="time"
          label={words.to}
          defaultValue={settings['hours-to'] ?? words.usualTo}
          error={isWrong ? words.hoursError : undefined}
        />
      </div>
      <fieldset className="choice-group">
        <legend className="field-label">{words.days}</legend>
        {words.weekdays.map((day) => (
          <TickBox key={day} name="day" value={day} label={day} defaultChecked={days.includes(day)} />
        ))}
      </fieldset>
      <div>
        <ActButton type="submit" look="primary">
          {words.saveHours}
        </ActButton>
      </div>
    </form>
  )
}

function LimitForm({ view, choose }: FormProps) {
  const [isWrong, setIsWrong] = useState(false)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const most = textIn(event.currentTarget, 'most')
    const isRight = isWholeUpTo(most, mostPeople) && Number(most) > 0
    setIsWrong(!isRight)
    if (!isRight) return document.getElementById('most')?.focus()
    choose({ 'caseload-most': most }, words.limitSaved)
  }
  return (
    <form className="dash-form" onSubmit={save} noValidate>
      <TextField
        id="most"
        name="most"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        label={words.limitLabel}
        hint={words.limitHint(view.people)}
        defaultValue={view.most === null ? '' : String(view.most)}
        error={isWrong ? words.limitError : undefined}
      />
      <div>
        <ActButton type="submit" look="primary">
          {words.saveLimit}
        </ActButton>
      </div>
    </form>
  )
}

export function CaseSettings({ view, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const choose = (values: Readonly<Record<string, string>>, done: string) =>
    Object.entries(values).forEach(([name, value]) => run({ type: 'setting/choose', name, value }, { done }))
  const parts = [
    { id: 'rules', heading: words.rules, form: <RulesForm view={view} choose={choose} /> },
    { id: 'hours', heading: words.hours, form: <HoursForm view={view} choose={choose} /> },
    { id: 'limit', heading: words.limit, form: <LimitForm view={view} choose={choose} /> },
  ]
  return (
    <>
      {parts.map(({ id, heading, form }) => (
        <section key={id} className="dash-section" aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {form}
        </section>
      ))}
      <section className="dash-section" aria-labelledby="team">
        <h2 id="team">{words.team}</h2>
        <p>
          <ScreenLink href={'/dashboard/caseworker/settings/people' as Route} className="text-link">
            {words.teamLink}
          </ScreenLink>
        </p>
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
