import { keptPagesChoice, keptPagesPrefix } from '@/lib/domain/offline/kept-pages'

const workerAddress = '/sw.js'

/** Whether pages are kept on this device; undefined where the browser does not support it or forbids it. */
export function arePagesKept(): boolean | undefined {
  try {
    return 'serviceWorker' in navigator ? localStorage.getItem(keptPagesChoice) !== 'no' : undefined
  } catch {
    return undefined
  }
}

// Private windows and old browsers refuse; everything else works.
const register = (): void =>
  void navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' }).catch(() => undefined)

/**
 * Starts keeping public pages, once the open page has everything it needs, so that the worker's files do not compete
 * with it for bandwidth.
 */
export function keepPages(): void {
  if (!arePagesKept()) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Deletes every page that is kept, and keeps none from now on. */
export async function stopKeepingPages(): Promise<void> {
  localStorage.setItem(keptPagesChoice, 'no')
  const registrations = await navigator.serviceWorker.getRegistrations()
  const ours = registrations.filter(({ scope }) => new URL(scope).pathname === '/')
  await Promise.all(ours.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(keptPagesPrefix)).map((name) => caches.delete(name)))
}

/** Undoes the choice not to keep pages. */
export function keepPagesAgain(): void {
  localStorage.removeItem(keptPagesChoice)
  keepPages()
}
