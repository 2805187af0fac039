import { z } from 'zod'

/**
 * An instant as the database writes it into an answer: ISO 8601 from PostgREST; from the embedded edition with a space in place of
 * the T and two digits of offset.
 */
export const databaseMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}(?::\d{2})?)$/)
