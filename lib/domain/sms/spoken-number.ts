/** A number as people read it out: 07700 900123. Anything that is not a UK number in our spelling stays as it is. */
export const spokenNumber = (number: string): string => number.replace(/^\+44(\d{4})(\d{6})$/, '0$1 $2')
