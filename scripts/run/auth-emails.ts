import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', 'supabase', 'templates')
const template = (subject: string, name: string) => ({ subject, content_path: join(folder, `${name}.html`) })

/** The e-mails of the embedded Supabase. A hosted project takes the same ones from supabase/config.toml. */
export const authEmails = {
  confirmation: template('Verify your email address', 'confirmation'),
  magic_link: template('Your link and code to sign in', 'magic_link'),
  recovery: template('Choose a new password', 'recovery'),
  email_change: template('Change your email address', 'email_change'),
  invite: template('You are invited', 'invite'),
} as const

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The plain text of an e-mail made from one of our templates: what a screen reader or an old phone gets. */
export function textOf(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a\s*>/g, '$2:\n$1')
    .replace(/<\/(p|h1|h2)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
