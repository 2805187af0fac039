import { useEffect } from 'react'

const scope = '/cv-builder'

/** The pending registration, so that deleting cannot overtake it. */
let registering: Promise<unknown> = Promise.resolve()

/** A worker that is still fetching its files would store them after they were deleted. */
async function settled(worker: ServiceWorker): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => worker.state !== 'installing' && resolve()
    worker.addEventListener('statechange', look)
    look()
  })
}

/**
 * Deletes the page's own copy, so that nothing on a shared device shows that it was ever opened. A browser that forbids
 * all of this has stored nothing.
 */
export async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await registering
    const registration = await navigator.serviceWorker.getRegistration(scope)
    const installing = registration?.installing
    await registration?.unregister()
    const deleteAll = async () => {
      const names = await caches.keys()
      await Promise.all(names.filter((name) => name.startsWith('cv-builder-')).map((name) => caches.delete(name)))
    }
    await deleteAll()
    if (!installing) return
    await settled(installing)
    await deleteAll()
  } catch {
    return
  }
}

type Props = { isOwnDevice: boolean; build: string }

/**
 * Keeps a copy of this page on the person's own device, so that it works offline.
 * @param build identifies this build of the site: with each one the browser sees a new worker, which fetches the new
 * files.
 */
export function useOffline({ isOwnDevice, build }: Props): void {
  useEffect(() => {
    if (!isOwnDevice || !('serviceWorker' in navigator)) return
    // The worker's files must not compete with what is on the screen for bandwidth.
    const start = () => {
      registering = navigator.serviceWorker
        .register(`/cv-builder-worker.js?build=${build}`, { scope, updateViaCache: 'none' })
        // Private windows and old browsers refuse; everything else works.
        .catch(() => undefined)
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [isOwnDevice, build])
}
