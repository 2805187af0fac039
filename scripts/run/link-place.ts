import { AsyncLocalStorage } from 'node:async_hooks'

const places = new AsyncLocalStorage<string>()

/**
 * Answers a request to the sign-in half. supabase-lite writes the site's own URL into every link of an email, whatever
 * place the request names; a hosted project writes that place.
 */
export const withLinkPlace = <T>(request: Request, answer: () => T): T =>
  places.run(new URL(request.url).searchParams.get('redirect_to') ?? '', answer)

/**
 * An email with the place in its links that its request named, if that is our own callback, which is all that
 * supabase/config.toml allows too.
 */
export function inPlace(html: string, siteUrl: string): string {
  const place = places.getStore() ?? ''
  if (place !== `${siteUrl}/auth/callback` && !place.startsWith(`${siteUrl}/auth/callback?`)) return html
  return html.replaceAll(`&amp;to=${siteUrl}"`, `&amp;to=${encodeURIComponent(place)}"`)
}
