// `npm run page-dates`: records today as the date of change for each page whose text differs from what was recorded.
// The sitemap gives search engines these dates; a test fails when a page has changed and its date has not.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { pageDigest } from './page-digest.ts'

const { values } = parseArgs({ options: { site: { type: 'string', default: 'http://localhost:3000' } } })
const file = join(import.meta.dirname, '..', 'lib', 'content', 'site', 'page-dates.json')
type PageDates = Record<string, { digest: string; changedOn: string }>
const known = JSON.parse(readFileSync(file, 'utf8')) as PageDates
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date())

const sitemap = await fetch(`${values.site}/sitemap.xml`).catch(() => undefined)
if (!sitemap?.ok) {
  console.error(`No site answers at ${values.site}. Run npm start first, or give --site its address.`)
  process.exit(1)
}
const paths = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)

const dates: PageDates = {}
for (const path of paths.sort()) {
  const digest = pageDigest(await (await fetch(values.site + path)).text())
  const before = known[path]
  dates[path] = before?.digest === digest ? before : { digest, changedOn: today }
  if (before?.digest !== digest) console.log(`${path} changed`)
}
writeFileSync(file, `${JSON.stringify(dates, null, 2)}\n`)
