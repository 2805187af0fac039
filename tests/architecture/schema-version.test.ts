import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expectedSchemaVersion } from '@/lib/server/health/check-readiness'

const folder = join(__dirname, '..', '..', 'supabase', 'migrations')
const newest = readdirSync(folder).sort().at(-1) ?? ''

test('the readiness check expects the newest migration, and that migration stores its own version in schema_version', () => {
  expect(newest.startsWith(`${expectedSchemaVersion}_`)).toBe(true)
  expect(readFileSync(join(folder, newest), 'utf8')).toContain(`'${expectedSchemaVersion}'`)
})
