// Keeps one page, /cv-builder, working without the internet on a person's own device. It is registered for that page's
// address alone, and only after the person said that the device is theirs. It never keeps an answer: those are not in
// any file.
//
// Each build of the site registers it under another ?build=, so the browser sees a new worker, which fetches that
// build's files into a store of its own. It takes over when no tab shows the page any more, and deletes the older
// stores then: a tab that is open goes on with the files it began with.
const page = '/cv-builder'
const storePrefix = 'cv-builder-'
const store = storePrefix + new URL(self.location.href).searchParams.get('build')
const patienceMs = 4000
// What a PDF is drawn with. The larger set, for Greek and Cyrillic, is kept when somebody first needs it.
const fonts = '/fonts/noto-sans-'
const fontsAhead = ['latin-regular', 'latin-bold'].map((name) => `${fonts}${name}.ttf`)

const staticFile = /\/_next\/static\/[\w./~@-]+\.(?:js|css|woff2?|ttf|otf|wasm|json|bin)/g
// How a script of ours names the scripts and files that it loads later.
const laterFile = /static\/(?:chunks|media)\/[\w./~@-]+\.(?:js|css|woff2?|ttf|otf|wasm|json|bin)/g
// The tool's own scripts are known by its class names. Others, such as the header's, load things the page can do without.
const ownMark = /["'`]cv-[a-z]/
// The build may gather the tool's loaders in a script of their own, which is little more than the names of later files.
const longestOfLoaders = 4000
// What reads a PDF or a Word file from elsewhere is larger than all the rest, and is fetched when somebody chooses a file.
const readerMark = /pdf\.worker/

async function fetchWhole(address) {
  const answer = await fetch(address, { cache: 'no-cache', credentials: 'same-origin' })
  if (!answer.ok || answer.redirected) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

const matches = (text, pattern) => [...new Set(text.match(pattern) ?? [])]

/** The page, the files it names, and those that its own scripts load later. All of them or none. */
async function keepPage() {
  const kept = await caches.open(store)
  const html = await fetchWhole(page)
  const first = [...matches(await html.clone().text(), staticFile), ...fontsAhead]
  const seen = new Set(first)
  const waiting = first.map((path) => ({ path, isOwn: false }))
  while (waiting.length > 0) {
    const round = waiting.splice(0)
    const found = await Promise.all(
      round.map(async ({ path, isOwn }) => {
        const answer = await fetchWhole(path)
        const text = /\.(?:js|css)$/.test(path) ? await answer.clone().text() : ''
        await kept.put(path, answer)
        if (path.endsWith('.css')) return relativeFiles(text)
        const isOfTool = isOwn || ownMark.test(text) || text.length < longestOfLoaders
        return isOfTool && !readerMark.test(text) ? matches(text, laterFile) : []
      }),
    )
    for (const name of found.flat()) {
      const path = `/_next/${name}`
      if (seen.has(path)) continue
      seen.add(path)
      waiting.push({ path, isOwn: true })
    }
  }
  // Last, so that a page in the store always has its files there.
  await kept.put(page, html)
}

/** The typefaces that a style sheet names from its own folder. */
const relativeFiles = (text) => matches(text, /\.\.\/media\/[\w./~@-]+/g).map((path) => path.replace('..', 'static'))

const laterThan = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** From the site, as always; from the store when the site does not answer soon, or not well. */
async function answerPage(request) {
  const kept = await caches.match(page, { cacheName: store })
  const fromSite = fetch(request).catch(() => undefined)
  if (!kept) return (await fromSite) ?? Response.error()
  const answer = await Promise.race([fromSite, laterThan(patienceMs)])
  return answer && answer.status < 500 ? answer : kept
}

async function answerFile(request) {
  return (await caches.match(request, { cacheName: store, ignoreSearch: true })) ?? fetch(request)
}

async function answerFont(request) {
  const kept = await caches.match(request, { cacheName: store })
  if (kept) return kept
  const answer = await fetch(request)
  // Where the store was cleared, the page goes on with this worker until it is left, and nothing is to be kept for it.
  if (answer.ok && (await caches.has(store))) await (await caches.open(store)).put(request, answer.clone())
  return answer
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    keepPage().catch(async (error) => {
      await caches.delete(store)
      throw error
    }),
  )
})

self.addEventListener('activate', (event) => {
  const deleteOlder = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(storePrefix) && name !== store).map((name) => caches.delete(name)),
    )
    // The very first visit is served too, for the steps whose code comes later.
    await self.clients.claim()
  }
  event.waitUntil(deleteOlder())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === page) event.respondWith(answerPage(request))
  else if (pathname.startsWith('/_next/static/')) event.respondWith(answerFile(request))
  else if (pathname.startsWith(fonts)) event.respondWith(answerFont(request))
})
