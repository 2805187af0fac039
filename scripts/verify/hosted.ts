// `npm run test:hosted`: the account and enquiry journeys on PostgreSQL with a hosted project's roles, instead of the
// embedded database. With `-- --with-gotrue` Supabase's own sign-in server is built and used; other arguments go to
// Playwright.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { ensureBuild } from '../run/ensure-build.ts'
import { root } from '../run/settings.ts'
import { stopWith } from '../run/stop-with.ts'
import { buildEnv } from './build-env.ts'
import { findChromium } from './find-chromium.ts'
import { findGoTrue } from './find-gotrue.ts'
import { postgresPrograms } from './find-postgres.ts'

if (!postgresPrograms()) {
  stopWith('The hosted shape needs PostgreSQL 15 or later: install it (on Debian: apt-get install postgresql).')
}
const chromium = findChromium()
if (!chromium) {
  stopWith('The journeys need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to it.')
}
const given = process.argv.slice(2)
const goTrueFlag = '--with-gotrue'
const goTrue = given.includes(goTrueFlag) ? await findGoTrue() : undefined
if (goTrue && 'reason' in goTrue) {
  stopWith(
    `GoTrue could not be built from its Go module: ${goTrue.reason} Set GOTRUE_BIN to a built one, or leave ${goTrueFlag} away.`,
  )
}
if (!(await ensureBuild(buildEnv))) stopWith('The site could not be built: see the messages above.')

const startedAt = Date.now()
const playwright = join(root, 'node_modules', 'playwright', 'cli.js')
const command = spawn(
  process.execPath,
  [playwright, 'test', '-c', 'playwright.hosted.config.ts', ...given.filter((argument) => argument !== goTrueFlag)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, GOTRUE_BIN: goTrue?.program ?? '' } },
)
const code = await new Promise<number | null>((resolve) => command.once('exit', resolve))
console.log(
  `The hosted shape took ${((Date.now() - startedAt) / 1000).toFixed(0)} seconds. Sign-in server: ${goTrue ? 'GoTrue.' : `Supabase Lite's; not run: GoTrue itself (npm run test:hosted -- ${goTrueFlag}).`}`,
)
process.exit(code ?? 1)
