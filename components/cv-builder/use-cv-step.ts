import { useSyncExternalStore } from 'react'

import { parseStep, type CvStep } from '@/lib/domain/cv/cv-steps'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  window.addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
    window.removeEventListener('hashchange', listener)
  }
}

const stepNow = (): CvStep => parseStep(window.location.hash.slice(1)) ?? 'start'
const onServer = (): CvStep => 'start'

/** The step is the part of the URL after #, so the server never sees it and the browser's back button works. */
export const useCvStep = (): CvStep => useSyncExternalStore(subscribe, stepNow, onServer)

export function showStep(step: CvStep): void {
  if (step === stepNow() && window.location.hash !== '') return
  window.history.pushState(null, '', `#${step}`)
  listeners.forEach((listener) => listener())
}
