import { anEnquiry } from './an-enquiry'

type Options = { key?: string; headers?: Record<string, string>; path?: '/api/contact' | '/api/applicant-signup' }

/** Posts a body to the endpoint as a program would. */
export function postEnquiry(
  url: string,
  body: unknown = anEnquiry(),
  { key, headers = {}, path = '/api/contact' }: Options = {},
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }), ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  })
}
