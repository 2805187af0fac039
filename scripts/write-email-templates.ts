// `npm run email-templates`: renders the templates of emails into the modules and files that are sent. A test fails if this
// is forgotten.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

import type * as Generated from './emails/generated-files.ts'

const root = join(import.meta.dirname, '..')
// Inside the project, where its packages are found. Node.js itself does not read JSX.
const bundled = join(root, 'node_modules', '.cache', 'email-templates.mjs')
const bundle = await rolldown({
  input: join(root, 'scripts', 'emails', 'generated-files.ts'),
  external: /^[^./]/,
  platform: 'node',
})
await bundle.write({ file: bundled, format: 'esm' })
await bundle.close()
const { generatedFiles } = (await import(bundled)) as typeof Generated
for (const [file, content] of Object.entries(await generatedFiles())) writeFileSync(join(root, file), content)
rmSync(bundled)
