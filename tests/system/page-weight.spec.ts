import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'

import { root } from '../support/service'

const build = join(root, '.next')
const kB = 1000

/** Bytes of script, after gzip, that an empty app of Next.js 16.4.6 sends. */
const emptyApp = 134_904

// Bytes after gzip, of script over the empty app's. Files are those that a page names: scripts, sheets and its typeface.
const budgets = {
  content: { script: 20 * kB, styles: 6 * kB, files: 14 },
  'a form or a tool': { script: 60 * kB, styles: 10 * kB, files: 18 },
  'a dashboard or a portal': { script: 70 * kB, styles: 15.2 * kB, files: 25 },
}
type Kind = keyof typeof budgets

// Pages with more than others of their kind, as measured: a portal's first page, a tool within a dashboard, everything about one person, an
// advert as the board shows it, a form in the site's own frame, a portal's screen in the frame of the demonstration, the law
// that the calculator applies. They may not grow.
const more: Record<string, Partial<(typeof budgets)[Kind]>> = {
  '/': { styles: 6.1 * kB },
  '/account/company/advert': { styles: 15.4 * kB },
  '/dashboard/candidate': { styles: 15.6 * kB },
  '/dashboard/candidate/applications/[id]/advert': { styles: 15.5 * kB },
  '/dashboard/candidate/jobs/[id]/apply': { styles: 15.2 * kB },
  '/dashboard/candidateportal': { styles: 15.3 * kB },
  '/dashboard/candidateportal/applications/[id]/advert': { styles: 15.2 * kB },
  '/dashboard/caseworker': { styles: 15.6 * kB },
  '/dashboard/caseworkerportal': { styles: 15.3 * kB },
  '/dashboard/employer': { styles: 15.6 * kB },
  // The 26th file marks the tab of a page with errors.
  '/dashboard/employer/jobs/[id]': { styles: 16 * kB, files: 26 },
  '/dashboard/employer/jobs/new': { styles: 16 * kB, files: 26 },
  '/dashboard/employerportal': { styles: 15.3 * kB },
  '/dashboard/employerportal/jobs/[id]': { styles: 15.7 * kB },
  '/dashboard/employerportal/jobs/new': { styles: 15.7 * kB },
  '/dashboard/partner': { styles: 15.6 * kB },
  '/dashboard/partner/job-matcher': { styles: 15.3 * kB, files: 26 },
  '/dashboard/partner/onboarding': { styles: 15.6 * kB },
  '/dashboard/partnerportal': { styles: 15.3 * kB },
  '/dashboard/team/jobs/[id]': { styles: 16.2 * kB },
  '/disclosure-calculator': { script: 65 * kB },
  '/jobs/[id]/apply': { styles: 10.6 * kB, files: 19 },
}

const withFormOrTool =
  /^\/(employers|partners|candidates|contact|cv-builder|job-matcher|disclosure-calculator(\/.*)?|request-callback(\/.*)?|refer-yourself|jobs(\/.*)?|thank-you(\/.*)?|(sign-in|account|auth)(\/.*)?|stop-emails|one-question)$/
const kindOf = (path: string, group: string): Kind => {
  // An employer's first advert is written in the portal's form before there is a portal.
  if (group === '(work)' || path === '/account/company/advert') return 'a dashboard or a portal'
  return withFormOrTool.test(path) || path.startsWith('/dashboard') ? 'a form or a tool' : 'content'
}

/** The HTML of a page, compressed with Brotli, the styles of its first paint within. */
const htmlBudget = 18 * kB
// All words: the test of its printed pages bounds how many.
const htmlMore: Record<string, number> = { '/privacy-policy': 20 * kB }

/** Bytes of script after Brotli that a page of the demonstration may have beyond the framework's own files, which every page loads. */
const demonstrationBudget = 40 * kB
const ofDemonstration = /^\/dashboard\/(candidate|employer|partner|caseworker)(\/|$)/

type Entries = { entryJSFiles: Record<string, string[]>; entryCSSFiles: Record<string, { path: string }[]> }
declare global {
  // What Next.js fills with the files of each page, as the manifests of a build are loaded.
  var __RSC_MANIFEST: Record<string, Entries> | undefined
}

