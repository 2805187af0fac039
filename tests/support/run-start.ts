import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { environmentWith, root, settingsForService } from './service'

/** Runs `npm start` where it should refuse, or end by itself: returns its exit code and what it printed. */
export async function runStart(
  env: Record<string, string>,
  folder = mkdtempSync(join(tmpdir(), 'second-chance-')),
  options: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  const settings = await settingsForService(folder)
  const ran = spawnSync('node', ['scripts/start.mjs', ...options], {
    cwd: root,
    env: environmentWith({ ...settings, ...env }),
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { code: ran.status, output: ran.stdout + ran.stderr }
}
