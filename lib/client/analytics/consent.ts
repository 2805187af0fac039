import { forgetIdentifiers } from '@/lib/client/analytics/forget-identifiers'
import { dateOf, parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'

export type Answer = 'yes' | 'no'
export type Consent = {
  /** What the person chose, or null until they have. Nothing is loaded unless it is 'yes'. */
  answer: Answer | null
  /** The day of the choice. */
  on: PlainDate | null
  /** The browser signals that its owner does not want this, so nobody is asked. */
  isSignalled: boolean
  /** Opened again from the footer. */
  isReopened: boolean
}

const storageKey = 'analytics-choice'
const listeners = new Set<() => void>()
let current: Consent | null = null

function isSignalled(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

function storedChoice(): Pick<Consent, 'answer' | 'on'> {
  const { choice, on } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { choice?: unknown; on?: unknown }
  return {
    answer: choice === 'yes' || choice === 'no' ? choice : null,
    on: typeof on === 'string' ? (parseDate(on) ?? null) : null,
  }
}

function read(): Consent {
  const unknown = { answer: null, on: null, isSignalled: isSignalled(), isReopened: false }
  try {
    return { ...unknown, ...storedChoice() }
  } catch {
    // Storage is blocked, or holds something that is not ours: treat this as somebody who has not been asked.
    return unknown
  }
}

function change(next: Consent): void {
  const isWithdrawn = next.answer !== 'yes' && current?.answer === 'yes'
  current = next
  listeners.forEach((listener) => listener())
  // After the listeners, so that whatever they stop cannot write them again.
  if (isWithdrawn) forgetIdentifiers()
}

/** The current choice. The same object until something changes. */
export function currentConsent(): Consent {
  current ??= read()
  return current
}

/** The server does not know the choice. */
export const consentOnServer = (): null => null

/** Stores the choice on this device and tells every part of the page; a 'no' deletes the identifiers at once. */
export function choose(answer: Answer): void {
  const on = dateOf(new Date())
  try {
    localStorage.setItem(storageKey, JSON.stringify({ choice: answer, on }))
  } catch {
    // Storage is blocked: the choice holds for this page, and the next one asks again.
  }
  change({ ...currentConsent(), answer, on, isReopened: false })
}

export const reopenConsent = (): void => change({ ...currentConsent(), isReopened: true })
export const closeConsent = (): void => change({ ...currentConsent(), isReopened: false })

function takeChoiceOfOtherTab(event: StorageEvent | PageTransitionEvent): void {
  // A page restored from the back/forward cache has missed whatever was chosen in the meantime.
  const isOurs = 'key' in event ? event.key === storageKey || event.key === null : event.persisted
  if (!isOurs) return
  const { answer, on } = read()
  if (answer !== currentConsent().answer) change({ ...currentConsent(), answer, on, isReopened: false })
}

export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', takeChoiceOfOtherTab)
    window.addEventListener('pageshow', takeChoiceOfOtherTab)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', takeChoiceOfOtherTab)
    window.removeEventListener('pageshow', takeChoiceOfOtherTab)
  }
}
