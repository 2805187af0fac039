import { useSyncExternalStore } from 'react'

import type * as visitRules from '@/lib/domain/dashboards/visit'

type Rules = typeof visitRules

const key = 'demo-visit'
const listeners = new Set<() => void>()
/** Where the browser stores nothing, the visit lasts as long as the page. */
let inMemory = ''
let rules: Rules | null = null

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

/**
 * What performs the steps. A page is shown without it, and most visitors only look, so it is fetched with the first
 * step.
 * @throws when it cannot be fetched; the next call tries again
 */
export async function loadRules(): Promise<Rules> {
  if (rules) return rules
  rules = await import('@/lib/domain/dashboards/visit')
  listeners.forEach((listener) => listener())
  return rules
}

const noRules = () => null

/** The same, once it is there; null before. */
export const useRules = (): Rules | null => useSyncExternalStore(subscribe, () => rules, noRules)
