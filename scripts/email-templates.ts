import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

import { neutralName } from '../lib/content/site/neutral-name.ts'

const root = join(import.meta.dirname, '..')

/** The text of one email about an account. Placeholders in braces are filled in by whatever sends it. */
type Email = {
  heading: string
  text: string
  button?: { label: string; href: string }
  /** The text above the code. */
  codeLead?: string
  /** The last paragraphs, as HTML. */
  end: readonly string[]
  signature: string
}

const confirmLink = (type: string): string =>
  `{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=${type}&amp;to={{ .RedirectTo }}`
const orType = 'Or type this code on the page where you asked for it:'
const works = (what: string): string => `${what} once, and for one hour, on any phone or computer.`
const doNothing =
  'If you did not ask for this, you can ignore this email: nothing will happen unless somebody uses the link or the code. We never ask for your password by phone or email.'

const ofProvider = {
  confirmation: {
    heading: 'Verify your email address',
    text: 'Thank you for creating an account. Please show us that this address is yours.',
    button: { label: 'Verify my address', href: confirmLink('signup') },
    codeLead: orType,
    end: [works('The link and the code work'), doNothing],
  },
  magic_link: {
    heading: 'Sign in',
    text: 'Here is your link to sign in. You do not need a password for it.',
    button: { label: 'Sign in', href: confirmLink('magiclink') },
    codeLead: orType,
    end: [works('The link and the code work'), doNothing],
  },
  recovery: {
    heading: 'Choose a new password',
    text: 'Somebody, probably you, asked to choose a new password for this address.',
    button: { label: 'Choose a new password', href: confirmLink('recovery') },
    codeLead: orType,
    end: [
      works('The link and the code work'),
      'If you did not ask for this, do nothing: your password stays as it is. We never ask for your password by phone or email.',
    ],
  },
  invite: {
    heading: 'You are invited',
    text: 'We have made an account for this address. Accept it to choose a password.',
    button: { label: 'Accept the invitation', href: confirmLink('invite') },
    end: [works('The link works'), 'If you do not want it, do nothing: nobody can use it without the link.'],
  },
  email_change: {
    heading: 'Change your email address',
    text: 'You asked to change the email address of your account to {{ .NewEmail }}.',
    button: { label: 'Confirm the change', href: confirmLink('email_change') },
    end: [
      works('The link works'),
      'If you did not ask for this, do not open the link. Sign in and change your password.',
    ],
  },
  reauthentication: {
    heading: 'Your security code',
    text: 'You are about to change something important in your account.',
    codeLead: 'Type this code on the page where you asked for it:',
    end: [
      works('The code works'),
      'If you did not ask for this, sign in and change your password. We never ask for a code by phone or email.',
    ],
  },
} as const satisfies Record<string, Omit<Email, 'signature'>>

/** One layout for what the team tells and asks people about a role: the desk and `npm run role` fill it in. */
const roleAnswer: Email = {
  heading: '{heading}',
  text: '{text}',
  button: { label: '{button}', href: '{link}' },
  end: ['{ignore} <a href="{contact}" style="color: #0e5a4e">{contact}</a>'],
  signature: '{signature}',
}

const button = ({ label, href }: { label: string; href: string }): string =>
  `<p style="margin: 0 0 24px"><a class="button" href="${href}" style="display: inline-block; padding: 14px 22px; border-radius: 10px; background-color: #0e5a4e; color: #ffffff; font-weight: 700; text-decoration: none;">${label}</a></p>`
const code = (lead: string): string =>
  `<p style="margin: 0 0 8px">${lead}</p>
  <p class="code" style="margin: 0 0 24px; padding: 12px 16px; border: 2px solid #d8d0c1; border-radius: 10px; font-size: 28px; font-weight: 700; letter-spacing: 6px;">{{ .Token }}</p>`

/** The layout of all of them: no pictures, no tracking, nothing that names the service; light and dark. */
function htmlOf(email: Email, darkRule: string): string {
  const parts = [
    `<p style="margin: 0 0 24px">${email.text}</p>`,
    ...(email.button ? [button(email.button)] : []),
    ...(email.codeLead ? [code(email.codeLead)] : []),
    ...email.end.map((paragraph) => `<p style="margin: 0 0 16px">${paragraph}</p>`),
  ]
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${email.heading}</title>
    <style>
      @media (prefers-color-scheme: dark) {
        body, .card { background-color: #14172b !important; color: #f5f0e6 !important; }
        .button { background-color: #7fd6c2 !important; color: #0a1f1b !important; }
        ${darkRule}
      }
    </style>
  </head>
  <body style="margin: 0; padding: 24px 16px; background-color: #fbf7f0; color: #1b1f3b; font-family: Verdana, Arial, sans-serif; font-size: 18px; line-height: 1.55;">
    <div class="card" style="max-width: 34em; margin: 0 auto">
      <h1 style="margin: 0 0 16px; font-size: 26px; line-height: 1.2">${email.heading}</h1>
      ${parts.join('\n')}
      <p style="margin: 0">${email.signature}</p>
    </div>
  </body>
</html>`
}

const codeInTheDark = '.code { border-color: #9195b5 !important; }'
const linkInTheDark = 'a:not(.button) { color: #7fd6c2 !important; }'

// The site fills this one in at run time, and a build includes only modules.
const roleEmail = 'lib/content/account/role-email-layout.ts'
const asModule = (html: string): string =>
  `/** Written by \`npm run email-templates\`. Words in braces are filled in. */\nexport const roleEmailLayout = \`${html}\`\n`

/** The emails about accounts as files: their paths in the repository, and the contents of each. */
export async function emailTemplates(): Promise<Record<string, string>> {
  const pages = Object.fromEntries([
    ...Object.entries(ofProvider).map(([name, email]) => [
      `supabase/templates/${name}.html`,
      htmlOf({ ...email, signature: neutralName }, codeInTheDark),
    ]),
    [roleEmail, htmlOf(roleAnswer, linkInTheDark)],
  ]) as Record<string, string>
  // Formatted as Prettier would, or the formatting check would ask for changes.
  const options = { ...(await resolveConfig(join(root, 'package.json'))), parser: 'html' }
  const files = Object.entries(pages).map(async ([file, page]) => {
    const html = await format(page, options)
    return [file, file === roleEmail ? asModule(html) : html] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
