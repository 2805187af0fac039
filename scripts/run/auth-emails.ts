import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', 'supabase', 'templates')
const template = (subject: string, name: string) => ({ subject, content_path: join(folder, `${name}.html`) })

/** The emails of the embedded Supabase. A hosted project takes the same ones from supabase/config.toml. */
export const authEmails = {
  confirmation: template('Your code to verify your email address', 'confirmation'),
  magic_link: template('Your code to sign in', 'magic_link'),
  recovery: template('Your code to choose a new password', 'recovery'),
  email_change: template('Change your email address', 'email_change'),
  invite: template('You are invited', 'invite'),
} as const
