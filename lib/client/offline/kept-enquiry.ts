import { postJson } from '@/lib/client/post-json'
import { keptEnquiryName } from '@/lib/domain/offline/kept-enquiry'

/**
 * An enquiry that could not be sent, exactly as it will be: to the server the same key and text are one enquiry,
 * however often they arrive.
 * @property triedAt when it was first sent with a connection, from the form or from here
 */
export type KeptEnquiry = { path: string; body: string; key: string; triedAt?: number }
type Outcome = { outcome: 'none' | 'waiting' | 'refused' | 'unsure' } | { outcome: 'sent'; reference: string | null }

// The server remembers a key for a day: a later attempt could create a second enquiry if the first one's response was
// lost.
const keyLastsMs = 20 * 60 * 60 * 1000

function read(): KeptEnquiry | undefined {
  try {
    const kept = localStorage.getItem(keptEnquiryName)
    return kept === null ? undefined : (JSON.parse(kept) as KeptEnquiry)
  } catch {
    return undefined
  }
}

const write = (enquiry: KeptEnquiry): void => localStorage.setItem(keptEnquiryName, JSON.stringify(enquiry))

/** Deletes the enquiry waiting on this device. */
export const forgetEnquiry = (): void => localStorage.removeItem(keptEnquiryName)

/**
 * Stores an enquiry on this device until it can be sent. False where the browser stores nothing, or another one is
 * already waiting.
 */
export function keepEnquiry(enquiry: KeptEnquiry): boolean {
  try {
    if (localStorage.getItem(keptEnquiryName) !== null) return false
    write(enquiry)
    return true
  } catch {
    return false
  }
}

async function sendOnce(): Promise<Outcome> {
  const enquiry = read()
  if (!enquiry) return { outcome: 'none' }
  if (enquiry.triedAt !== undefined && Date.now() - enquiry.triedAt > keyLastsMs) return { outcome: 'unsure' }
  if (!navigator.onLine) return { outcome: 'waiting' }
  write({ ...enquiry, triedAt: enquiry.triedAt ?? Date.now() })
  const answer = await postJson(enquiry.path, enquiry.body, { idempotencyKey: enquiry.key })
  if (answer.outcome === 'accepted') {
    forgetEnquiry()
    return { outcome: 'sent', reference: answer.reference }
  }
  return { outcome: answer.outcome === 'refused' && answer.status === 422 ? 'refused' : 'waiting' }
}

/**
 * Sends the enquiry waiting on this device, if there is one. With several tabs open, one sends it and the others find
 * none.
 */
export const sendKeptEnquiry = (): Promise<Outcome> =>
  'locks' in navigator ? navigator.locks.request(keptEnquiryName, sendOnce) : sendOnce()
