'use client'

import { typeInto } from '@/components/forms/text-area-field'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = {
  /** The id of the field that the words are for. */
  fieldId: string
  /** The id of what says what they are. */
  labelId: string
  choices: readonly { key: string; label: string; text: string }[]
}

/** What was typed, and below it the ready words, in place of others that stand at its end. */
function withReadyWords(value: string, text: string, others: readonly string[]): string {
  const last = others.find((other) => value.trimEnd().endsWith(other)) ?? ''
  const typed = value.trimEnd().slice(0, value.trimEnd().length - last.length)
  return typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`
}

/** Ready words for a message. */
export function ReadyWords({ fieldId, labelId, choices }: Props) {
  const isReady = useHydrated()
  const put = (text: string) => {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLTextAreaElement)) return
    const others = choices.map((choice) => choice.text)
    typeInto(field, withReadyWords(field.value, text, others), field.value)
    field.focus()
  }
  return (
    <div role="group" aria-labelledby={labelId} className="button-row">
      {choices.map(({ key, label, text }) => (
        <button key={key} type="button" className="text-button" disabled={!isReady} onClick={() => put(text)}>
          {label}
        </button>
      ))}
    </div>
  )
}
