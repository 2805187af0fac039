import { keptFrom, keptText, type Kept } from '@/lib/domain/disclosure-wizard/answers'

const storageKey = 'disclosure-answers'

/** The answers that the person asked this device to keep; 'refused' when there are some that cannot be read, which go. */
export function readKept(): Kept | 'refused' | undefined {
  try {
    const text = window.localStorage.getItem(storageKey)
    if (text === null) return undefined
    const kept = keptFrom(text)
    if (!kept) window.localStorage.removeItem(storageKey)
    return kept ?? 'refused'
  } catch {
    // Storage is off: nothing was kept.
    return undefined
  }
}

/** False when the browser keeps nothing, or has no room; then nothing older is left behind either. */
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
    // Storage is off: there is nothing to remove.
  }
}

/** Calls back when another tab has cleared what is kept, until the answer is called. */
export function whenDroppedElsewhere(callback: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if ((key === storageKey || key === null) && newValue === null) callback()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
