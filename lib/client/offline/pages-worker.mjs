// Keeps the public pages that somebody has opened, and the files they need, so that they open offline. Built into
// .next/pages-worker.js after each build (scripts/run/pages-worker.ts), which prepends what is specific to that build.
//
// Each build has its own store, into which it fetches whatever the previous one had kept. It takes over once no tab is
// open any more, because a tab continues with the files it began with. Until then pages come from the site first, so
// nobody has to wait to see the new ones.
import { CacheFirst, NetworkFirst } from 'serwist'

import { guardOf } from '@/lib/domain/access/access'
import { keptPagesPrefix } from '@/lib/domain/offline/kept-pages'

const { build, pages } = self.ofBuild
const known = new Set(pages)
const store = keptPagesPrefix + build
const offlinePage = '/offline'
const patienceSeconds = 3
const staticFile = /\/_next\/static\/[\w./~@-]+\.(?:js|css|woff2?)/g

// Left to the browser, as if there were no worker.
const neverOurs = (path) => guardOf(path) !== undefined || /^\/(api|auth)\//.test(path)

const pathOf = (request) => new URL(request.url).pathname
const isKnown = (address) => known.has(new URL(address).pathname)
const inStore = async (path) => caches.match(path, { cacheName: store, ignoreVary: true })

/** Only what is the same for everybody. If the store was deleted, somebody has stopped it, and nothing more is kept. */
async function mayStay(answer) {
  const isOpen = answer.status === 200 && !answer.redirected && answer.type === 'basic'
  const isShared = !/private|no-store/.test(answer.headers.get('cache-control') ?? '')
  return isOpen && isShared && (await caches.has(store))
}

async function keepFilesOf(answer) {
  const kept = await caches.open(store)
  const files = new Set((await answer.text()).match(staticFile) ?? [])
  await Promise.all([...files].map(async (file) => (await kept.match(file)) ?? kept.add(file)))
}

const pageFromSite = new NetworkFirst({
  cacheName: store,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Always revalidated with the site: a browser may consider a page fresh for a day although a release has changed
      // it.
      requestWillFetch: ({ request }) => new Request(request, { cache: 'no-cache' }),
      // A URL with a query may be answered with the page, but is never stored.
      cacheKeyWillBeUsed: ({ request, mode }) => (mode === 'read' ? pathOf(request) : request),
      // The files first, so that a page in the store always has its files there too.
      cacheWillUpdate: async ({ request, response }) => {
        const { pathname, search } = new URL(request.url)
        if (!known.has(pathname) || search !== '' || !(await mayStay(response))) return null
        await keepFilesOf(response.clone())
        return response
      },
      handlerDidError: () => inStore(offlinePage),
    },
  ],
})

const fileFromStore = new CacheFirst({
  cacheName: store,
  matchOptions: { ignoreSearch: true, ignoreVary: true },
  plugins: [
    {
      // A script that a page loads later is kept with it, if the page is.
      cacheWillUpdate: async ({ event, response }) => {
        const asker = event.clientId && (await self.clients.get(event.clientId))
        return asker && isKnown(asker.url) && (await mayStay(response)) ? response : null
      },
    },
  ],
})

/** Without cookies, so that what is kept cannot depend on who is signed in. */
async function keepPage(path, event) {
  const request = new Request(path, { credentials: 'omit' })
  const [answered, done] = pageFromSite.handleAll({ event, request })
  await answered
  await done
}

const olderStores = async () =>
  (await caches.keys()).filter((name) => name.startsWith(keptPagesPrefix) && name !== store)

async function install(event) {
  await caches.open(store)
  await keepPage(offlinePage, event)
  if (!(await inStore(offlinePage))) throw new Error('The page to show in place of others could not be kept.')
  for (const older of await olderStores()) {
    const kept = await (await caches.open(older)).keys()
    for (const { url } of kept.filter((request) => isKnown(request.url)))
      await keepPage(new URL(url).pathname, event).catch(() => undefined)
  }
}

async function activate(event) {
  for (const older of await olderStores()) await caches.delete(older)
  await self.clients.claim()
  // The page that installed this worker was loaded before it.
  for (const { url } of await self.clients.matchAll({ type: 'window' }))
    if (isKnown(url) && !(await inStore(new URL(url).pathname))) await keepPage(new URL(url).pathname, event)
}

self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(activate(event)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || neverOurs(pathname)) return
  if (request.mode === 'navigate') {
    event.respondWith(pageFromSite.handle({ event, request }))
  } else if (pathname.startsWith('/_next/static/')) {
    event.respondWith(fileFromStore.handle({ event, request }))
  } else if (request.headers.has('rsc') && known.has(pathname)) {
    // A link was followed without a full page load.
    event.waitUntil(inStore(pathname).then((kept) => kept ?? keepPage(pathname, event)))
  }
})
