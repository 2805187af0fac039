import { load as parseHtml } from 'cheerio'
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect } from 'playwright/test'

import { descendantsOf } from './processes'
import type { SiteOnPostgres } from './site-on-postgres'

/** A page, and as whom it is opened. */
export type MeasuredPage<Who extends string> = { path: string; who: Who }

type Measured<Who extends string> = {
  site: SiteOnPostgres
  pages: readonly MeasuredPage<Who>[]
  /** The cookies of somebody who has just signed in. */
  signedIn: (who: Who) => Promise<string>
  /** A page's address without what is different for each row. */
  byAddress: (path: string) => string
}

async function visit({ service }: SiteOnPostgres, path: string, cookie: string) {
  const startedAt = performance.now()
  const answer = await fetch(service.url + path, { headers: { cookie }, redirect: 'manual' })
  const html = await answer.text()
  return { status: answer.status, html, ms: performance.now() - startedAt }
}

/** The rows of the database that a page shows: lines of tables and lists, cards, and itself. */
function rowsShown(html: string): number {
  const $ = parseHtml(html)
  return (
    1 +
    $('main').find(
      'tbody tr, article, ol > li, ul > li.dash-card, .takers-list > li, .dash-lines > li, select[name="job"] option',
    ).length
  )
}

// Of an empty Next.js 16.4.6 app, in bytes after gzip: docs/performance.md.
const scriptOfEmptyApp = 134_904
const weights = new Map<string, Promise<number>>()

/** What the scripts that a page names weigh after gzip, over those of an empty app. */
async function scriptOver({ service }: SiteOnPostgres, html: string): Promise<number> {
  const named = [...html.matchAll(/<script\b(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi)].map(([, path = '']) => path)
  const weigh = async (path: string): Promise<number> => {
    const answer = await fetch(new URL(path, service.url))
    return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 6 }).length
  }
  const each = [...new Set(named)].map((path) => {
    const weight = weights.get(path) ?? weigh(path)
    weights.set(path, weight)
    return weight
  })
  return (await Promise.all(each)).reduce((total, bytes) => total + bytes, 0) - scriptOfEmptyApp
}

/** Rows that say who asks, in which company and with which rights: a few for each question of a page. */
const ofWhoAsks = 30
/** The smallest value with at least this share of all values at or below it. */
const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? NaN

/**
 * Milliseconds of processor time that the site, the HTTP side and the database have taken since they began: unlike the clock, it says
 * something on a machine that does other things too. Linux counts it in hundredths of a second.
 */
const processorMs = (): number =>
  descendantsOf(process.pid)
    .filter(({ pid }) => existsSync(`/proc/${pid}/stat`))
    .reduce((sum, { pid }) => {
      const [user = 0, system = 0] =
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
      return sum + (user + system) * 10
    }, 0)

/** What one visit costs, the mean of ten. */
async function processorMsOf(site: SiteOnPostgres, path: string, cookie: string): Promise<number> {
  const before = processorMs()
  for (let count = 0; count < 10; count += 1) await visit(site, path, cookie)
  return (processorMs() - before) / 10
}

/**
 * Opens each page `visitsOfEach` times, with eight visitors at once, with and without a second between their pages, and
 * writes the milliseconds in the middle and at the 95th percentile to the log.
 * @param kinds as whom; divides eight
 */
