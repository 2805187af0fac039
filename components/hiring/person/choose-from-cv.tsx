'use client'

import { useMemo, useState } from 'react'

import { TickBox } from '@/components/forms/tick-box'
import { Button } from '@/components/ui/button'
import { newestCv } from '@/lib/client/cv-drafts/newest-cv'
import { sensitiveWords } from '@/lib/content/cv-builder/sensitive-words'
import { fillWords as words } from '@/lib/content/hiring/fill-from-cv'
import { filledField, profileFromCv, type ProfileField } from '@/lib/domain/cv/profile-from-cv'

type Props = { fields: readonly ProfileField[] }

/** The parts of the CV on this device, to tick; nothing where there is none. */
export function ChooseFromCv({ fields }: Props) {
  const parts = useMemo(() => {
    const cv = newestCv()
    return cv ? profileFromCv(cv, sensitiveWords).filter(({ field }) => fields.includes(field)) : []
  }, [fields])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(parts.filter(({ isSensitive }) => !isSensitive).map(({ id }) => id)),
  )
  const [isDone, setDone] = useState(false)
  if (parts.length === 0) return null

  const fill = () => {
    for (const field of fields) {
      const texts = parts.filter((part) => part.field === field && chosen.has(part.id)).map(({ text }) => text)
      const control = document.getElementById(field)
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      if (!isText || texts.length === 0) continue
      control.value = filledField(field, control.value, texts)
      // So that it is kept like what is typed.
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setDone(true)
  }
  return (
    <details className="dash-more">
      <summary>{words.open}</summary>
      <fieldset className="choice-group field" aria-describedby="fill-hint">
        <legend className="field-label">{words.legend}</legend>
        <p id="fill-hint" className="field-hint">
          {words.hint}
        </p>
        {parts.map(({ id, field, text, isSensitive }) => (
          <TickBox
            key={id}
            label={`${words.names[field]}: ${text}`}
            hint={isSensitive ? words.sensitive : undefined}
            checked={chosen.has(id)}
            onTick={(isTicked) => {
              setChosen(new Set(isTicked ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
            }}
          />
        ))}
      </fieldset>
      <Button look="secondary" isSmall disabled={chosen.size === 0} onClick={fill}>
        {words.fill}
      </Button>
      <p role="status">{isDone ? words.done : ''}</p>
    </details>
  )
}
