import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from './free-port'

type Json = Record<string, unknown>
type Factor = {
  id: string
  userId: string
  secret: string
  status: 'verified' | 'unverified'
  friendlyName: string
  createdAt: string
}
type Request = { path: string; method: string; headers: Record<string, string>; body: string; claims: Json }

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const challengeForMs = 300_000

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => base32[parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)))
}

const windowMs = 30_000
const windowNow = (): number => Math.floor(Date.now() / windowMs)

/**
 * The half minute that it is, once there is time enough left of it to fill in a form: only then is a code of the half
 * minute before still taken when it arrives.
 */
export async function windowWithTime(neededMs = 12_000): Promise<number> {
  const leftMs = windowMs - (Date.now() % windowMs)
  if (leftMs < neededMs) await pause(leftMs)
  return windowNow()
}

/** The six digits that an authenticator app shows for a key (RFC 6238: SHA-1, half a minute). */
export function totpOf(secret: string, window = windowNow()): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(window))
  const digest = createHmac('sha1', fromBase32(secret.replaceAll(' ', '')))
    .update(counter)
    .digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const claimsOf = (token: string): Json => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Json
  } catch {
    return {}
  }
}

/**
 * Sits in front of the embedded Supabase and adds what GoTrue has and it lacks: /factors, and what follows from them in
 * tokens and users. Everything else is passed on unchanged. Tokens are re-signed with the same secret, so that both
 * accept them.
 */
export class GoTrueStandIn {
  url = ''
  readonly factors: Factor[] = []
  #challenges = new Map<string, { factorId: string; madeAt: number }>()
  /** The factor with which a session passed its second step. */
  #verifiedSessions = new Map<string, string>()
  #sessions = new Map<string, { userId: string; refreshToken: string }>()
  #endedSessions = new Set<string>()
  #server = createServer((request, response) => void this.#answer(request, response))
  #behind: string
  #jwtSecret: string

  constructor(behind: string, jwtSecret: string) {
    this.#behind = behind
    this.#jwtSecret = jwtSecret
  }

