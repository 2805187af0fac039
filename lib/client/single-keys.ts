import { useSyncExternalStore } from 'react'

const key = 'single-keys'
const listeners = new Set<() => void>()

function areOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/**
 * Turns single-key shortcuts on or off, stored on this device; where the browser stores nothing, until the page is
 * left.
 */
export function switchSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    return
  }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const off = () => false

/** Off in the server's HTML and during hydration. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areOn, off)
