import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

import { fillEmail } from '../../lib/domain/emails/fill-email.ts'
import { renderTemplates } from './email-templates.tsx'
import { signInEmails } from './sign-in-emails.ts'

// A module, because a build includes only modules.
const asModule = (templates: unknown): string => `import type { EmailTemplates } from './fill-email.ts'

/** Generated from scripts/emails/email-templates.tsx by \`npm run email-templates\`: change that file, never this one. */
export const emailTemplates: EmailTemplates = ${JSON.stringify(templates)}
`

/** Everything that is made from the templates of emails: paths in the repository, and the contents of each. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const templates = renderTemplates()
  const moduleFile = 'lib/domain/emails/generated-email-templates.ts'
  const options = await resolveConfig(join(process.cwd(), 'package.json'))
  return {
    [moduleFile]: await format(asModule(templates), { ...options, filepath: moduleFile }),
    ...Object.fromEntries(
      signInEmails.map(([name, email]) => [`supabase/templates/${name}.html`, `${fillEmail(templates, email).html}\n`]),
    ),
  }
}
