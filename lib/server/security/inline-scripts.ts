import 'server-only'

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The sources, as a policy names them, of the scripts that stand in a page's HTML. */
export function hashInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(inlineScript), ([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  })
}

type PrerenderManifest = { routes: Record<string, unknown> }

/**
 * The scripts of the pages that the build has made, read from a build folder when a page is first asked for.
 * A path of no prerendered page gives those of the "not found" page, which is what it may turn out to be.
 */
export function inlineScriptsOfBuild(buildFolder: string): (path: string) => readonly string[] {
  const manifestFile = join(buildFolder, 'prerender-manifest.json')
  // The development server has none.
  const routes = existsSync(manifestFile)
    ? Object.keys((JSON.parse(readFileSync(manifestFile, 'utf8')) as PrerenderManifest).routes)
    : []
  const fileOf = new Map(routes.map((route) => [route, route === '/' ? 'index' : route.slice(1)]))
  const known = new Map<string, readonly string[]>()
  return (path) => {
    const file = fileOf.get(path) ?? '_not-found'
    const scripts = known.get(file)
    if (scripts) return scripts
    const html = join(buildFolder, 'server', 'app', `${file}.html`)
    const read = existsSync(html) ? hashInlineScripts(readFileSync(html, 'utf8')) : []
    known.set(file, read)
    return read
  }
}
