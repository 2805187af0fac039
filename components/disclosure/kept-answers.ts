import { keptFrom, keptText, type Kept } from '@/lib/domain/disclosure-wizard/answers'

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

/** Calls back when another tab has cleared what is stored. Returns a function that stops listening. */
export function whenDroppedElsewhere(callback: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if ((key === storageKey || key === null) && newValue === null) callback()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
