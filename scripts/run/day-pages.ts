import { once } from 'node:events'
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { duplexPair } from 'node:stream'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { guardOf, liveJobPath } from '../../lib/domain/access/access.ts'
import { signedInMark } from '../../lib/domain/access/signed-in-mark.ts'
import { isReference } from '../../lib/domain/enquiries/reference.ts'
import { withOwnAnswer } from '../../lib/server/http/own-status.ts'
import { hashInline } from '../../lib/server/security/hash-inline.ts'
import { isPlainRead, ofOneAnswer, varyWithEncoding } from './made-files.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type WithStyles = (html: string) => Promise<string>
type Making = { answerPage: Handler; withStyles: WithStyles }
type Made = { headers: OutgoingHttpHeaders; br: Buffer; gzip: Buffer }

const ofTheDay = /^\/(sign-in|jobs\/[a-z0-9-]+|dashboard\/(candidate|caseworker|employer|partner)(\/[a-z0-9-]+)*)$/
// Made from rows that may change at any time, in another process too.
const ofTheDatabase = ['/jobs', '/employers/who-reply', '/partners', '/so-far']
const ofTheDatabaseMs = 1000
const mostPages = 300
const thanksFor = '/thank-you?reference='
// The session's cookies, including their chunks, and those that go with them.
const ofSession = /^(__Host-)?sb-/
// In a browser in which somebody has signed in, whose name lib/server/auth/device-cookie.ts decides.
const ofKnownDevice = 'known-device'
// A page of the demonstration is compressed once a day, the board once a second.
const brotliQuality = 5

/**
 * How long a page that is rendered on request stays the same, because it depends only on the day, or on the database.
 * Undefined for all others.
 */
export function keptForMs(path: string): number | undefined {
  if (guardOf(path) || liveJobPath.test(path)) return undefined
  if (ofTheDatabase.includes(path)) return ofTheDatabaseMs
  return ofTheDay.test(path) ? Infinity : undefined
}

/** Whether a page is rendered for one visitor: the thank-you page, using their own cookie about what they sent. */
export const isForOne = (path: string): boolean =>
  path.startsWith(thanksFor) && isReference(path.slice(thanksFor.length))

/**
 * Which version of a page a visitor gets, as the cookies it is rendered with; undefined when theirs cannot be kept. The
 * demonstration reads no cookies, the sign-in page reads whether the mark is set and whether the browser is known, and the
 * board reads the session.
 */
export function madeByCookie(path: string, cookie: string): string | undefined {
  const names = cookie.split(/; */).map((part) => part.split('=', 1)[0] ?? '')
  const hasMark = names.includes(signedInMark)
  if (path === '/sign-in') {
    if (names.some((name) => name.endsWith(ofKnownDevice))) return undefined
    return hasMark ? `${signedInMark}=1` : ''
  }
  if (path === '/jobs') return hasMark || names.some((name) => ofSession.test(name)) ? undefined : ''
  return ''
}

/**
 * Next.js's response to a visitor with just these cookies, over a connection within this process; undefined when
 * Next.js should answer directly.
 */
async function makePage(path: string, cookie: string, { answerPage, withStyles }: Making): Promise<Made | undefined> {
  const chosen: { status?: number } = {}
  const inside = createServer((request, response) => {
    withOwnAnswer(chosen, () => answerPage(request, response)).catch(() => response.destroy())
  })
  const [here, there] = duplexPair()
  inside.emit('connection', there)
  const headers = { host: 'localhost', ...(cookie && { cookie }) }
  const asked = get({ path, headers, createConnection: () => here })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const page = await text(response)
  here.destroy()
  if ((chosen.status ?? response.statusCode) !== 200 || response.headers['set-cookie']) return undefined
  return keepAnswer(response.headers, page, withStyles)
}

/** What a response asks its client to prefetch, except sheets that the page does not wait for. */
const linksOf = (link: string): string =>
  link
    .split(/,\s*(?=<)/)
    .filter((part) => !part.includes('as="style"'))
    .join(', ')

/**
 * The page with the styles for its first paint, and with hashes instead of the nonce of the one request it was rendered
 * for. Undefined when the nonce appears anywhere else.
 */
