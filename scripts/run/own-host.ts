const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request names this machine as its host. A service that listens only here must refuse every other name: a web page could have its
 * own name resolve to 127.0.0.1 and then read the answers as if they were its own.
 * @param host the request's Host header, with or without a port
 */
export function isOwnHost(host: string | null | undefined): boolean {
  return ownNames.has((host ?? '').toLowerCase().replace(/:\d+$/, ''))
}
