import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { guardOf, isPersonal } from '../../lib/domain/access/access.ts'

const folderOf = (build: string): string => join(build, 'made-files')
const compressible = /\.(html|js|css|svg|json|txt)$/
// A smaller file fits into one packet either way.
const worthwhileBytes = 1000

/** The prerendered public pages: everybody who requests one gets the same bytes. */
export function prerenderedPages(build: string): { path: string; file: string }[] {
  const manifest = JSON.parse(readFileSync(join(build, 'prerender-manifest.json'), 'utf8')) as { routes: object }
  return Object.keys(manifest.routes)
    .filter((path) => !path.startsWith('/_') && !guardOf(path) && !isPersonal(path))
    .map((path) => ({ path, file: `${path === '/' ? '/index' : path}.html` }))
    .filter(({ file }) => existsSync(join(build, 'server', 'app', file)))
}

/** Lays out a build's pages and hashed files as they are requested, each with a gzip and a Brotli copy. */
export async function writeMadeFiles(build: string): Promise<void> {
  const folder = folderOf(build)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(build, 'static'), join(folder, '_next', 'static'), { recursive: true })
  for (const { file } of prerenderedPages(build)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(build, 'server', 'app', file), join(folder, file))
  }
  const files = globSync('**/*', { cwd: folder }).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const content = await readFile(path)
      if (content.length < worthwhileBytes) return
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

// Headers that apply to a single response.
export const ofOneAnswer = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
])
// What Next.js answers with something other than the page: data for its router, or the result of an action.
const ofNext = /^(rsc$|next-|x-nextjs-|x-middleware-|x-matched-path$|x-prerender-)/
const refusesAnEncoding = /;\s*q=0(\.0*)?\s*(,|$)/

/** Whether a request asks for a page and nothing else, in any encoding. */
export const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !Object.keys(headers).some((name) => ofNext.test(name)) &&
  !refusesAnEncoding.test(headers['accept-encoding'] ?? '')

/** What a response varies with, including the encoding. */
export function varyWithEncoding(vary: OutgoingHttpHeaders[string]): string {
  const names = [vary ?? []].flat().flatMap((value) => String(value).split(/,\s*/))
  return [...names.filter((name) => name.toLowerCase() !== 'accept-encoding'), 'Accept-Encoding'].join(', ')
}

type Copy = { encoding: string | undefined; body: Buffer; etag: string; lastModified: string }

const copies = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
]

function readCopy(file: string, encoding: string | undefined): Copy {
  const body = readFileSync(file)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { encoding, body, etag, lastModified: statSync(file).mtime.toUTCString() }
}

/**
 * Serves from the build's files what is the same for everybody, so that no page is rendered or compressed for a
 * request. The first response for each URL is Next.js's own, and its headers, including the security policy, are used
 * for all later ones. Whatever has been requested once stays in memory, which holds at most what the build has.
 * @param build the folder of the build
 * @returns a function that is true when it has answered; otherwise the request is left to Next.js
 */
export function madeFiles(build: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const folder = folderOf(build)
  if (!existsSync(folder)) return () => false
  const fileOf = new Map([
    ...prerenderedPages(build).map(({ path, file }) => [path, join(folder, file)] as const),
    ...globSync('_next/static/**/*', { cwd: folder }).map((file) => [`/${file}`, join(folder, file)] as const),
  ])
  const headersOf = new Map<string, OutgoingHttpHeaders>()
  const read = new Map<string, Copy[]>()

  /** Best encoding first, the file as it is last. */
  function copiesOf(path: string, file: string): Copy[] {
    const held = read.get(path)
    if (held) return held
    const compressed = copies.filter(({ extension }) => existsSync(file + extension))
    const all = compressed.map(({ encoding, extension }) => readCopy(file + extension, encoding))
    all.push(readCopy(file, undefined))
    read.set(path, all)
    return all
  }

  return (request, response) => {
    const path = request.url ?? ''
    const file = fileOf.get(path)
    if (file === undefined || !isPlainRead(request)) return false
    const headers = headersOf.get(path)
    if (!headers) {
      response.on('finish', () => {
        if (request.method !== 'GET' || response.statusCode !== 200 || response.hasHeader('set-cookie')) return
        const own = Object.entries(response.getHeaders()).filter(([name]) => !ofOneAnswer.has(name))
        headersOf.set(path, { ...Object.fromEntries(own), vary: varyWithEncoding(response.getHeader('vary')) })
      })
      return false
    }
    const accepted = request.headers['accept-encoding'] ?? ''
    const copy = copiesOf(path, file).find(({ encoding }) => encoding === undefined || accepted.includes(encoding))
    if (!copy) return false
    const { encoding, body, etag, lastModified } = copy
    const own = { ...headers, etag, 'last-modified': lastModified }
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, own).end()
      return true
    }
    const ofBody = { 'content-length': body.length, ...(encoding ? { 'content-encoding': encoding } : {}) }
    response.writeHead(200, { ...own, ...ofBody }).end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