async function keepAnswer(made: IncomingHttpHeaders, page: string, withStyles: WithStyles): Promise<Made | undefined> {
  const policy = String(made['content-security-policy'])
  const [source, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  if (source === undefined || nonce === undefined) return undefined
  // A script to which Next.js gave no nonce is not ours, and its hash must not be allowed.
  const stranger = new RegExp(`<script(?![^>]* nonce="${nonce}")(?! type="application/ld\\+json")`)
  if (stranger.test(page)) return undefined
  const inData = `\\\\"nonce\\\\":\\\\"${nonce}\\\\"`
  const bare = page.replaceAll(new RegExp(` nonce="${nonce}"|,${inData}|${inData},?`, 'g'), '')
  const html = await withStyles(bare)
  const headers: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(made).filter(([name]) => !ofOneAnswer.has(name)),
  )
  const scripts = [...new Set(hashInline('script', html))].join(' ')
  const styles = ["style-src 'self'", ...hashInline('style', html)].join(' ')
  headers['content-security-policy'] = policy.replace(source, scripts).replace("style-src 'self'", styles)
  if (made.link !== undefined) {
    const links = String(made.link).replaceAll(`; nonce="${nonce}"`, '')
    headers.link = html === bare ? links : linksOf(links)
  }
  headers.vary = varyWithEncoding(made.vary)
  if (html.includes(nonce) || JSON.stringify(headers).includes(nonce)) return undefined
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(html, { params }), promisify(gzip)(html)])
  return { headers, br, gzip: gzipped }
}

const encodings = ['br', 'gzip'] as const
const londonDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' })

/**
 * Renders a page once for everybody, where it is the same for all of them until midnight in London, and the job board
 * once a second for everybody without a session. Next.js answers anybody who requests anything but the page itself, or
 * is the first to request it. Nobody's cookies are used in rendering a page that is kept. The thank-you page is
 * rendered for one visitor, with their cookies, and is not kept: only its styles are put in, so that it waits for no
 * sheets.
 * @param build the folder of the build, with the sheets of its pages
 * @returns a function that is true when it has answered
 */
export function dayPages(
  answerPage: Handler,
  build: string,
  now = (): number => Date.now(),
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const known = new Set<string>()
  let styling: Promise<(html: string) => string> | undefined
  const kept = new Map<string, { day: string; until: number; page: Promise<Made | undefined> }>()

  /** The code that reads style sheets takes 20 MB, and is loaded when the first page is kept. */
  async function withStyles(html: string): Promise<string> {
    styling ??= import('./critical-styles.ts').then(({ criticalStylesOf }) => criticalStylesOf(build))
    return (await styling)(html)
  }

  const makeFor = (path: string, cookie = ''): Promise<Made | undefined> =>
    makePage(path, cookie, { answerPage, withStyles }).catch(() => undefined)

  function pageOf(path: string, cookie: string, forMs: number): Promise<Made | undefined> {
    const day = londonDays.format(now())
    const place = `${path} ${cookie}`
    const held = kept.get(place)
    if (held && held.day === day && now() < held.until) return held.page
    const page = makeFor(path, cookie)
    kept.set(place, { day, until: now() + forMs, page })
    void page.then((made) => made ?? kept.delete(place))
    return page
  }

  async function keptPage(path: string, cookies = '', response: ServerResponse): Promise<Made | undefined> {
    const forMs = keptForMs(path)
    const cookie = madeByCookie(path, cookies)
    if (!forMs || cookie === undefined) return undefined
    if (known.has(path)) return pageOf(path, cookie, forMs)
    response.on('finish', () => {
      if (response.statusCode === 200 && known.size < mostPages) known.add(path)
    })
    return undefined
  }

  return async (request, response) => {
    const { method, headers, url: path = '' } = request
    // The post may have put a job on the board, or taken it off.
    if (method === 'POST') response.on('finish', () => kept.delete('/jobs '))
    const encoding = encodings.find((name) => headers['accept-encoding']?.includes(name))
    if (!encoding || method !== 'GET' || !isPlainRead(request)) return false
    const page = await (isForOne(path) ? makeFor(path, headers.cookie) : keptPage(path, headers.cookie, response))
    if (!page) return false
    const body = page[encoding]
    response.writeHead(200, { ...page.headers, 'content-encoding': encoding, 'content-length': body.length }).end(body)
    return true
  }
}
