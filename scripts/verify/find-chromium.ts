import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

// The headless shell is the same engine without the rest of a browser, and needs two thirds of the processor time.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...systemPaths, chromium.executablePath()].find((path) => path && existsSync(path))

/**
 * Where Chromium is: CHROMIUM_PATH, the system's, or Playwright's own. On Debian as root it is installed if missing.
 */
export function findChromium(): string | undefined {
  const found = installed()
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium (apt-get) ...')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  return installed()
}
