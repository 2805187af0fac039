// `npm run test:hosted`: the account and enquiry journeys on PostgreSQL with a hosted project's roles, instead of the
// embedded database. GOTRUE_BIN names Supabase's own sign-in server, which is then used; without it Supabase Lite's
// stands in, and the last line says so. Arguments go to Playwright.
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
const goTrue = findGoTrue()
// Somebody who names a program wants it tested: the stand-in must not take its place in silence.
if (process.env.GOTRUE_BIN && 'reason' in goTrue) stopWith(`${goTrue.reason}. Name GoTrue itself, or leave it out.`)
const program = 'program' in goTrue ? goTrue.program : ''
if (!(await ensureBuild(buildEnv))) stopWith('The site could not be built: see the messages above.')

const startedAt = Date.now()
const playwright = join(root, 'node_modules', 'playwright', 'cli.js')
const command = spawn(
  process.execPath,
  [playwright, 'test', '-c', 'playwright.hosted.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, GOTRUE_BIN: program } },
)
const code = await new Promise<number | null>((resolve) => command.once('exit', resolve))
const signInServer = program ? 'GoTrue.' : "Supabase Lite's; not run: what needs GoTrue itself, which GOTRUE_BIN names."
console.log(
  `The hosted shape took ${((Date.now() - startedAt) / 1000).toFixed(0)} seconds. Sign-in server: ${signInServer}`,
)
process.exit(code ?? 1)
