import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { emailTemplates } from '../../../scripts/email-templates.ts'

const root = join(__dirname, '..', '..', '..')

test('every email about an account is what the one layout makes: npm run email-templates', async () => {
  const made = await emailTemplates()
  const templates = readdirSync(join(root, 'supabase', 'templates')).map((name) => `supabase/templates/${name}`)
  expect(Object.keys(made).sort()).toEqual(['lib/content/account/role-email-layout.ts', ...templates].sort())
  for (const [file, html] of Object.entries(made)) expect(readFileSync(join(root, file), 'utf8')).toBe(html)
})
