import { signedInMark } from '@/lib/domain/access/signed-in-mark'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | null = null

/** The mark of this browser's session, different for every session; null when nobody is signed in. */
export function readMark(): string | null {
  const cookie = document.cookie.split(/; */).find((part) => part.startsWith(`${signedInMark}=`))
  return cookie?.slice(signedInMark.length + 1) || null
}

/** The server renders every page as for somebody who is not signed in. */
export const markOnServer = (): null => null

const tellAll = (): void => listeners.forEach((listener) => listener())
const tellWhenSeen = (): void => (document.visibilityState === 'visible' ? tellAll() : undefined)

/** Calls back when somebody may have signed in or out, here or in another tab. */
export function subscribeToMark(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Old browsers have no BroadcastChannel; there a tab finds out when it is next looked at.
    if (typeof BroadcastChannel === 'function') {
      channel = new BroadcastChannel(signedInMark)
      channel.addEventListener('message', tellAll)
      // Signing in and out load a page: each page that loads tells the other tabs to check.
      channel.postMessage('look')
    }
    window.addEventListener('pageshow', tellAll)
    document.addEventListener('visibilitychange', tellWhenSeen)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
    window.removeEventListener('pageshow', tellAll)
    document.removeEventListener('visibilitychange', tellWhenSeen)
  }
}