export async function timePages<Who extends string>(
  { site, pages, signedIn, byAddress }: Measured<Who>,
  kinds: readonly Who[],
  visitsOfEach: number,
): Promise<void> {
  const cookies = new Map<Who, string>()
  for (const who of kinds) cookies.set(who, await signedIn(who))
  // The first time a page is asked for, Next.js reads its code; by the tenth, what is used often has been compiled.
  for (let count = 0; count < 10; count += 1) {
    for (const { path, who } of pages) await visit(site, path, cookies.get(who) ?? '')
  }
  // With a second to look at what came, as people do; and without, which fills the processor.
  for (const pauseMs of [1_000, 0]) {
    const times = new Map(pages.map(({ path, who }) => [`${who} ${path}`, new Array<number>()]))
    const isEnough = () => [...times.values()].every((of) => of.length >= visitsOfEach)
    const startedAt = performance.now()
    await Promise.all(
      // As many of each kind, each with a session of its own, and their pages apart.
      Array.from({ length: 8 }, async (_empty, turn) => {
        const who = kinds[turn % kinds.length]
        if (who === undefined) return
        const cookie = await signedIn(who)
        const own = pages.filter((page) => page.who === who)
        const first = Math.floor((own.length * Math.floor(turn / kinds.length) * kinds.length) / 8)
        await new Promise((resolve) => setTimeout(resolve, (pauseMs * turn) / 8))
        for (let step = first; !isEnough(); step += 1) {
          const page = own[step % own.length]
          if (!page) return
          const { status, ms } = await visit(site, page.path, cookie)
          expect([200, 410], page.path).toContain(status)
          times.get(`${who} ${page.path}`)?.push(ms)
          await new Promise((resolve) => setTimeout(resolve, pauseMs))
        }
      }),
    )
    const all = [...times.values()]
    const visits = all.reduce((sum, of) => sum + of.length, 0)
    const within = (share: number, ms: number) => all.filter((of) => shareOf(of, share) <= ms).length
    console.log(
      `pause of ${pauseMs} ms: ${visits} visits, ${(visits / ((performance.now() - startedAt) / 1000)).toFixed(1)} each second; ` +
        `of ${all.length} pages ${within(0.5, 60)} keep to 60 ms in the middle, ${within(0.95, 150)} to 150 ms at the 95th percentile`,
    )
    for (const [name, of] of times) {
      console.log(
        `| \`${byAddress(name)}\` | ${shareOf(of, 0.5).toFixed(0)} | ${shareOf(of, 0.95).toFixed(0)} | ${of.length}`,
      )
    }
  }
}

/**
 * Counts the rows that each page reads beside those that it shows, and weighs its scripts.
 * @param mayReadMore whether a page counts or passes over rows that it does not show
 * @param isFull whether the planner has enough rows to choose as it would in service; processor time is measured too
 */
export async function countRowsOfPages<Who extends string>(
  { site, pages, signedIn, byAddress }: Measured<Who>,
  kinds: readonly Who[],
  mayReadMore: (path: string) => boolean,
  isFull: boolean,
): Promise<void> {
  const cookies = new Map<Who, string>()
  for (const who of kinds) cookies.set(who, await signedIn(who))
  const counter = await site.countRows()
  for (const { path, who } of pages) {
    const cookie = cookies.get(who) ?? ''
    await visit(site, path, cookie)
    const cost = isFull ? `${(await processorMsOf(site, path, cookie)).toFixed(0)} | ` : ''
    const before = await counter.read()
    const { status, html } = await visit(site, path, cookie)
    const after = await counter.read()
    await visit(site, path, cookie)
    const afterSecond = await counter.read()
    expect([200, 410], path).toContain(status)
    // The sender, too, reads every few seconds, and so beside one of two visits at most.
    const read = Object.entries(after)
      .map(([table, rows]) => ({
        table,
        rows: Math.min(rows - (before[table] ?? 0), (afterSecond[table] ?? 0) - rows),
      }))
      .filter(({ rows }) => rows > 0)
    const sum = read.reduce((total, { rows }) => total + rows, 0)
    const shown = rowsShown(html)
    const script = await scriptOver(site, html)
    console.log(
      `| \`${byAddress(path)}\` | ${cost}${shown} | ${sum} | ${(html.length / 1000).toFixed(0)} | ${(script / 1000).toFixed(1)} | ${read.map(({ table, rows }) => `${table} ${rows}`).join(', ')}`,
    )
    expect.soft(script, path).toBeLessThanOrEqual(70_000)
    if (isFull && !mayReadMore(path)) expect.soft(sum, path).toBeLessThanOrEqual(4 * shown + ofWhoAsks)
  }
  await counter.end()
}
