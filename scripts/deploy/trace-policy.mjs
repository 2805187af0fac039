// The end of `npm run build`, for platforms such as Vercel that run each part of the build separately with the files
// traced for it: the code that runs before a page reads the page's own scripts and styles from the build
// (lib/server/security/inline-parts.ts), and Next.js traces that code before the pages are rendered.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const [build = '.next'] = process.argv.slice(2)
const traceFile = join(build, 'server', 'middleware.js.nft.json')
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

const manifests = ['prerender-manifest.json', 'app-path-routes-manifest.json'].map((name) => join(build, name))
const pages = Object.keys(read(manifests[0]).routes)
  .map((route) => join(build, 'server', 'app', `${route === '/' ? 'index' : route.slice(1)}.html`))
  .filter((file) => existsSync(file))

const { files, fileHashes, ...rest } = read(traceFile)
for (const file of [...manifests, ...pages]) {
  const traced = relative(join(build, 'server'), file)
  if (files.includes(traced)) continue
  files.push(traced)
  fileHashes?.push(createHash('md5').update(readFileSync(file)).digest('hex'))
}
writeFileSync(traceFile, JSON.stringify({ ...rest, files, fileHashes }))
