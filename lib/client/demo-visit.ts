import { useCallback, useMemo, useSyncExternalStore } from 'react'

import type { Role } from '@/lib/domain/applications/stages'
import type { Action } from '@/lib/domain/dashboards/actions'
import type { Refusal } from '@/lib/domain/dashboards/performed'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { readVisit, stateAfter, takeStep, writeVisit, type Scene } from '@/lib/domain/dashboards/visit'

const key = 'demo-visit'
const listeners = new Set<() => void>()
/** Where the browser keeps nothing, the visit lasts as long as the page. */
let inMemory = ''

function read(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return inMemory
  }
}

function keep(text: string): void {
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

type DemoVisit = {
  state: ServiceState
  /** Does it, or says why not. */
  act: (action: Action) => Refusal | null
  hasChanged: boolean
  reset: () => void
}

/**
 * The story with what was done in this browser tab, by any of the four sides. The server's HTML and the first paint show
 * the story alone; what the tab has kept follows right after.
 * @param scene must be the same object from one render to the next
 */
export function useDemoVisit(role: Role, scene: Scene): DemoVisit {
  const kept = useSyncExternalStore(subscribe, read, nothingKept)
  const state = useMemo(() => stateAfter(readVisit(kept), scene), [kept, scene])
  const act = useCallback(
    (action: Action): Refusal | null => {
      const visit = readVisit(read())
      const taken = takeStep(visit, { state: stateAfter(visit, scene), step: { by: role, action }, scene })
      if (!taken.performed.ok) return taken.performed.refusal
      keep(writeVisit(taken.visit))
      return null
    },
    [role, scene],
  )
  return { state, act, hasChanged: kept !== '', reset: () => keep('') }
}
