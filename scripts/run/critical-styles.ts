import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { load, type CheerioAPI } from 'cheerio/slim'
import postcss, { type Root } from 'postcss'

const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"[^>]*>/g
const endOfPage = '</body></html>'

/** The URLs of a page's style sheets, in order. */
const sheetsOf = (html: string): string[] => [...html.matchAll(sheetLink)].map(([, address = '']) => address)

const ofLater = ':(?:hover|active|focus|focus-visible|focus-within|target)(?![\\w-])'
const notOfLater = new RegExp(`:not\\(${ofLater}\\)`, 'g')
const isOfLater = new RegExp(ofLater)
const partOfElement = /::[\w-]+|:(?:before|after)(?![\w-])/g

// Elements that are hidden until a script opens them, by which time the sheets have loaded.
const closed = 'dialog:not([open]), dialog:not([open]) *'

/**
 * Whether a selector matches something in the page as it is sent, as opposed to what only interaction, a script or
 * printing brings about.
 */
function fits($: CheerioAPI, isClosed: ReadonlySet<unknown>, selector: string): boolean {
  const still = selector.replaceAll(notOfLater, '')
  if (isOfLater.test(still)) return false
  try {
    const fitting = $(still.replaceAll(partOfElement, '').replace(/(^|[\s>+~])$/, '$1*'))
    return fitting.toArray().some((element) => !isClosed.has(element))
  } catch {
    // cheerio does not know this selector: better to include it needlessly than to leave it out.
    return true
  }
}

function keepWhatFits(sheet: Root, $: CheerioAPI, isClosed: ReadonlySet<unknown>): Root {
  sheet.walkAtRules((rule) => {
    if (rule.name === 'page' || (rule.name === 'media' && rule.params === 'print')) rule.remove()
  })
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const kept = rule.selectors.filter((selector) => fits($, isClosed, selector))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  sheet.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(sheet.toString())) rule.remove()
  })
  return sheet
}

/** Removes custom properties that nothing left in the sheet uses, which follow with the rest, and rules left empty. */
function dropUnasked(sheet: Root): Root {
  for (let before = '', now = sheet.toString(); now !== before; now = sheet.toString()) {
    before = now
    sheet.walkDecls(/^--/, (declaration) => {
      if (!before.includes(`var(${declaration.prop}`)) declaration.remove()
    })
  }
  // From the inside out: whatever contained only these goes with them.
  for (let isAny = true; isAny;) {
    isAny = false
    sheet.walk((node) => {
      if (!('nodes' in node) || node.nodes?.length !== 0) return
      node.remove()
      isAny = true
    })
  }
  return sheet
}

/**
 * The file that a page fetches afterwards: one for each set of sheets, named after them, because their names reflect
 * their contents.
 */
const laterAddress = (addresses: readonly string[]): string =>
  `/_next/static/chunks/${createHash('sha256').update(addresses.join()).digest('hex').slice(0, 16)}.later.css`

/**
 * A page's sheets combined, without their fonts, which are already in the page. If a font were named a second time, one
 * that arrived too late for the first paint would be applied after all, and everything would move.
 */
function laterSheet(sheets: readonly string[]): string {
  const all = postcss.parse(sheets.join('\n'))
  all.walkAtRules('font-face', (rule) => {
    rule.remove()
  })
  return all.toString()
}

type ReadSheet = (address: string) => string

/** The rules in a page's sheets that match something in it. */
function criticalOf(html: string, readSheet: ReadSheet): string {
  const $ = load(html)
  const isClosed = new Set<unknown>($(closed).toArray())
  const styles = sheetsOf(html).map((address) => {
    const sheet = keepWhatFits(postcss.parse(readSheet(address)), $, isClosed).toString()
    // A path relative to the sheet is not relative to the page.
    return sheet.replaceAll(/url\((\.[^)]+)\)/g, (_, path: string) => {
      return `url(${new URL(path, `http://localhost${address}`).pathname})`
    })
  })
  return dropUnasked(postcss.parse(styles.join(''))).toString()
}

