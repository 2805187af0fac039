// `npm run email-templates`: writes the e-mails about accounts from their one layout. A test says so when it is forgotten.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { emailTemplates } from './email-templates.ts'

for (const [file, html] of Object.entries(await emailTemplates())) {
  writeFileSync(join(import.meta.dirname, '..', file), html)
}
