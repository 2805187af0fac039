import 'server-only'

export const bodyLimitBytes = 32 * 1024
/**
 * A form post encodes most bytes of other alphabets as three characters, so the same words need three times the room.
 */
export const formBodyLimitBytes = 3 * bodyLimitBytes
const deadlineMs = 10_000

type ReadBody = { outcome: 'read'; text: string } | { outcome: 'too-large' | 'too-slow' | 'not-utf8' | 'aborted' }

/**
 * Reads a request body as UTF-8, counting as it goes, so a wrong or missing Content-Length makes no difference.
 * @param limitBytes the largest body that is read
 * @returns 'too-large' over the limit, 'too-slow' after 10 seconds, 'not-utf8' for other bytes, 'aborted' when the
 * client left
 */
export async function readBody(request: Request, limitBytes = bodyLimitBytes): Promise<ReadBody> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return { outcome: 'too-large' }
  if (!request.body) return { outcome: 'read', text: '' }

  const reader = request.body.getReader()
  let isTooSlow = false
  const deadline = setTimeout(() => {
    // A flag rather than a clock, because cancelling makes the body look complete.
    isTooSlow = true
    void reader.cancel('too slow').catch(() => undefined)
  }, deadlineMs)
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength
      if (bytes > limitBytes) {
        void reader.cancel('too large').catch(() => undefined)
        return { outcome: 'too-large' }
      }
      chunks.push(part.value)
    }
  } catch {
    return { outcome: isTooSlow ? 'too-slow' : 'aborted' }
  } finally {
    clearTimeout(deadline)
  }
  if (isTooSlow) return { outcome: 'too-slow' }

  try {
    return { outcome: 'read', text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) }
  } catch {
    return { outcome: 'not-utf8' }
  }
}
