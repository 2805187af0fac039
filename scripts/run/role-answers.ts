import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { neutralName } from '../../lib/content/neutral-name.ts'
import { roleAnswerEmail, roleAnswers } from '../../lib/content/role-answer-emails.ts'
import { textOf } from './auth-emails.ts'

const template = join(import.meta.dirname, 'role-answer.html')

/**
 * The e-mails that tell a person what was decided, by what it was. The database keeps the one that fits together with the
 * decision, and the outbox sends it.
 * @param siteUrl the origin of the site that the links lead to
 */
export function roleAnswerEmails(siteUrl: string): Record<string, { subject: string; html: string; text: string }> {
  const layout = readFileSync(template, 'utf8')
  return Object.fromEntries(
    Object.entries(roleAnswers).map(([answer, { heading, text, button, path }]) => {
      const words: Record<string, string> = {
        heading,
        text,
        button,
        link: siteUrl + path,
        contact: `${siteUrl}/contact`,
        ignore: roleAnswerEmail.ignore,
        signature: neutralName,
      }
      const html = layout.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)
      return [answer, { subject: roleAnswerEmail.subject, html, text: textOf(html) }]
    }),
  )
}
