import { SmtpEmailDriver, type EmailDriver } from '@supabase/lite'

import { passwordLength } from '../../lib/domain/access/password-rules.ts'
import { textOf } from '../../lib/domain/emails/fill-email.ts'
import { authEmails } from './auth-emails.ts'
import type { GeneratedKeys } from './generated-keys.ts'

type Given = { keys: GeneratedKeys; siteUrl: string; tokenSeconds: number; linkSeconds: number }

/** How the sign-in half of Supabase Lite is set up, as supabase/config.toml sets up a hosted project. */
export const authSettings = ({ keys, siteUrl, tokenSeconds, linkSeconds }: Given) => ({
  enabled: true,
  jwt_secret: keys.jwtSecret,
  publishable_key: keys.publishableKey,
  secret_key: keys.secretKey,
  site_url: siteUrl,
  jwt_expiry: tokenSeconds,
  minimum_password_length: passwordLength.min,
  email: {
    enable_confirmations: true,
    // With it on, this edition asks the old address alone, and anybody could take over an address that is not theirs.
    double_confirm_changes: false,
    otp_length: 6,
    otp_expiry: linkSeconds,
    template: authEmails,
  },
})

/** Sends its e-mails to a mailbox of this machine: with the words of the HTML as text, in place of a text and link of its own. */
export function authMail(smtpPort: number, from = ''): EmailDriver {
  const mail = new SmtpEmailDriver({
    host: '127.0.0.1',
    port: smtpPort,
    from: { name: 'The SCT team', address: from || 'hello@example.org' },
    requireTls: false,
  })
  return { send: (message) => mail.send({ ...message, text: message.html ? textOf(message.html) : message.text }) }
}
