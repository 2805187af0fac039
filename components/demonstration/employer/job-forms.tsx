import { useState, type FormEvent } from 'react'

import { TextField } from '@/components/forms/text-field'
import { Button } from '@/components/ui/button'
import { employerJobsWords as words } from '@/lib/content/dashboards/employer-words'
import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'

const textIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

type ExtendProps = {
  id: string
  closesOn: PlainDate
  earliest: PlainDate
  /** Returns what is wrong with the day, in words, or null. */
  onSave: (closesOn: PlainDate) => Promise<string | null>
}

export function ExtendForm({ id, closesOn, earliest, onSave }: ExtendProps) {
  const [error, setError] = useState<string | undefined>()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const day = parseDate(textIn(event.currentTarget, 'closes-on'))
    setError((day ? await onSave(day) : words.dateMissing) ?? undefined)
  }
  return (
    <details className="dash-more needs-script">
      <summary>{words.extend}</summary>
      <form className="dash-form" onSubmit={save} noValidate>
        <TextField
          id={`${id}-closes-on`}
          name="closes-on"
          type="date"
          label={words.extendLabel}
          error={error}
          min={earliest}
          defaultValue={closesOn}
        />
        <div>
          <Button type="submit" isSmall>
            {words.extendSubmit}
          </Button>
        </div>
      </form>
    </details>
  )
}

type CloseProps = { id: string; waiting: number; hasOffers: boolean; onClose: (hired: number) => void }

const mostHired = 1000

/** Having to open it and fill it in gives people a second thought about something final. */
export function CloseForm({ id, waiting, hasOffers, onClose }: CloseProps) {
  const [error, setError] = useState<string | undefined>()
  const close = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const hired = textIn(event.currentTarget, 'hired')
    const isNumber = /^\d{1,4}$/.test(hired) && Number(hired) <= mostHired
    setError(isNumber ? undefined : words.hiredMissing)
    if (isNumber) onClose(Number(hired))
  }
  return (
    <details className="dash-more needs-script">
      <summary>{words.close}</summary>
      <form className="dash-form" onSubmit={close} noValidate>
        <p>
          {words.closeWhat(waiting)} {hasOffers ? words.closeOffers : null}
        </p>
        <TextField
          id={`${id}-hired`}
          name="hired"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          label={words.hiredLabel}
          hint={words.hiredHint}
          error={error}
        />
        <div>
          <Button type="submit" isSmall>
            {words.closeSubmit}
          </Button>
        </div>
      </form>
    </details>
  )
}
