import { spawnSync } from 'node:child_process'

/** Whether a program is installed. */
export const hasTool = (name: string): boolean => spawnSync('which', [name]).status === 0

/** Runs a program to its end and returns what it printed; if it failed, throws what it said. */
export function runTool(name: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(name, args, { encoding: 'utf8', timeout: 60_000 })
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${error?.message ?? ''} ${stdout} ${stderr}`)
  return stdout
}
