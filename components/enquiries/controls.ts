import type { HTMLInputAutoCompleteAttribute } from 'react'

type Option = { value: string; label: string }

/** How a field is presented. */
export type Control =
  | { kind: 'line'; type?: 'email' | 'tel'; autoComplete: HTMLInputAutoCompleteAttribute; spellCheck?: false }
  | { kind: 'free-text'; rows?: number }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'tick-box'; startsTicked?: true }

export const firstName: Control = { kind: 'line', autoComplete: 'given-name', spellCheck: false }
export const lastName: Control = { kind: 'line', autoComplete: 'family-name', spellCheck: false }
export const email: Control = { kind: 'line', type: 'email', autoComplete: 'email', spellCheck: false }
export const phone: Control = { kind: 'line', type: 'tel', autoComplete: 'tel' }
export const location: Control = { kind: 'line', autoComplete: 'address-level2' }
export const referral: Control = { kind: 'line', autoComplete: 'off' }

/** A list to choose one from, below a first entry that stands for no answer. */
export const choice = (noneChosen: string, labels: Readonly<Record<string, string>>): Control => ({
  kind: 'choice',
  options: [{ value: '', label: noneChosen }, ...Object.entries(labels).map(([value, label]) => ({ value, label }))],
})
