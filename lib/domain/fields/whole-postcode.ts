import { z } from 'zod'

/**
 * A full UK postcode, typed with or without its space and in either case; written in capitals with one space before its
 * last three characters.
 * @param message shown for anything else
 */
export const wholePostcode = (message: string) =>
  z
    .string(message)
    .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
    .refine((code) => /^[A-Z]{1,2}[0-9][A-Z0-9]?[0-9][A-Z]{2}$/.test(code), message)
    .transform((code) => `${code.slice(0, -3)} ${code.slice(-3)}`)
