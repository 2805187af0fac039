'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'

import { describedBy, Field, type FieldText } from '@/components/forms/field'
import { tooManyCharacters } from '@/lib/content/forms/too-many-characters'

type Props = FieldText & Omit<ComponentProps<'textarea'>, 'id'>

const neverChanges = () => () => undefined

function textAreaOf(id: string): HTMLTextAreaElement | null {
  if (typeof document === 'undefined') return null
  const element = document.getElementById(id)
  return element instanceof HTMLTextAreaElement ? element : null
}

/** Puts a text into a field as typing does, so that React and the form hear of it: React overlooks what is only assigned. */
function typeInto(textArea: HTMLTextAreaElement, text: string): void {
  const ofBrowser = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  ofBrowser?.set?.call(textArea, text)
  textArea.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What is in a field, and what is typed into it from now on: on a slow device somebody types on while React starts.
 * @returns ends it, and gives the last text
 */
function listenTo(textArea: HTMLTextAreaElement | null): (() => string) | null {
  if (!textArea) return null
  let text = textArea.value
  const note = () => {
    text = textArea.value
  }
  // At the window: until a part of the page has started, React lets no event come further.
  window.addEventListener('input', note, true)
  return () => {
    window.removeEventListener('input', note, true)
    return text
  }
}

const charactersOver = (text: string, most: number): number => Math.max(0, Array.from(text.trim()).length - most)

/**
 * Several lines of text. One that is longer than `maxLength` is not cut, as the browser would do with a pasted one
 * without a word: the field says by how much, and the server refuses it and shows it again.
 */
export function TextAreaField({ id, label, hint, error, rows = 6, maxLength, onChange, ...textarea }: Props) {
  const [over, setOver] = useState(0)
  // When its scripts start, React puts the text that came with the page back into the field, over what was typed until
  // then: this puts that back. https://github.com/facebook/react/pull/33129 does so for inputs.
  const cameWithThePage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [typed] = useState(() => (cameWithThePage ? listenTo(textAreaOf(id)) : null))
  useEffect(() => {
    const text = typed?.()
    // Not by a reference of our own: the form's may come with the other properties.
    const textArea = textAreaOf(id)
    if (text !== undefined && textArea && textArea.value !== text) typeInto(textArea, text)
  }, [id, typed])
  return (
    <Field id={id} name={textarea.name} label={label} hint={hint} error={error}>
      <textarea
        {...textarea}
        id={id}
        rows={rows}
        className="text-input text-area"
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error || over > 0 ? true : textarea['aria-invalid']}
        onChange={(event) => {
          if (maxLength !== undefined) setOver(charactersOver(event.target.value, maxLength))
          onChange?.(event)
        }}
      />
      {maxLength === undefined ? null : (
        <p className={over > 0 ? 'field-error' : 'field-suggestion'} aria-live="polite">
          {over > 0 ? tooManyCharacters(over) : null}
        </p>
      )}
    </Field>
  )
}
