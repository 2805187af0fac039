import { SmtpEmailDriver, type EmailDriver } from '@supabase/lite'

import { passwordLength } from '../../lib/domain/access/password-rules.ts'
import { plainTextOf } from '../emails/plain-text.ts'
import { authEmails } from './auth-emails.ts'
import type { GeneratedKeys } from './generated-keys.ts'

type Given = { keys: GeneratedKeys; siteUrl: string; tokenSeconds: number; linkSeconds: number }

/** Configures the sign-in half of Supabase Lite as supabase/config.toml configures a hosted project. */
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
    // With this on, this edition asks only the old address, so that anybody could take over an address that is not
    // theirs.
    double_confirm_changes: false,
    otp_length: 6,
    otp_expiry: linkSeconds,
    template: authEmails,
  },
})

/**
 * Sends its emails to a mailbox on this machine, with a text version made from the HTML instead of its own text and
 * link.
 */
export function authMail(smtpPort: number, from = ''): EmailDriver {
  const mail = new SmtpEmailDriver({
    host: '127.0.0.1',
    port: smtpPort,
    from: { name: 'The SCT team', address: from || 'hello@example.org' },
    requireTls: false,
  })
  return { send: (message) => mail.send({ ...message, text: message.html ? plainTextOf(message.html) : message.text }) }
}
