'use client'

import { useEffect, useRef } from 'react'

import { forgetSentWords, keepSentWords, readSentWords } from '@/lib/client/sent-words'
import { wordsKeptField } from '@/lib/content/forms/form-words'

type Props = {
  /** Tells the form from others on its page. */
  name: string
  /** Whether the form is shown again, because it could not be accepted. */
  isBack: boolean
}

/**
 * Keeps the long texts of the form around it in this tab while they are sent, and puts them back if the form is shown
 * again: they can be too long for the cookie in which everything else comes back. Without scripts they come back on a
 * page to copy from.
 */
export function KeepSentWords({ name, isBack }: Props) {
  const mark = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const input = mark.current
    const form = input?.form
    if (!input || !form) return
    const path = location.pathname
    const texts = [...form.elements].filter((one) => one instanceof HTMLTextAreaElement)
    const kept = readSentWords(path)
    if (kept?.form === name && isBack) {
      for (const text of texts) if (text.value === '') text.value = kept.words[text.name] ?? ''
    } else if (kept && !document.querySelector(`[name='${wordsKeptField}'][data-back]`)) {
      // No form came back: they have arrived, and their own form may be gone from the page.
      forgetSentWords()
    }
    const keep = () => {
      const words = Object.fromEntries(texts.map((text) => [text.name, text.value]))
      input.value = keepSentWords({ path, form: name, words }) ? 'yes' : ''
    }
    form.addEventListener('submit', keep)
    return () => form.removeEventListener('submit', keep)
  }, [name, isBack])

  return <input ref={mark} type="hidden" name={wordsKeptField} data-back={isBack || undefined} />
}
