const authorities = /\b(?:probation|police|court|prison|hmpps|hmp|ministry|home office|parole|council|dbs)\b/iu
const mostWords = 5

/**
 * Whether a name that somebody chose for themselves may introduce them to people who do not know them yet: up to five
 * words of letters with the signs that names have, and no authority's name. So it can hold no number, no address of a
 * website and nothing that is not seen.
 */
export const introducesPerson = (name: string): boolean =>
  /^[\p{L}\p{M}'’ -]+(?:\.(?: |$)[\p{L}\p{M}'’ -]*)*$/u.test(name) &&
  name.split(' ').length <= mostWords &&
  !authorities.test(name)

/** What to do about a name that does not. */
export const notAName = 'Enter your name in letters only, such as Sam Smith.'
