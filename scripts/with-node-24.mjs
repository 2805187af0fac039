import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const binaries = join(root, 'node_modules', '.bin')
const node24 = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
// Node's compile cache, stored next to the packages, makes each part of the service start with a fifth less work.
const compiled = join(root, 'node_modules', '.cache', 'second-chance-talent', 'compiled')
const exitWithParent = pathToFileURL(join(root, 'scripts', 'run', 'exit-with-parent.mjs')).href

/**
 * Runs a command to its end, forwarding signals, and returns its exit code. A terminal sends Ctrl-C to the command as
 * well.
 */
function runToEnd(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options })
  const passOn = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)
  // npm runs this through a shell that does not forward signals: when npm is stopped the shell exits, and this would
  // carry on alone.
  const parent = process.ppid
  const isFromNpm = process.env.npm_lifecycle_event !== undefined
  setInterval(() => isFromNpm && process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}.`)
      resolve(1)
    })
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, passOn)
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs `npm ci` when node_modules is missing or older than the lockfile. Exits with an explanation if that fails. With
 * NODE_ENV=production npm would leave out Node 24 itself and what builds the site, so it is told to include them.
 */
async function installMissing() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const isCurrent =
    existsSync(installed) &&
    existsSync(node24) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (isCurrent) return

  console.log('Installing packages (npm ci) ...')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const code = await runToEnd(command, [...args, 'ci', '--include=dev', '--no-progress', '--loglevel=error'], {
    stdio: 'inherit',
  })
  if (code !== 0 || !existsSync(node24)) {
    console.error('The packages could not be installed: see what npm says above, then run the command again.')
    process.exit(1)
  }
}

/** Installs what is missing, then runs a script from this folder on Node 24 and exits with its exit code. */
export async function runOnNode24(script, args) {
  await installMissing()
  // The IPC channel tells the script when this process is gone, even after `kill -9`.
  const code = await runToEnd(
    node24,
    ['--disable-warning=ExperimentalWarning', '--import', exitWithParent, join(root, script), ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
        EXIT_WITH_PARENT: String(process.pid),
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled,
      },
    },
  )
  process.exit(code)
}
