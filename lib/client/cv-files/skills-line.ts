/** Semicolons where a skill has a comma of its own. */
const markFor = (items: readonly string[]): string => (items.some((item) => item.includes(',')) ? ';' : ',')

/** Each skill with the mark behind it: a line is broken between these, so that no skill is torn in two. */
export const skillsParts = (items: readonly string[]): string[] =>
  items.map((item, index) => (index < items.length - 1 ? `${item}${markFor(items)}` : item))

/** All skills in one line: two hundred of them take half a page. */
export const skillsLine = (items: readonly string[]): string => skillsParts(items).join(' ')
