import { createHash } from 'node:crypto'
import { load } from 'cheerio'

/** What a page tells its readers, as a digest: its title, its description and the words of its main part. */
export function pageDigest(html: string): string {
  const $ = load(html)
  // The contact address is a setting of each place, not a change of the page.
  $('script, style, a[href^="mailto:"]').remove()
  const words = [$('title').text(), $('meta[name="description"]').attr('content'), $('main').text()]
  return createHash('sha256').update(words.join('\n').replace(/\s+/g, ' ')).digest('hex').slice(0, 16)
}
