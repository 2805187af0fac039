import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import postcss, { type Root } from 'postcss'

const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"[^>]*>/g
const endOfPage = '</body></html>'

const ofLater = ':(?:hover|active|focus|focus-visible|focus-within|target)(?![\\w-])'
const notOfLater = new RegExp(`:not\\(${ofLater}\\)`, 'g')
const isOfLater = new RegExp(ofLater)
const partOfElement = /::[\w-]+|:(?:before|after)(?![\w-])/g

/** Whether a selector fits something in the page as it is sent: not what only a hand on it, a script or a printer brings about. */
function fits($: CheerioAPI, selector: string): boolean {
  const still = selector.replaceAll(notOfLater, '')
  if (isOfLater.test(still)) return false
  try {
    return $(still.replaceAll(partOfElement, '').replace(/(^|[\s>+~])$/, '$1*')).length > 0
  } catch {
    // One that cheerio does not know: better in the page for nothing than missing.
    return true
  }
}

function keepWhatFits(sheet: Root, $: CheerioAPI): Root {
  sheet.walkAtRules((rule) => {
    if (rule.name === 'page' || (rule.name === 'media' && rule.params === 'print')) rule.remove()
  })
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const kept = rule.selectors.filter((selector) => fits($, selector))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  sheet.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(sheet.toString())) rule.remove()
  })
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return sheet
}

/** Without the custom properties that nothing left in the sheet asks for; they follow with the others. */
function dropUnasked(sheet: Root): Root {
  for (let before = '', now = sheet.toString(); now !== before; now = sheet.toString()) {
    before = now
    sheet.walkDecls(/^--/, (declaration) => {
      if (!before.includes(`var(${declaration.prop}`)) declaration.remove()
    })
  }
  return sheet
}

const laterAddress = (address: string): string => address.replace(/\.css$/, '.later.css')
const namesTypeface = (sheet: string): boolean => sheet.includes('@font-face')

/**
 * A sheet without its typefaces, which stand in the page already. Named a second time, one that came too late for the first
 * drawing would be taken up after all, and everything would move.
 */
function withoutTypefaces(sheet: string): string {
  const rest = postcss.parse(sheet)
  rest.walkAtRules('font-face', (rule) => {
    rule.remove()
  })
  return rest.toString()
}

/**
 * Moves into a page's HTML the styles that it is first drawn with, so that drawing waits for no second answer. The sheets themselves
 * follow at the end of the page: what is there is drawn by then, and they have what a hand on the page, a script or a printer needs,
 * and what the next page shares with this one. React finds its sheets there and asks for none again: one with typefaces stands
 * there switched off, beside what is left of it without them.
 * @param html a page as Next.js makes it with the build
 * @param readSheet the content of a style sheet, by its address
 * @returns the page with one `style` element in place of its sheets; a page without sheets as it was
 */
export function withCriticalStyles(html: string, readSheet: (address: string) => string): string {
  const links = [...html.matchAll(sheetLink)]
  const first = links[0]
  if (!first || !html.endsWith(endOfPage)) return html
  const $ = load(html)
  const styles = links
    .map(([, address = '']) => {
      const sheet = keepWhatFits(postcss.parse(readSheet(address)), $).toString()
      // What a sheet names beside itself is not beside the page.
      return sheet.replaceAll(/url\((\.[^)]+)\)/g, (_, path: string) => {
        return `url(${new URL(path, `http://localhost${address}`).pathname})`
      })
    })
    .join('')
  const critical = dropUnasked(postcss.parse(styles)).toString()
  const withoutLinks = html.slice(0, -endOfPage.length).replaceAll(sheetLink, '')
  const sheets = links
    .map(([link, address = '']) =>
      namesTypeface(readSheet(address))
        ? `<link rel="stylesheet" href="${laterAddress(address)}"/>${link.replace(/\/?>$/, ' disabled=""/>')}`
        : link,
    )
    .join('')
  return `${withoutLinks.slice(0, first.index)}<style>${critical}</style>${withoutLinks.slice(first.index)}${sheets}${endOfPage}`
}

/** Does so for each page that was made with the build. Run once, before the pages are compressed and before any is answered. */
export function inlineCriticalStyles(build: string): void {
  const pages = join(build, 'server', 'app')
  const sheets = new Map<string, string>()
  const fileOf = (address: string): string => join(build, address.replace(/^\/_next\//, ''))
  const readSheet = (address: string): string => {
    const sheet = sheets.get(address) ?? readFileSync(fileOf(address), 'utf8')
    sheets.set(address, sheet)
    return sheet
  }
  for (const page of globSync('**/*.html', { cwd: pages })) {
    const file = join(pages, page)
    writeFileSync(file, withCriticalStyles(readFileSync(file, 'utf8'), readSheet))
  }
  for (const [address, sheet] of sheets) {
    if (namesTypeface(sheet)) writeFileSync(fileOf(laterAddress(address)), withoutTypefaces(sheet))
  }
}
