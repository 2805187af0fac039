'use client'

import { useLayoutEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'

import { describedBy, Field, type FieldText } from '@/components/forms/field'
import { tooManyCharacters } from '@/lib/content/forms/too-many-characters'

type Props = FieldText &
  Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'defaultValue'> & { value?: string; defaultValue?: string }

const neverChanges = () => () => undefined

function textAreaOf(id: string): HTMLTextAreaElement | null {
  if (typeof document === 'undefined') return null
  const element = document.getElementById(id)
  return element instanceof HTMLTextAreaElement ? element : null
}

/** Puts a text into a field as if it had been typed, so that React and the form learn of it; `over`: what React takes to be there. */
export function typeInto(textArea: HTMLTextAreaElement, text: string, over: string): void {
  const { selectionStart, selectionEnd } = textArea
  textArea.value = over
  // React overlooks what is only assigned: it knows of the one above, and finds that this differs.
  const ofBrowser = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  ofBrowser?.set?.call(textArea, text)
  if (document.activeElement === textArea) textArea.setSelectionRange(selectionStart, selectionEnd)
  textArea.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What is in a field, and what is typed into it from now on: on a slow device somebody types on while React starts.
 * @returns the text that React begins with until it has started, and what ends it and gives the last text, once
 */
function listenTo(
  textArea: HTMLTextAreaElement | null,
): { begunWith: () => string | undefined; end: () => string | null } | null {
  if (!textArea) return null
  const now = textArea.value
  // As if it had been typed: where React writes the same text as its first one, the caret then stays where it is.
  textArea.value = now
  let text: string | null = now
  const note = () => {
    text = textArea.value
  }
  // At the window: until a part of the page has started, React lets no event come further.
  window.addEventListener('input', note, true)
  return {
    begunWith: () => (text === null ? undefined : now),
    end: () => {
      window.removeEventListener('input', note, true)
      const last = text
      text = null
      return last
    },
  }
}

const charactersOver = (text: string, most: number): number => Math.max(0, Array.from(text.trim()).length - most)

/**
 * Several lines of text. One that is longer than `maxLength` is not cut, as the browser would do with a pasted one
 * without a word: the field says by how much, and the server refuses it and shows it again.
 */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  rows = 6,
  maxLength,
  onChange,
  value,
  defaultValue = '',
  ...textarea
}: Props) {
  const [over, setOver] = useState(0)
  // When its scripts start, React puts its first text into a field that came with the page, over what was typed until
  // then. It is given what the field holds for that, and is told afterwards that somebody typed it.
  // https://github.com/facebook/react/pull/33129 does so for inputs.
  const cameWithThePage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [typed] = useState(() => (cameWithThePage ? listenTo(textAreaOf(id)) : null))
  // As the browser has it: what was sent comes back with the line ends of a form.
  const [first] = useState(() => (value ?? defaultValue).replace(/\r\n?/g, '\n'))
  // Before the effects of the page, which may put back what the device has kept.
  useLayoutEffect(() => {
    const text = typed?.end() ?? null
    // Not by a reference of our own: the form's may come with the other properties.
    const textArea = textAreaOf(id)
    if (text === null || !textArea) return
    if (text !== first || text !== textArea.value) typeInto(textArea, text, first)
    // What was typed differs from it, by which others tell that something was.
    textArea.defaultValue = first
  }, [id, typed, first])
  return (
    <Field id={id} name={textarea.name} label={label} hint={hint} error={error}>
      <textarea
        {...textarea}
        id={id}
        {...(value === undefined ? { defaultValue: typed?.begunWith() ?? defaultValue } : { value })}
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
