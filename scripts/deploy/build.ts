// Builds the site for an image: only what is written into pages is known at that point. The rest, including every
// secret, is passed to the image when it runs.
import { parseServerSettings } from '../../lib/server/server-settings.ts'
import { ensureBuild } from '../run/ensure-build.ts'
import { stopWith } from '../run/stop-with.ts'

// They pass the check of the settings and appear on no page.
const givenLater = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'given_when_the_image_runs',
  SUPABASE_SECRET_KEY: 'given_when_the_image_runs',
  TEAM_EMAIL: 'given-later@example.org',
  MAIL_FROM: 'given-later@example.org',
}
const env = { ...process.env, ...givenLater }

try {
  parseServerSettings(env)
} catch (error) {
  stopWith(`A setting of the build is wrong. ${error instanceof Error ? error.message : ''} See docs/deploying.md.`)
}
if (!(await ensureBuild(env))) stopWith('The site could not be built: see the messages above.')
