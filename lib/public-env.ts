import { z } from 'zod'

const schema = z.object({
  contactEmail: z.email('NEXT_PUBLIC_CONTACT_EMAIL must be one e-mail address.').default('hello@example.org'),
})

// Next.js writes these values into the pages at build time, so each must be named in full.
const parsed = schema.safeParse({
  contactEmail: process.env.NEXT_PUBLIC_CONTACT_EMAIL || undefined,
})
if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'))

/** Settings that everybody may see. */
export const publicEnv = parsed.data
