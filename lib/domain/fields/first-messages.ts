import type { z } from 'zod'

/**
 * The first message for each invalid field, in the order of the form.
 * @param error what `safeParse` of a form's schema returned
 */
export function firstMessages(error: z.ZodError): Record<string, string> {
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '')
    if (field && !messages.has(field)) messages.set(field, issue.message)
  }
  return Object.fromEntries(messages)
}
