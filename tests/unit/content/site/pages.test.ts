import { indexedPaths, pageAt, pagePaths } from '@/lib/content/site/pages'
import { llmsText } from '@/lib/content/site/llms-text'
import { movedAddresses } from '@/lib/content/site/moved-addresses'
import { shareImagePath } from '@/lib/content/site/share-image'

test.each(pagePaths)('%s has a title and a description that a search result can show whole', (path) => {
  const { title, description } = pageAt(path)
  expect(title.length).toBeGreaterThanOrEqual(4)
  expect(title.length).toBeLessThanOrEqual(70)
  expect(description.length).toBeGreaterThanOrEqual(50)
  expect(description.length).toBeLessThanOrEqual(165)
  expect(description).toMatch(/[.?]$/)
})

test('no two pages share a title, a description or a share image, but for the image of the dashboards', () => {
  for (const values of [
    pagePaths.map((path) => pageAt(path).title),
    pagePaths.map((path) => pageAt(path).description),
    pagePaths.filter((path) => !path.startsWith('/dashboard/')).map(shareImagePath),
  ]) {
    expect(new Set(values).size).toBe(values.length)
  }
})

test('search engines are kept from sign-in, thank-you, jobs and dashboards, and from second addresses', () => {
  const kept = pagePaths.filter((path) => !indexedPaths.includes(path))
  const dashboards = pagePaths.filter((path) => path.startsWith('/dashboard/'))
  expect(dashboards.length).toBeGreaterThan(30)
  expect(kept.sort()).toEqual(
    ['/contact', '/dashboard', ...dashboards, '/jobs', '/jobs/examples', '/sign-in', '/thank-you'].sort(),
  )
})

test('a page’s breadcrumbs follow its address, or the nearest page that exists', () => {
  for (const path of pagePaths) {
    const { parent, canonical } = pageAt(path)
    for (const other of [parent, canonical]) if (other !== undefined) expect(pagePaths).toContain(other)
    const above = path.split('/').slice(0, -1).join('/')
    if (pagePaths.some((page) => page === above)) expect(parent).toBe(above)
  }
})

test('llms.txt lists every page that search engines are shown, once', () => {
  const text = llmsText('https://www.example.org')
  for (const path of indexedPaths) {
    const link = `](${new URL(path, 'https://www.example.org').href})`
    expect(text.split(link)).toHaveLength(2)
  }
  expect(text.startsWith('# ')).toBe(true)
  expect(text).not.toContain('/sign-in')
})

test('an address that moved is not a page itself, and leads to one', () => {
  for (const [from, to] of Object.entries(movedAddresses)) {
    expect(pagePaths).not.toContain(from)
    expect(pagePaths).toContain(to)
  }
})
