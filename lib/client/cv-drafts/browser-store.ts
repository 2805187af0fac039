/**
 * Every key that this tool writes begins with this, in both stores. "Clear everything" removes keys by it and needs no
 * list.
 */
const prefix = 'cv-builder:'

export type StoreKind = 'own' | 'shared'
export type WriteProblem = 'full' | 'blocked'

/** Null where the browser forbids it: some throw as soon as the property is read. */
function storeOf(kind: StoreKind): Storage | null {
  try {
    return kind === 'own' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

export function readKey(kind: StoreKind, key: string): string | null {
  try {
    return storeOf(kind)?.getItem(prefix + key) ?? null
  } catch {
    return null
  }
}

/** An empty store without room for a single character is not full: the browser stores nothing in this mode. */
function problemOf(store: Storage, error: unknown): WriteProblem {
  const isQuota = error instanceof Error && /quota/i.test(error.name)
  if (!isQuota) return 'blocked'
  try {
    store.setItem(`${prefix}room`, '1')
    store.removeItem(`${prefix}room`)
    return 'full'
  } catch {
    return store.length === 0 ? 'blocked' : 'full'
  }
}

/** Null when it was stored, or why it was not. */
export function writeKey(kind: StoreKind, key: string, value: string): WriteProblem | null {
  const store = storeOf(kind)
  if (!store) return 'blocked'
  try {
    store.setItem(prefix + key, value)
    return null
  } catch (error) {
    return problemOf(store, error)
  }
}

export function removeKey(kind: StoreKind, key: string): void {
  try {
    storeOf(kind)?.removeItem(prefix + key)
  } catch {
    // Storage is blocked, so nothing of ours is in it.
  }
}

/**
 * The name of our key that a `storage` event is about; null when it is about all of them, undefined when it is not
 * ours.
 */
export const ourKey = ({ key }: StorageEvent): string | null | undefined =>
  key === null ? null : key.startsWith(prefix) ? key.slice(prefix.length) : undefined

function ourKeys(kind: StoreKind): string[] {
  try {
    const store = storeOf(kind)
    return store ? Object.keys(store).filter((key) => key.startsWith(prefix)) : []
  } catch {
    return []
  }
}

/** Removes every key that this tool ever wrote, and checks again. `left` lists what the browser would not delete. */
export function removeEveryKey(): { removed: number; left: string[] } {
  const kinds = ['own', 'shared'] as const
  const before = kinds.flatMap(ourKeys).length
  for (const kind of kinds) ourKeys(kind).forEach((key) => removeKey(kind, key.slice(prefix.length)))
  const left = kinds.flatMap(ourKeys)
  return { removed: before - left.length, left }
}
