import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const binaries = join(root, 'node_modules', '.bin')
const node24 = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Runs `npm ci` when node_modules is missing or older than the lockfile. Exits with a sentence when that fails. */
export function installMissing() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const isCurrent =
    existsSync(installed) &&
    existsSync(node24) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (isCurrent) return

  console.log('Installing packages (npm ci) ...')
  const npm = process.env.npm_execpath
  const install = npm
    ? spawnSync(process.execPath, [npm, 'ci', '--no-progress', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', ['ci', '--no-progress', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (install.status !== 0 || !existsSync(node24)) {
    console.error('The packages could not be installed: see what npm says above, then run the command again.')
    process.exit(1)
  }
}

/** Runs a script of this folder on Node 24, passes signals on, and ends as the script ends. */
export function runOnNode24(script, args) {
  const child = spawn(node24, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` },
  })
  // A terminal sends Ctrl-C to the child as well; it counts only the first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
  child.on('error', (error) => {
    console.error(`Node 24 could not be started: ${error.message}. Delete node_modules and run the command again.`)
    process.exit(1)
  })
}
