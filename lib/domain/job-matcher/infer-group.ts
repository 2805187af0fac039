export type Group = 'White' | 'Black' | 'Other'

/**
 * Ten first names for each of the two groups that the study measured. We chose them; they come from no list in the
 * study or a census. The first ten have long been common in White British families; the second ten are Akan, Yoruba and
 * Igbo names, common in Ghanaian and Nigerian families in Britain. Many people with such names belong to neither group,
 * and most people in both groups have other names: the guess is a convenience, and the person can always correct it.
 */
export const typicalNames = {
  White: ['Oliver', 'Jack', 'Harry', 'Thomas', 'George', 'Emily', 'Charlotte', 'Sophie', 'Amelia', 'Lucy'],
  Black: ['Kwame', 'Kofi', 'Yaw', 'Abena', 'Chidi', 'Ngozi', 'Adebayo', 'Oluwaseun', 'Folake', 'Temitope'],
} as const satisfies Record<Exclude<Group, 'Other'>, readonly string[]>

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The first word decides, so that a full name typed by habit works too. */
export function inferGroup(firstName: string): Group {
  const [first = ''] = plain(firstName).split(/\s+/)
  const isIn = (names: readonly string[]) => names.some((name) => plain(name) === first)
  if (isIn(typicalNames.White)) return 'White'
  if (isIn(typicalNames.Black)) return 'Black'
  return 'Other'
}
