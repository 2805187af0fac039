import { spawnSync } from 'node:child_process'

import { environmentWith, root, settingsForService, type Service } from './service'

/** Runs the command that ops use, with the settings of a running service. */
export async function runRole(
  service: Service,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const settings = await settingsForService(service.dataFolder)
  const ran = spawnSync('node', ['scripts/role.mjs', ...args], {
    cwd: root,
    env: environmentWith({ ...settings, SUPABASE_PORT: new URL(service.supabaseUrl).port, ...env }),
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { code: ran.status, output: ran.stdout + ran.stderr }
}
