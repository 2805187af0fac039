import { useSyncExternalStore } from 'react'

const key = 'demo-visit'
const listeners = new Set<() => void>()
/** Where the browser stores nothing, the visit lasts as long as the page. */
let inMemory = ''

/** The steps taken in this browser tab, as they were written; empty when there are none. */
export function keptVisit(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return inMemory
  }
}

export function keepVisit(text: string): void {
  inMemory = text
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // It stays in memory.
  }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nothingKept = () => ''

/** What this tab has stored: empty in the server's HTML and during hydration. */
export const useKeptVisit = (): string => useSyncExternalStore(subscribe, keptVisit, nothingKept)
