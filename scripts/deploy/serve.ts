// The image's entry point: the site alone. The database, sign-in server and mail provider are elsewhere, and whatever
// runs the image keeps it running.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { loadRunSettings, root } from '../run/settings.ts'
import { stopWith } from '../run/stop-with.ts'

const { NEXT_PUBLIC_SUPABASE_URL, RESEND_API_KEY, SMTP_URL } = process.env
if (!NEXT_PUBLIC_SUPABASE_URL)
  stopWith('A setting is missing. The image brings no database: set NEXT_PUBLIC_SUPABASE_URL.')
if (!RESEND_API_KEY && !SMTP_URL)
  stopWith('A setting is missing. The image sends email by RESEND_API_KEY or SMTP_URL: set one.')

try {
  const { siteEnv, HOST, PORT, STOP_NOTICE_SECONDS } = loadRunSettings()
  const own = { HOST, PORT: `${PORT}`, STOP_NOTICE_SECONDS: `${STOP_NOTICE_SECONDS}` }
  Object.assign(process.env, siteEnv, own)
} catch (error) {
  stopWith(`A setting is wrong. ${error instanceof Error ? error.message : ''} See docs/deploying.md.`)
}

// The build's settings, as Next.js's own standalone server passes them: there is no next.config.ts to read here, and no
// compiler to read it with.
const ofBuild = JSON.parse(readFileSync(join(root, '.next', 'required-server-files.json'), 'utf8')) as {
  config: object
}
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(ofBuild.config)

await import('../run/site.ts')
