import { neutralName } from '../../lib/content/site/neutral-name.ts'
import type { Email, EmailPart } from '../../lib/domain/emails/fill-email.ts'

// The sign-in server fills in what stands in double braces.
const confirmWith = (label: string, type: string): EmailPart => ({
  part: 'button',
  label,
  href: `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=${type}&to={{ .RedirectTo }}`,
})
const text = (words: string): EmailPart => ({ part: 'text', text: words })
const code = (lead: string): EmailPart[] => [text(lead), { part: 'code', text: '{{ .Token }}' }]
const firstCode = code('To go on, type this code on the page where you asked for it:')
const orLink = text('Or open this link, on any phone or computer:')
const works = (what: string): EmailPart => text(`${what} once, and for one hour, on any phone or computer.`)
const doNothing = text(
  'If you did not ask for this, you can ignore this email: nothing will happen unless somebody uses the link or the code. We never ask for your password by phone or email.',
)

const emails: Readonly<Record<string, Email>> = {
  confirmation: {
    heading: 'Verify your email address',
    parts: [
      text(
        'Somebody, probably you, gave this address on our site or opened an invitation that we sent to it. The code shows us that it is yours.',
      ),
      ...firstCode,
      orLink,
      confirmWith('Verify my address', 'signup'),
      works('The link and the code work'),
      doNothing,
    ],
  },
  magic_link: {
    heading: 'Sign in',
    parts: [
      text('You do not need a password for this.'),
      ...firstCode,
      orLink,
      confirmWith('Sign in', 'magiclink'),
      works('The link and the code work'),
      doNothing,
    ],
  },
  recovery: {
    heading: 'Choose a new password',
    parts: [
      text('Somebody, probably you, asked to choose a new password for this address.'),
      ...firstCode,
      orLink,
      confirmWith('Choose a new password', 'recovery'),
      works('The link and the code work'),
      text(
        'If you did not ask for this, do nothing: your password stays as it is. We never ask for your password by phone or email.',
      ),
    ],
  },
  invite: {
    heading: 'You are invited',
    parts: [
      text('We have made an account for this address. Accept it to choose a password.'),
      confirmWith('Accept the invitation', 'invite'),
      works('The link works'),
      text('If you do not want it, do nothing: nobody can use it without the link.'),
    ],
  },
  email_change: {
    heading: 'Change your email address',
    parts: [
      text('You asked to change the email address of your account to {{ .NewEmail }}.'),
      confirmWith('Confirm the change', 'email_change'),
      works('The link works'),
      text('If you did not ask for this, do not open the link. Sign in and change your password.'),
    ],
  },
  reauthentication: {
    heading: 'Your security code',
    parts: [
      text('You are about to change something important in your account.'),
      ...code('Type this code on the page where you asked for it:'),
      works('The code works'),
      text('If you did not ask for this, sign in and change your password. We never ask for a code by phone or email.'),
    ],
  },
}

/** The emails that the sign-in server sends, by its own names for them. */
export const signInEmails: readonly (readonly [string, Email])[] = Object.entries(emails).map(([name, email]) => [
  name,
  { ...email, parts: [...email.parts, text(neutralName)] },
])
