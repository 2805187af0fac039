import { z } from 'zod'

/** The longest name that somebody may give a passkey. */
export const passkeyNameLimit = 60

const longestCredential = 6000

/**
 * What a browser's passkey answered, as our own script posts it: which question of the sign-in service it answers, and
 * the answer as JSON. The service judges it; this only keeps anything else away from it.
 */
const passkeyAnswer = z.object({
  challenge: z.uuid(),
  credential: z
    .string()
    .max(longestCredential)
    .transform((text, context) => {
      try {
        return z.looseObject({ id: z.string(), type: z.literal('public-key') }).parse(JSON.parse(text))
      } catch {
        context.addIssue({ code: 'custom', message: 'not a credential' })
        return z.NEVER
      }
    }),
})

/**
 * The answer of a passkey among the fields of a form.
 * @returns null when there is none, as with scripts off
 */
export const passkeyAnswerIn = (fields: Readonly<Record<string, string>>) =>
  passkeyAnswer.safeParse(fields).data ?? null
