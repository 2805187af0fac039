import { createHash } from 'node:crypto'
import { load } from 'cheerio'

/** A digest of what a page tells its readers: its title, description and the text of its main part. */
export function pageDigest(html: string): string {
  const $ = load(html)
  // The contact address is a setting of each installation, not a change to the page.
  $('script, style, a[href^="mailto:"]').remove()
  const words = [$('title').text(), $('meta[name="description"]').attr('content'), $('main').text()]
  return createHash('sha256').update(words.join('\n').replace(/\s+/g, ' ')).digest('hex').slice(0, 16)
}
