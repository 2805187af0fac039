// `npm run email-templates`: writes the emails about accounts from their one layout. A test fails if this is forgotten.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { emailTemplates } from './email-templates.ts'

for (const [file, html] of Object.entries(await emailTemplates())) {
  writeFileSync(join(import.meta.dirname, '..', file), html)
}
