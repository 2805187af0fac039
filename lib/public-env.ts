import { z } from 'zod'

const schema = z.object({
  contactEmail: z.email('NEXT_PUBLIC_CONTACT_EMAIL must be one email address.').default('hello@example.org'),
  /** Who people can ask for by name, one a line or separated by semicolons: "Name, role, phone". None is shown by default. */
  people: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(/[;\n]/)
        .map((line) => line.split(',').map((part) => part.trim()))
        .filter(([name]) => name)
        .map(([name = '', role = '', phone = '']) => ({ name, role, phone })),
    ),
  posthogKey: z
    .string()
    .regex(/^phc_\w+$/, 'NEXT_PUBLIC_POSTHOG_KEY must be the project API key, which begins with phc_.')
    .optional(),
  posthogHost: z
    .url({ protocol: /^https?$/, error: 'NEXT_PUBLIC_POSTHOG_HOST must be a web address.' })
    .default('https://eu.i.posthog.com'),
})

// Next.js writes these values into the pages at build time, so each must be named in full.
const parsed = schema.safeParse({
  contactEmail: process.env.NEXT_PUBLIC_CONTACT_EMAIL || undefined,
  people: process.env.NEXT_PUBLIC_PEOPLE || undefined,
  posthogKey: process.env.NEXT_PUBLIC_POSTHOG_KEY || undefined,
  posthogHost: process.env.NEXT_PUBLIC_POSTHOG_HOST || undefined,
})
if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'))

/** Settings that everybody may see. */
export const publicEnv = parsed.data
