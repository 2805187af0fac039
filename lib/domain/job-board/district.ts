// After a space the second half may be cut short; without one, LS14 could be read in two ways.
const postcode = /^([A-Z]{1,2}[0-9][0-9A-Z]?)(?:\s+[0-9][A-Z]{0,2}|[0-9][A-Z]{2})?$/

/**
 * The district of a postcode, in full or its first half, in any spelling: LS1 for 'ls1 4ab' and for 'LS1, Leeds'. Empty for
 * anything else.
 */
export const districtTyped = (typed: string): string =>
  postcode.exec((typed.split(',')[0] ?? '').trim().toUpperCase())?.[1] ?? ''
