import { anEnquiry } from './an-enquiry'

type Options = { key?: string; headers?: Record<string, string> }

/** Posts a body to the endpoint as a program would. */
export function postEnquiry(
  url: string,
  body: unknown = anEnquiry(),
  { key, headers = {} }: Options = {},
): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }), ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  })
}
