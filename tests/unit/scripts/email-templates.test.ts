import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { generatedFiles } from '../../../scripts/emails/generated-files.ts'

const root = join(__dirname, '..', '..', '..')

test('what is sent is what the templates of emails make: npm run email-templates', async () => {
  const made = await generatedFiles()
  const templates = readdirSync(join(root, 'supabase', 'templates')).map((name) => `supabase/templates/${name}`)
  expect(Object.keys(made).sort()).toEqual(['lib/domain/emails/generated-email-templates.ts', ...templates].sort())
  for (const [file, content] of Object.entries(made)) expect(readFileSync(join(root, file), 'utf8')).toBe(content)
})
