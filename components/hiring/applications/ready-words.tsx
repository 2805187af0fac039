'use client'

import { useHydrated } from '@/lib/client/use-hydrated'

type Props = {
  /** The id of the field that the words are for. */
  fieldId: string
  label: string
  text: string
}

/** Ready words for a message: they go below what was typed, in place of other ready words that were put there last. */
export function ReadyWords({ fieldId, label, text }: Props) {
  const isReady = useHydrated()
  return (
    <button
      type="button"
      className="text-button"
      disabled={!isReady}
      onClick={() => {
        const field = document.getElementById(fieldId)
        if (!(field instanceof HTMLTextAreaElement)) return
        const last = field.dataset.readyWords
        const typed = (last && field.value.endsWith(last) ? field.value.slice(0, -last.length) : field.value).trimEnd()
        field.value = typed === '' ? text : `${typed}\n\n${text}`
        field.dataset.readyWords = text
        field.focus()
      }}
    >
      {label}
    </button>
  )
}
