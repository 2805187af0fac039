import { z } from 'zod'

/**
 * A timestamp as the database returns it: ISO 8601 from PostgREST; from the embedded edition with a space instead of
 * the T and a two-digit offset.
 */
export const databaseMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}(?::\d{2})?)$/)
