const mostWords = 5

/**
 * Whether a text can be somebody's name: up to five words of letters with the signs that names have. So it holds no number,
 * no address of a website and nothing that is not seen.
 */
export const isPersonName = (name: string): boolean =>
  /^[\p{L}\p{M}'’ -]+(?:\.(?: |$)[\p{L}\p{M}'’ -]*)*$/u.test(name) && name.split(' ').length <= mostWords

/** What to do about one that cannot. */
export const notAName = 'Enter your name in letters only, such as Sam Smith.'

// Margaret Court has the name of one, so a form takes it.
const authorities = /\b(?:probation|police|court|prison|hmpps|hmp|ministry|home office|parole|council|dbs)\b/iu

/** Whether a name that somebody chose for themselves may introduce them to people who do not know them yet. */
export const introducesPerson = (name: string): boolean => isPersonName(name) && !authorities.test(name)
