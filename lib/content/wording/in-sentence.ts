/** A label as it stands within a sentence or a list: 'Interview practice' as 'interview practice', but 'CV' and 'ID and bank account'. */
export const inSentence = (label: string): string =>
  /^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** 'one', 'one and two', 'one, two and three'. */
export const andText = (parts: readonly string[]): string => lists.format(parts)

/** Labels in a list of their own, which begins like a sentence. */
export const listed = (labels: readonly string[]): string =>
  labels.map((label, index) => (index === 0 ? label : inSentence(label))).join(', ')
