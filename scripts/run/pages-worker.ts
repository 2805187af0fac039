import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

import { mayBeKept } from '../../lib/domain/offline/kept-pages.ts'
import { prerenderedPages } from './made-files.ts'
import { root } from './settings.ts'

/** The pages of a build that a device may keep: prerendered, unguarded, the same for everybody. */
export const keptPages = (build: string): string[] =>
  prerenderedPages(build)
    .map(({ path }) => path)
    .filter(mayBeKept)
    .sort()

/** Writes a build's service worker, which knows the build's name and the pages that it may keep. */
export async function writePagesWorker(build: string): Promise<void> {
  const bundle = await rolldown({
    input: join(root, 'lib', 'client', 'offline', 'pages-worker.mjs'),
    resolve: { alias: { '@': root } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  })
  const ofBuild = { build: readFileSync(join(build, 'BUILD_ID'), 'utf8'), pages: keptPages(build) }
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  writeFileSync(join(build, 'pages-worker.js'), `self.ofBuild=${JSON.stringify(ofBuild)};${output[0].code}`)
}
