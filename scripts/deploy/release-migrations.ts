// `node scripts/deploy/release-migrations.ts`: with each release, writes the digests that a test then holds the
// migrations to. See docs/deploying.md, 'Upgrade and roll back'.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../run/settings.ts'
import { digestsOf } from './released-migrations.ts'

const folder = join(root, 'supabase')
writeFileSync(
  join(folder, 'released-migrations.json'),
  `${JSON.stringify(digestsOf(join(folder, 'migrations')), null, 2)}\n`,
)
