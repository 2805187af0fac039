/** All skills in one line: two hundred of them take half a page. Parted by semicolons where one has a comma. */
export const skillsLine = (items: readonly string[]): string =>
  items.join(items.some((item) => item.includes(',')) ? '; ' : ', ')
