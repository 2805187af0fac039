/** A paragraph of an email as whoever gets it sees it: what it says, and the words of its link. */
export type ShownParagraph = {
  text: string
  /** Null where there is no link; empty where the email shows the address itself. */
  link: string | null
}

const addressAtTheEnd = / https?:\/\/\S+$/

/**
 * An email without the addresses of its links, from its plain form: there each link's words stand before its address, on
 * their own or after a sentence.
 */
export const shownEmail = (plain: string): ShownParagraph[] =>
  plain.split('\n\n').map((paragraph) => {
    const at = paragraph.search(addressAtTheEnd)
    if (at < 0) return { text: paragraph, link: null }
    const said = paragraph.slice(0, at)
    if (said.endsWith(':')) return { text: said, link: '' }
    const begin = said.lastIndexOf('. ') + 1
    return { text: said.slice(0, begin), link: said.slice(begin).trimStart() }
  })
