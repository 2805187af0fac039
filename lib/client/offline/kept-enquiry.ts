import { postJson } from '@/lib/client/post-json'
import { keptEnquiryName } from '@/lib/domain/offline/kept-enquiry'

/** An enquiry that could not be sent, as it will be: the same key and text are one enquiry to the server, however often they come. */
export type KeptEnquiry = { path: string; body: string; key: string; triedAt?: number }
type Outcome = { outcome: 'none' | 'waiting' | 'refused' | 'unsure' } | { outcome: 'sent'; reference: string | null }

// The server knows a key for a day: a try after that could make a second enquiry of one whose answer was lost.
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

/** Deletes the enquiry that waits on this device. */
export const forgetEnquiry = (): void => localStorage.removeItem(keptEnquiryName)

/** Keeps an enquiry on this device until it can be sent. False where the browser keeps nothing, or another one waits already. */
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

/** Sends the enquiry that waits on this device, if one does. Of several tabs one sends it; the others find none. */
export const sendKeptEnquiry = (): Promise<Outcome> =>
  'locks' in navigator ? navigator.locks.request(keptEnquiryName, sendOnce) : sendOnce()
