import 'server-only'

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { hashInline } from '@/lib/server/security/hash-inline'

/**
 * How a page's inline scripts and styles are recognised: by hash if it is prerendered, otherwise by the nonce of the
 * request.
 */
export type InlineParts = { scripts: readonly string[]; styles: readonly string[] } | 'by-nonce'

function readManifest(buildFolder: string, name: string): Record<string, unknown> {
  const file = join(buildFolder, name)
  // The development server has none.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {}
}

const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/[.]/g, '[.]').replace(/\[[^\]]+\]/g, '[^/]+')}$`)

/**
 * What the build says about a page's inline scripts and styles, read from its folder when a page is first requested. A
 * response that a cache may store only has hashes. A path without a page gets those of the "not found" page, which is
 * prerendered too.
 */
export function inlinePartsOfBuild(buildFolder: string): (path: string) => InlineParts {
  const prerendered = Object.keys(readManifest(buildFolder, 'prerender-manifest.json').routes ?? {})
  const fileOf = new Map(prerendered.map((route) => [route, route === '/' ? 'index' : route.slice(1)]))
  const made = Object.values(readManifest(buildFolder, 'app-path-routes-manifest.json'))
    .map(String)
    .filter((route) => !fileOf.has(route))
    .map(patternOf)
  const known = new Map<string, InlineParts>()
  const hashesOf = (file: string): InlineParts => {
    const path = join(buildFolder, 'server', 'app', `${file}.html`)
    const html = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return { scripts: hashInline('script', html), styles: hashInline('style', html) }
  }
  return (path) => {
    const file = fileOf.get(path)
    if (file === undefined && made.some((pattern) => pattern.test(path))) return 'by-nonce'
    const page = file ?? '_not-found'
    const parts = known.get(page) ?? hashesOf(page)
    known.set(page, parts)
    return parts
  }
}
