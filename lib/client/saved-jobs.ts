import { useMemo, useSyncExternalStore } from 'react'

const key = 'saved-jobs'
const most = 100
const listeners = new Set<() => void>()

function read(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const idsIn = (text: string): string[] => text.split(' ').filter((id) => /^[a-z0-9-]{1,80}$/.test(id))

/** Adds the job to those saved on this device, or removes it. False where the browser stores nothing. */
export function saveJob(id: string, isSaved: boolean): boolean {
  const others = idsIn(read()).filter((one) => one !== id)
  const ids = isSaved ? [id, ...others].slice(0, most) : others
  try {
    if (ids.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, ids.join(' '))
  } catch {
    return false
  }
  listeners.forEach((listener) => listener())
  return true
}

export function forgetSavedJobs(): void {
  for (const id of idsIn(read())) saveJob(id, false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const nothingSaved = () => ''

/** The ids of the jobs saved on this device, latest first: none in the server's HTML or during hydration. */
export function useSavedJobs(): readonly string[] {
  const text = useSyncExternalStore(subscribe, read, nothingSaved)
  return useMemo(() => idsIn(text), [text])
}
