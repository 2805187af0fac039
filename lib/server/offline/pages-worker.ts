import 'server-only'

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { keptPagesPrefix } from '@/lib/domain/offline/kept-pages'
import { isDevelopment, serverEnv } from '@/lib/server/env'

const file = join(process.cwd(), '.next', 'pages-worker.js')

// Replaces any worker of ours that a browser has, deletes what it stored, and unregisters itself.
const farewell = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith('${keptPagesPrefix}')).map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
`

/**
 * The script of the service worker that keeps public pages on a visitor's device. With OFFLINE_PAGES=off, in
 * development and where the build made none, it is one that deletes what is kept and removes itself.
 */
export function pagesWorker(): string {
  const isOn = serverEnv.OFFLINE_PAGES === 'on' && !isDevelopment && existsSync(file)
  return isOn ? readFileSync(file, 'utf8') : farewell
}
