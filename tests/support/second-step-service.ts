import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { GoTrueStandIn } from './gotrue-stand-in'
import { isOnGoTrue } from './hosted/on-gotrue'
import { startService, type Service } from './service'

export type SecondStepService = {
  site: Service
  /** Where the emails arrive. */
  provider: Service
  /** How many factors that have been confirmed there are, of anybody. */
  factorCount: () => number
  dispose: () => Promise<void>
}

/** The embedded edition behind a stand-in for what only GoTrue has, and a site that knows the stand-in alone. */
async function startWithStandIn(): Promise<SecondStepService> {
  const provider = await startService()
  const { jwtSecret } = JSON.parse(readFileSync(join(provider.dataFolder, 'keys.json'), 'utf8')) as {
    jwtSecret: string
  }
  const goTrue = await new GoTrueStandIn(provider.supabaseUrl, jwtSecret).start()
  const site = await startService({
    env: {
      NEXT_PUBLIC_SUPABASE_URL: goTrue.url,
      SUPABASE_SECRET_KEY: provider.keys.secretKey,
      SUPABASE_PUBLISHABLE_KEY: provider.keys.publishableKey,
      // As the build has it; the site's own inbox is not started beside another Supabase.
      NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
      POSTHOG_SERVER_HOST: provider.analyticsUrl,
    },
  })
  return {
    site,
    provider,
    factorCount: () => goTrue.factors.filter(({ status }) => status === 'verified').length,
    dispose: async () => {
      await site.dispose()
      await goTrue.stop()
      await provider.dispose()
    },
  }
}

/** A site whose sign-in service has two-step sign-in: GoTrue's own where the tests run on it. */
export async function startSecondStepService(): Promise<SecondStepService> {
  if (!isOnGoTrue) return startWithStandIn()
  const { startHostedService } = await import('./hosted/service')
  const service = await startHostedService()
  const counted = `select 'verified ' || count(*) from auth.mfa_factors where status = 'verified'`
  return {
    site: service,
    provider: service,
    factorCount: () => Number(/verified (\d+)/.exec(service.project.run(counted))?.[1]),
    dispose: service.dispose,
  }
}
