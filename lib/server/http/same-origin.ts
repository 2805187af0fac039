import 'server-only'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request may change something: it comes from our own pages, or from no page at all. With a loopback SITE_URL
 * every loopback origin counts as ours, so that localhost and 127.0.0.1 both work.
 * @param siteUrl the origin of SITE_URL; the Host header is not used, because the client writes it
 * @returns 'same' for our pages, 'none' when nothing says where it came from (not a browser), else 'other'
 */
export function judgeOrigin(headers: Headers, siteUrl: string): 'same' | 'none' | 'other' {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (origin === null) {
    if (site === null || site === 'none') return 'none'
    return site === 'same-origin' ? 'same' : 'other'
  }
  if (origin === siteUrl) return 'same'
  if (!URL.canParse(origin)) return 'other'
  return loopbackNames.has(new URL(siteUrl).hostname) && loopbackNames.has(new URL(origin).hostname) ? 'same' : 'other'
}
