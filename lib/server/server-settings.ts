import { z } from 'zod'

const count = (name: string, fallback: number, max: number) =>
  z.coerce
    .number(`${name} must be a whole number.`)
    .int(`${name} must be a whole number.`)
    .min(0, `${name} must be 0 or more.`)
    .max(max, `${name} must be ${max} or less.`)
    .default(fallback)

const webAddress = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be a web address such as https://www.example.org.` })

// 32 bytes in base64 or base64url.
const vaultKey = /^[\w+/-]{43}=?$/
const vaultKeysMessage =
  'VAULT_KEY must be 32 random bytes in base64, or several such keys with commas, the newest first.'

// As the sign-in server takes it: one secret, or several while it is changed (https://www.standardwebhooks.com).
const hookSecrets = /^v1,whsec_[\w+/]{24,}={0,2}(?:\|v1,whsec_[\w+/]{24,}={0,2})*$/

// What the server reads from its environment. .env.example explains each setting, including those that `npm start`
// reads itself.
const settings = z.object({
  SITE_URL: webAddress('SITE_URL').transform((value) => new URL(value).origin),
  SELF_URL: webAddress('SELF_URL').optional(),
  NEXT_PUBLIC_SUPABASE_URL: webAddress('NEXT_PUBLIC_SUPABASE_URL'),
  SUPABASE_PUBLISHABLE_KEY: z
    .string('SUPABASE_PUBLISHABLE_KEY must be the publishable key of the Supabase project.')
    .min(20, 'SUPABASE_PUBLISHABLE_KEY must be the publishable key of the Supabase project.'),
  SUPABASE_SECRET_KEY: z
    .string('SUPABASE_SECRET_KEY must be the secret key of the Supabase project.')
    .min(20, 'SUPABASE_SECRET_KEY must be the secret key of the Supabase project.'),
  TEAM_EMAIL: z.email('TEAM_EMAIL must be one email address.').default('team@example.org'),
  MAIL_FROM: z.email('MAIL_FROM must be one email address.').default('hello@example.org'),
  RESEND_API_KEY: z.string().startsWith('re_', 'RESEND_API_KEY must begin with re_.').optional(),
  RESEND_BASE_URL: webAddress('RESEND_BASE_URL').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must look like smtp://user:password@host:587.' }).optional(),
  SMS_HOOK_SECRET: z
    .string()
    .regex(hookSecrets, 'SMS_HOOK_SECRET must look like v1,whsec_ and at least 18 random bytes in base64.')
    .optional(),
  TWILIO_ACCOUNT_SID: z.string().startsWith('AC', 'TWILIO_ACCOUNT_SID must begin with AC.').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_BASE_URL: webAddress('TWILIO_BASE_URL').default('https://api.twilio.com'),
  SMS_FROM: z
    .string()
    .regex(
      /^(?:\+\d{8,15}|MG\w{32}|[A-Za-z\d ]{3,11})$/,
      'SMS_FROM must be a number such as +447700900000, a name of at most 11 letters, or a messaging service (MG...).',
    )
    .optional(),
  SMS_PER_NUMBER_PER_DAY: count('SMS_PER_NUMBER_PER_DAY', 10, 1000),
  SMS_PER_NETWORK_PER_DAY: count('SMS_PER_NETWORK_PER_DAY', 40, 1_000_000),
  SMS_PER_DAY: count('SMS_PER_DAY', 300, 1_000_000),
  NEXT_PUBLIC_POSTHOG_KEY: z
    .string()
    .regex(/^phc_\w+$/, 'NEXT_PUBLIC_POSTHOG_KEY must be the project API key, which begins with phc_.')
    .optional(),
  NEXT_PUBLIC_POSTHOG_HOST: webAddress('NEXT_PUBLIC_POSTHOG_HOST').default('https://eu.i.posthog.com'),
  POSTHOG_SERVER_HOST: webAddress('POSTHOG_SERVER_HOST').optional(),
  VAULT_KEY: z
    .string()
    .default('')
    .transform((list) => (list === '' ? [] : list.split(',').map((key) => key.trim())))
    .pipe(z.array(z.string().regex(vaultKey, vaultKeysMessage))),
  CRON_SECRET: z.string().min(16, 'CRON_SECRET must be at least 16 characters.').optional(),
  METRICS_SECRET: z.string().min(16, 'METRICS_SECRET must be at least 16 characters.').optional(),
  TRUST_PROXY_HOPS: count('TRUST_PROXY_HOPS', 0, 5),
  CLIENT_ENQUIRIES_PER_MINUTE: count('CLIENT_ENQUIRIES_PER_MINUTE', 5, 1_000_000),
  CLIENT_ENQUIRIES_PER_HOUR: count('CLIENT_ENQUIRIES_PER_HOUR', 20, 1_000_000),
  ENQUIRIES_HELD_ABOVE_PER_MINUTE: count('ENQUIRIES_HELD_ABOVE_PER_MINUTE', 300, 1_000_000),
  EMBEDDED_DATA_DIR: z.string().optional(),
  OFFLINE_PAGES: z.enum(['on', 'off'], 'OFFLINE_PAGES must be on or off.').default('on'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'LOG_LEVEL must be debug, info, warn, error or silent.')
    .default('info'),
})

export type ServerSettings = z.output<typeof settings>

// Their defaults are for a developer's own machine: on a real site enquiries would go to a mailbox that nobody has.
const neededOnARealSite = ['NEXT_PUBLIC_CONTACT_EMAIL', 'TEAM_EMAIL', 'MAIL_FROM'] as const
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Reads the server's settings; an empty value counts as absent.
 * @throws Error whose message names every invalid setting and what it should be
 */
export function parseServerSettings(source: Record<string, string | undefined>): ServerSettings {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settings.safeParse(present)
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join(' '))
  const isRealSite = !ownMachine.has(new URL(parsed.data.SITE_URL).hostname)
  const missing = isRealSite ? neededOnARealSite.filter((name) => !(name in present)) : []
  if (missing.length > 0) throw new Error(`On a real site ${missing.join(', ')} must be set.`)
  const ofTwilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'] as const
  const given = ofTwilio.filter((name) => parsed.data[name] !== undefined)
  if (given.length > 0 && given.length < ofTwilio.length) throw new Error(`${ofTwilio.join(', ')} belong together.`)
  return parsed.data
}
