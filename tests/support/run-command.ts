import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

import { environmentWith, root, settingsForService, type Service } from './service'

type Ended = { code: number | null; output: string }

/**
 * Runs an operations command with the settings of a running service. The test continues meanwhile, because it must
 * notice when a server closes a connection that it would otherwise reuse.
 */
async function runCommand(name: string, service: Service, args: string[], env: Record<string, string>): Promise<Ended> {
  const settings = await settingsForService(service.dataFolder)
  const command = spawn('node', [`scripts/${name}.mjs`, ...args], {
    cwd: root,
    env: environmentWith({ ...settings, SUPABASE_PORT: new URL(service.supabaseUrl).port, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  })
  const ended = new Promise<number | null>((resolve) => command.once('close', resolve))
  const [out, problems, code] = await Promise.all([text(command.stdout), text(command.stderr), ended])
  return { code, output: out + problems }
}

export const runRole = (service: Service, args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  runCommand('role', service, args, env)

export const runVaultKey = (service: Service, args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  runCommand('vault-key', service, args, env)