/** The sheets that a first visit fetches: a page made with the build names one in place of all (scripts/run/critical-styles.ts). */
function sheetsFetched(path: string, sheets: Set<string>): Set<string> {
  const page = join(build, 'made-files', `${path === '/' ? 'index' : path}.html`)
  if (!existsSync(page)) return sheets
  const links = readFileSync(page, 'utf8').matchAll(
    /<link rel="stylesheet" href="\/_next\/([^"]+)"(?! [^>]*disabled)[^>]*>/g,
  )
  return new Set([...links].map(([, sheet = '']) => sheet))
}

/** Each page of the build with the scripts and sheets that its HTML has a browser fetch. */
function readPages(): { path: string; kind: Kind; scripts: Set<string>; own: Set<string>; sheets: Set<string> }[] {
  const require = createRequire(import.meta.url)
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[]
  }
  for (const file of globSync('server/app/**/page_client-reference-manifest.js', { cwd: build }))
    require(join(build, file))
  return Object.entries(globalThis.__RSC_MANIFEST ?? {})
    .filter(([route]) => /^\/\((site|work)\)\//.test(route))
    .map(([route, { entryJSFiles, entryCSSFiles }]) => {
      const [, group = ''] = route.split('/')
      const path = route.replace(/\/page$/, '').replaceAll(/\/\([^)]+\)/g, '') || '/'
      return {
        path,
        kind: kindOf(path, group),
        scripts: new Set([...rootMainFiles, ...Object.values(entryJSFiles).flat()]),
        own: new Set(Object.values(entryJSFiles).flat()).difference(new Set(rootMainFiles)),
        sheets: sheetsFetched(
          path,
          new Set(Object.values(entryCSSFiles).flatMap((files) => files.map((file) => file.path))),
        ),
      }
    })
}

/** What files weigh together, each compressed once. */
function scales(compress: (bytes: Buffer) => Buffer) {
  const weights = new Map<string, number>()
  return (files: Set<string>): number => {
    let sum = 0
    for (const file of files) {
      const bytes = weights.get(file) ?? compress(readFileSync(join(build, file))).length
      weights.set(file, bytes)
      sum += bytes
    }
    return sum
  }
}
const weigh = scales(gzipSync)
const weighAfterBrotli = scales(brotliCompressSync)

test('no page names more script, styles and files than its kind may', () => {
  const pages = readPages()
  expect(pages.length).toBeGreaterThan(90)
  const over = pages.flatMap(({ path, kind, scripts, sheets }) => {
    const weight = { script: weigh(scripts) - emptyApp, styles: weigh(sheets), files: scripts.size + sheets.size + 1 }
    const most = { ...budgets[kind], ...more[path] }
    return Object.entries(weight)
      .filter(([what, value]) => value > most[what as keyof typeof weight])
      .map(([what, value]) => `${path}, ${kind}: ${value} of ${what}`)
  })
  expect(over).toEqual([])
})

test('a page of the demonstration has no more script of its own than its screen needs', () => {
  const pages = readPages().filter(({ path }) => ofDemonstration.test(path))
  expect(pages.length).toBeGreaterThan(55)
  const over = pages
    .map(({ path, own }) => ({ path, bytes: weighAfterBrotli(own) }))
    .filter(({ bytes }) => bytes > demonstrationBudget)
  expect(over).toEqual([])
})

test('the HTML of a page made with the build is within its budget, compressed and with its styles', () => {
  const folder = join(build, 'made-files')
  const pages = globSync('**/*.html.br', { cwd: folder })
  expect(pages.length).toBeGreaterThan(30)
  const over = pages
    .map((file) => ({
      path: `/${file.replace(/(^|\/)index\.html\.br$|\.html\.br$/, '')}`,
      bytes: statSync(join(folder, file)).size,
    }))
    .filter(({ path, bytes }) => bytes > (htmlMore[path] ?? htmlBudget))
  expect(over).toEqual([])
})
