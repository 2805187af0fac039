import { randomBytes, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** A secret as the sign-in server and the site are both given it. */
export const newHookSecret = (): string => `v1,whsec_${randomBytes(32).toString('base64')}`

type Asked = { phone: string; otp: string; request?: string; ip?: string; type?: string }

/** The body of a request as the sign-in server sends it. */
export const hookBody = ({ phone, otp, request = randomUUID(), ip = '192.0.2.1', type }: Asked): string =>
  JSON.stringify({
    metadata: { uuid: request, time: new Date().toISOString(), name: 'send-sms', ip_address: ip },
    user: { id: randomUUID(), phone, user_metadata: {} },
    sms: { otp, phone, ...(type && { sms_type: type }) },
  })

/** Its headers, signed now or at another time. */
export function hookHeaders(body: string, secret: string, at = new Date()): Record<string, string> {
  const id = randomUUID()
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret.replace(/^v1,/, '')).sign(id, at, body),
  }
}

/** Asks a site to send a code, as the sign-in server does. */
export function askForSms(site: string, secret: string, asked: Asked): Promise<Response> {
  const body = hookBody(asked)
  return fetch(`${site}/api/send-sms`, { method: 'POST', headers: hookHeaders(body, secret), body })
}
