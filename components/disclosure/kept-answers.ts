import type { Kept } from '@/lib/domain/disclosure-wizard/answers'
import { keptFrom, keptText, tabMinutes } from '@/lib/domain/disclosure-wizard/kept-answers'

const storageKey = 'disclosure-answers'

/**
 * The answers that the person asked this device to store; 'refused' when there are some that cannot be read, which are
 * deleted.
 */
export function readKept(): Kept | 'refused' | undefined {
  try {
    const text = window.localStorage.getItem(storageKey)
    if (text === null) return undefined
    const kept = keptFrom(text)
    if (!kept) window.localStorage.removeItem(storageKey)
    return kept ?? 'refused'
  } catch {
    // Storage is off, so nothing was stored.
    return undefined
  }
}

/** False when the browser stores nothing, or has no room; nothing older is then left behind either. */
export function writeKept(kept: Kept): boolean {
  try {
    window.localStorage.setItem(storageKey, keptText(kept))
    return true
  } catch {
    dropKept()
    return false
  }
}

export function dropKept(): void {
  try {
    window.localStorage.removeItem(storageKey)
  } catch {
    // Storage is off, so there is nothing to remove.
  }
}

// What a tab holds comes back when the browser ends the page to save memory, or somebody follows a link and returns.
// Closing the tab deletes it; a shared computer may stay open, so it also has an end of its own.
const tabKey = 'disclosure-tab'

/** The time is before the text, so that it can be renewed without reading the answers. */
function tabText(): string | undefined {
  const [, at, text] = /^(\d+) ([^]+)$/.exec(window.sessionStorage.getItem(tabKey) ?? '') ?? []
  const age = Date.now() - Number(at)
  return age >= 0 && age <= tabMinutes * 60_000 ? text : undefined
}

/** The answers that this tab had before it was reloaded or left; undefined when it is too long ago. */
export function readTab(): Kept | undefined {
  try {
    const kept = keptFrom(tabText() ?? '')
    if (!kept) window.sessionStorage.removeItem(tabKey)
    return kept
  } catch {
    // Storage is off, so nothing was stored.
    return undefined
  }
}

/** Nothing is said where it cannot be stored: the answers are still on the screen. */
export function writeTab(kept: Kept): void {
  try {
    window.sessionStorage.setItem(tabKey, `${Date.now()} ${keptText(kept)}`)
  } catch {
    dropTab()
  }
}

/** Counts the minutes from now, if anything is stored. */
export function touchTab(): void {
  try {
    const text = tabText()
    if (text !== undefined) window.sessionStorage.setItem(tabKey, `${Date.now()} ${text}`)
  } catch {
    // Storage is off, so there is nothing to renew.
  }
}

export function dropTab(): void {
  try {
    window.sessionStorage.removeItem(tabKey)
  } catch {
    // Storage is off, so there is nothing to remove.
  }
}

/** Calls back when another tab has cleared what is stored. Returns a function that stops listening. */
export function whenDroppedElsewhere(callback: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if ((key === storageKey || key === null) && newValue === null) callback()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
