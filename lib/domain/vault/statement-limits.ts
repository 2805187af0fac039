/**
 * The longest statement, in characters, and how many versions of it are kept. Apart from the rule of a statement, so that
 * its field does not bring zod into the browser.
 */
export const statementLimits = { characters: 6000, versions: 20 } as const
