import type { HTMLInputAutoCompleteAttribute } from 'react'

import { fieldWords, messageHints, type CallbackField } from '@/lib/content/callback-form'
import type { FormSource } from '@/lib/domain/enquiries/callback-enquiry'

/** Each form from top to bottom; the error summary follows this order too. */
export const fieldsBySource = {
  general: ['firstName', 'lastName', 'email', 'phoneNumber', 'location', 'message', 'referral'],
  employer: [
    'firstName',
    'lastName',
    'companyName',
    'jobTitle',
    'email',
    'phoneNumber',
    'location',
    'message',
    'referral',
  ],
  partner: [
    'firstName',
    'lastName',
    'organisation',
    'organisationType',
    'email',
    'phoneNumber',
    'location',
    'message',
    'referral',
  ],
  candidate: ['firstName', 'lastName', 'email', 'phoneNumber', 'location', 'support', 'referral'],
} as const satisfies Record<FormSource, readonly CallbackField[]>

export type TypedField = (typeof fieldsBySource)[FormSource][number]

type Control =
  | { kind: 'line'; type?: 'email' | 'tel'; autoComplete?: HTMLInputAutoCompleteAttribute; spellCheck?: false }
  | { kind: 'free-text' }
  | { kind: 'organisation-type' }

export const controls = {
  firstName: { kind: 'line', autoComplete: 'given-name', spellCheck: false },
  lastName: { kind: 'line', autoComplete: 'family-name', spellCheck: false },
  email: { kind: 'line', type: 'email', autoComplete: 'email', spellCheck: false },
  phoneNumber: { kind: 'line', type: 'tel', autoComplete: 'tel' },
  companyName: { kind: 'line', autoComplete: 'organization' },
  jobTitle: { kind: 'line', autoComplete: 'organization-title' },
  organisation: { kind: 'line', autoComplete: 'organization' },
  organisationType: { kind: 'organisation-type' },
  location: { kind: 'line', autoComplete: 'address-level2' },
  message: { kind: 'free-text' },
  support: { kind: 'free-text' },
  referral: { kind: 'line', autoComplete: 'off' },
} as const satisfies Record<TypedField, Control>

export function wordsFor(field: TypedField, source: FormSource): { label: string; hint?: string } {
  return field === 'message' || field === 'support'
    ? { label: fieldWords[field].label, hint: messageHints[source] }
    : fieldWords[field]
}