/**
 * Moves the styles for the first paint into a page's HTML, so that painting waits for no second response. The sheets
 * themselves follow at the end of the page: by then what is there is painted, and they contain what interaction,
 * scripts and printing need. They come as one file, because among several, one that arrived before the next would
 * override rules of the page's own that should override it, and the page would move. React finds its sheets where they
 * were, disabled, however early it starts, and does not request them again. Sheets of other pages it puts after the last
 * one with a precedence, which is that file, so that they override it.
 * @param html a page as Next.js renders it
 * @param readSheet the content of a style sheet, by its URL
 * @returns the page with one `style` element before its sheets; a page without sheets unchanged
 */
export function withCriticalStyles(html: string, readSheet: ReadSheet, critical = criticalOf): string {
  const first = html.search(sheetLink)
  if (first < 0 || !html.endsWith(endOfPage)) return html
  const style = `<style>${critical(html, readSheet)}</style>`
  const later = `<link rel="stylesheet" href="${laterAddress(sheetsOf(html))}" data-precedence="next"/>`
  const switchedOff = html
    .slice(first, -endOfPage.length)
    .replaceAll(sheetLink, (link) => link.replace(/\/?>$/, ' disabled=""/>'))
  return html.slice(0, first) + style + switchedOff + later + endOfPage
}

const fileOf = (build: string, address: string): string => join(build, address.replace(/^\/_next\//, ''))

function sheetReader(build: string): ReadSheet {
  const sheets = new Map<string, string>()
  return (address) => {
    const sheet = sheets.get(address) ?? readFileSync(fileOf(build, address), 'utf8')
    sheets.set(address, sheet)
    return sheet
  }
}

type PageFiles = { entryCSSFiles: Record<string, { path: string }[]> }

/** The sheets of each page that is rendered on request, in the order in which its HTML names them. */
function sheetsOfRoutes(build: string): string[][] {
  const require = createRequire(join(build, 'of-this-build'))
  const routes = globSync('server/app/**/page_client-reference-manifest.js', { cwd: build }).flatMap((file) => {
    require(join(build, file))
    return Object.values((globalThis as { __RSC_MANIFEST?: Record<string, PageFiles> }).__RSC_MANIFEST ?? {})
  })
  return routes.map(({ entryCSSFiles }) => [
    ...new Set(Object.values(entryCSSFiles).flatMap((files) => files.map(({ path }) => `/_next/${path}`))),
  ])
}

/**
 * Does this for each prerendered page, and writes the files that follow pages rendered on request. Run it once, before
 * the pages are compressed and before any is served.
 */
export function inlineCriticalStyles(build: string): void {
  const readSheet = sheetReader(build)
  const writeLater = (addresses: readonly string[]): void => {
    const file = fileOf(build, laterAddress(addresses))
    if (!existsSync(file)) writeFileSync(file, laterSheet(addresses.map(readSheet)))
  }
  const pages = join(build, 'server', 'app')
  for (const page of globSync('**/*.html', { cwd: pages })) {
    const file = join(pages, page)
    const html = readFileSync(file, 'utf8')
    const made = withCriticalStyles(html, readSheet)
    if (made === html) continue
    writeFileSync(file, made)
    writeLater(sheetsOf(html))
  }
  for (const addresses of sheetsOfRoutes(build)) writeLater(addresses)
}

const mostLooks = 300

/**
 * Everything in a page that a rule can match: its elements, their attributes and where there is text, but not the text
 * itself or its scripts.
 */
const lookOf = (html: string): string => html.replaceAll(/(<script[^>]*>)[^]*?<\/script>|>[^<]+/g, '$1>-')

/**
 * The same for pages that are rendered on request. Two that differ only in their text are analysed once, which
 * otherwise takes 40 ms each.
 * @param build the folder of the build
 * @returns a function that returns the page with its styles, or unchanged if the build has no file to follow it
 */
export function criticalStylesOf(build: string): (html: string) => string {
  const readSheet = sheetReader(build)
  const known = new Map<string, string>()
  const critical = (html: string): string => {
    const look = createHash('sha256').update(lookOf(html)).digest('base64')
    const styles = known.get(look) ?? criticalOf(html, readSheet)
    if (known.size >= mostLooks) known.clear()
    known.set(look, styles)
    return styles
  }
  return (html) =>
    existsSync(fileOf(build, laterAddress(sheetsOf(html)))) ? withCriticalStyles(html, readSheet, critical) : html
}
