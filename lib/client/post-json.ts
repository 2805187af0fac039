export type PostAnswer =
  | { outcome: 'accepted'; reference: string | null }
  | { outcome: 'refused'; status: number; fields: Record<string, string> }
  | { outcome: 'no-answer' }

type PostOptions = { idempotencyKey: string; timeoutMs?: number }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function referenceIn(body: unknown): string | null {
  return isRecord(body) && typeof body.reference === 'string' ? body.reference : null
}

function fieldsIn(body: unknown): Record<string, string> {
  if (!isRecord(body) || !isRecord(body.error) || !isRecord(body.error.fields)) return {}
  return Object.fromEntries(
    Object.entries(body.error.fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Sends a JSON text as it is; to the server a repeat with the same key and text is the same request. Never rejects. */
export async function postJson(
  path: string,
  body: string,
  { idempotencyKey, timeoutMs = 20_000 }: PostOptions,
): Promise<PostAnswer> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), timeoutMs)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': idempotencyKey },
      body,
      signal: giveUp.signal,
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) {
      // The sign-in page of a café's network also answers 200, but stores nothing.
      const isOurs = response.status === 201 || (isRecord(answer) && answer.ok === true)
      return isOurs ? { outcome: 'accepted', reference: referenceIn(answer) } : { outcome: 'no-answer' }
    }
    return { outcome: 'refused', status: response.status, fields: fieldsIn(answer) }
  } catch {
    return { outcome: 'no-answer' }
  } finally {
    clearTimeout(timer)
  }
}