  async start(): Promise<this> {
    const port = await freePort()
    this.url = `http://127.0.0.1:${port}`
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return this
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #withAssurance(token: string): string {
    const claims = claimsOf(token)
    if (!this.#verifiedSessions.has(String(claims.session_id))) return token
    const amr = Array.isArray(claims.amr) ? claims.amr : []
    const now = Math.floor(Date.now() / 1000)
    const payload = { ...claims, aal: 'aal2', amr: [...amr, { method: 'totp', timestamp: now }] }
    const signed = `${token.split('.')[0]}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
    return `${signed}.${createHmac('sha256', this.#jwtSecret).update(signed).digest('base64url')}`
  }

  #withFactors(user: Json): Json {
    const factors = this.factors.filter(({ userId }) => userId === user.id)
    if (factors.length === 0) return user
    return {
      ...user,
      factors: factors.map(({ id, status, friendlyName, createdAt }) => ({
        id,
        status,
        friendly_name: friendlyName,
        factor_type: 'totp',
        created_at: createdAt,
        updated_at: createdAt,
      })),
    }
  }

  /** A session or user that is being returned, with its second step added. */
  #dressed(path: string, value: Json): Json {
    if (typeof value.access_token === 'string' && typeof value.refresh_token === 'string') {
      const { session_id, sub } = claimsOf(value.access_token)
      this.#sessions.set(String(session_id), { userId: String(sub), refreshToken: value.refresh_token })
      return {
        ...value,
        access_token: this.#withAssurance(value.access_token),
        user: this.#withFactors(value.user as Json),
      }
    }
    return path === '/auth/v1/user' && typeof value.id === 'string' ? this.#withFactors(value) : value
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    // Headers about the connection rather than the request.
    const ofTheConnection = new Set(['host', 'connection', 'content-length'])
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !ofTheConnection.has(name)))
    const request = {
      path: incoming.url ?? '/',
      method: incoming.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: Buffer.concat(chunks).toString(),
      claims: claimsOf((incoming.headers.authorization ?? '').replace(/^Bearer /, '')),
    }
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const ended = { error_code: 'session_not_found', msg: 'Session from session_id claim in JWT does not exist' }
    try {
      if (this.#endedSessions.has(String(request.claims.session_id))) send(403, { code: 403, ...ended })
      else if (this.#endedSessions.has(this.#sessionRenewedBy(request))) send(400, { code: 400, ...ended })
      else if (/^\/auth\/v1\/factors(?![a-z])/.test(request.path)) await this.#factors(request, send)
      else await this.#passOn(request, response)
    } catch {
      send(500, { code: 500, error_code: 'unexpected_failure', msg: 'The stand-in failed' })
    }
  }

  #sessionRenewedBy({ path, body }: Request): string {
    if (!path.includes('grant_type=refresh_token')) return ''
    const { refresh_token } = JSON.parse(body) as Json
    return [...this.#sessions].find(([, { refreshToken }]) => refreshToken === refresh_token)?.[0] ?? ''
  }

  async #passOn({ path, method, headers, body }: Request, response: ServerResponse): Promise<void> {
    const answer = await fetch(this.#behind + path, { method, headers, body: body === '' ? undefined : body })
    const text = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    const isSessionOrUser = /^\/auth\/v1\/(token|user|verify|signup)(?![a-z])/.test(path) && type.includes('json')
    const value = isSessionOrUser && answer.ok ? this.#dressed(path, JSON.parse(text) as Json) : undefined
    response.writeHead(answer.status, { 'content-type': type })
    response.end(value ? JSON.stringify(value) : answer.status === 204 ? undefined : text)
  }

  async #factors(request: Request, send: (status: number, value: unknown) => unknown): Promise<unknown> {
    const { path, method, claims, body } = request
    const fail = (status: number, error_code: string, msg: string) => send(status, { code: status, error_code, msg })
    const [, id, step] = /^\/auth\/v1\/factors(?:\/([^/?]+))?(?:\/([a-z]+))?/.exec(path) ?? []
    const isKnownMethod = id && !step ? method === 'DELETE' : method === 'POST'
    if (!isKnownMethod) return fail(405, 'bad_method', 'Method not allowed')
    // The embedded edition says whether the token is genuine and its session still exists.
    const who = await fetch(`${this.#behind}/auth/v1/user`, { headers: request.headers })
    if (!who.ok) return send(who.status, await who.json())
    const userId = String(claims.sub)
    const sent = body === '' ? {} : (JSON.parse(body) as Json)

    if (!id) return this.#enrol(claims, sent, send, fail)
    const factor = this.factors.find((each) => each.id === id && each.userId === userId)
    if (!factor) return fail(404, 'mfa_factor_not_found', 'MFA factor not found')
    if (method === 'DELETE') {
      if (factor.status === 'verified' && claims.aal !== 'aal2') {
        return fail(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      }
      this.factors.splice(this.factors.indexOf(factor), 1)
      for (const [session, by] of this.#verifiedSessions) if (by === id) this.#verifiedSessions.delete(session)
      return send(200, { id })
    }
    if (step === 'challenge') {
      const challengeId = randomUUID()
      this.#challenges.set(challengeId, { factorId: id, madeAt: Date.now() })
      return send(200, { id: challengeId, type: 'totp', expires_at: Math.floor((Date.now() + challengeForMs) / 1000) })
    }
    if (step !== 'verify') return fail(404, 'not_found', 'Not found')
    const challenge = this.#challenges.get(String(sent.challenge_id))
    if (challenge?.factorId !== id)
      return fail(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
    if (Date.now() - challenge.madeAt > challengeForMs) {
      return fail(
        422,
        'mfa_challenge_expired',
        `MFA challenge ${String(sent.challenge_id)} has expired, verify against another challenge or create a new challenge.`,
      )
    }
    // A code is accepted repeatedly for as long as it is shown, and half a minute before and after.
    const isRight = [0, -1, 1].some((step) => totpOf(factor.secret, windowNow() + step) === sent.code)
    if (!isRight) return fail(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    factor.status = 'verified'
    for (const begun of this.factors.filter((each) => each.userId === userId && each.status === 'unverified')) {
      this.factors.splice(this.factors.indexOf(begun), 1)
    }
    this.#challenges.delete(String(sent.challenge_id))
    const sessionId = String(claims.session_id)
    this.#verifiedSessions.set(sessionId, id)
    // Ends every other session of the account that has not passed a second step.
    for (const [other, { userId: owner }] of this.#sessions) {
      if (owner === userId && !this.#verifiedSessions.has(other)) this.#endedSessions.add(other)
    }
    const renewed = await fetch(`${this.#behind}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { ...request.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: this.#sessions.get(sessionId)?.refreshToken }),
    })
    return send(renewed.status, this.#dressed('/auth/v1/token', (await renewed.json()) as Json))
  }

  #enrol(
    { sub, aal: assurance }: Json,
    { factor_type, friendly_name, issuer }: Json,
    send: (status: number, value: unknown) => unknown,
    fail: (status: number, code: string, message: string) => unknown,
  ): unknown {
    const userId = String(sub)
    if (factor_type !== 'totp')
      return fail(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
    const friendlyName = typeof friendly_name === 'string' ? friendly_name : ''
    if (this.factors.some((each) => each.userId === userId && each.friendlyName === friendlyName)) {
      return fail(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${friendlyName}" for this user already exists`,
      )
    }
    const hasSecondStep = this.factors.some((each) => each.userId === userId && each.status === 'verified')
    if (hasSecondStep && assurance !== 'aal2') {
      return fail(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }
    const id = randomUUID()
    const secret = toBase32(randomBytes(20))
    this.factors.push({
      id,
      userId,
      secret,
      status: 'unverified',
      friendlyName,
      createdAt: new Date().toISOString(),
    })
    const uri = `otpauth://totp/${encodeURIComponent(String(issuer))}:user?algorithm=SHA1&digits=6&issuer=${encodeURIComponent(String(issuer))}&period=30&secret=${secret}`
    // Not a code that a camera could read: what matters is that an image in the form of GoTrue's arrives and is shown.
    const qr_code = `<?xml version="1.0"?>
<!-- Generated by SVGo -->
<svg width="27" height="27"
     xmlns="http://www.w3.org/2000/svg"
     xmlns:xlink="http://www.w3.org/1999/xlink">
<rect x="3" y="3" width="9" height="9" style="fill:black;stroke:none" />
<rect x="15" y="15" width="9" height="9" style="fill:black;stroke:none" />
</svg>
`
    return send(200, { id, type: 'totp', friendly_name: friendlyName, totp: { qr_code, secret, uri } })
  }
}
