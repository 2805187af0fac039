/** Semicolons if any skill contains a comma. */
const markFor = (items: readonly string[]): string => (items.some((item) => item.includes(',')) ? ';' : ',')

/** Each skill with its punctuation: a line is broken between these, so that no skill is split. */
export const skillsParts = (items: readonly string[]): string[] =>
  items.map((item, index) => (index < items.length - 1 ? `${item}${markFor(items)}` : item))

/** All skills on one line, because two hundred separate ones would take half a page. */
export const skillsLine = (items: readonly string[]): string => skillsParts(items).join(' ')
