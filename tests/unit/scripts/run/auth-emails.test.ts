import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { passwordLength } from '@/lib/domain/access/password-rules'

import { plainTextOf } from '../../../../scripts/emails/plain-text.ts'
import { authEmails } from '../../../../scripts/run/auth-emails.ts'

const config = readFileSync(join(__dirname, '..', '..', '..', '..', 'supabase', 'config.toml'), 'utf8')
const names = Object.keys(authEmails) as (keyof typeof authEmails)[]
const htmlOf = (name: keyof typeof authEmails) => readFileSync(authEmails[name].content_path, 'utf8')

test.each(names)('a hosted project sends the same %s email', (name) => {
  const section = config.split(`[auth.email.template.${name}]`)[1]?.split('[auth')[0]
  expect(section).toContain(`subject = "${authEmails[name].subject}"`)
  expect(section).toContain(`content_path = "./supabase/templates/${name}.html"`)
})

test('a hosted project takes no shorter password', () => {
  expect(config).toContain(`minimum_password_length = ${passwordLength.min}\n`)
})

test.each(names)('the %s email links to our own page with a token that works on any device', (name) => {
  const text = plainTextOf(htmlOf(name))
  expect(text).toMatch(
    /\{\{ \.SiteURL \}\}\/auth\/confirm\?token_hash=\{\{ \.TokenHash \}\}&type=\w+&to=\{\{ \.RedirectTo \}\}\n/,
  )
  expect(htmlOf(name)).not.toMatch(/ConfirmationURL|<img|convict|crimin|second chance/i)
})

test('the text of an email reads aloud: no marks of HTML, one thought a paragraph', () => {
  expect(plainTextOf(htmlOf('magic_link'))).toBe(
    [
      'Sign in',
      'You do not need a password for this.',
      'To go on, type this code on the page where you asked for it:',
      '{{ .Token }}',
      'Or open this link, on any phone or computer:',
      'Sign in {{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=magiclink&to={{ .RedirectTo }}',
      'The link and the code work once, and for one hour, on any phone or computer.',
      'If you did not ask for this, you can ignore this email: nothing will happen unless somebody uses the link or the code. We never ask for your password by phone or email.',
      'The SCT team',
    ].join('\n\n'),
  )
})
