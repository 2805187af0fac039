import 'server-only'

import type { MissingSetting } from '@/lib/content/desk/today'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'

type Settings = Pick<typeof serverEnv, 'VAULT_KEY' | 'CRON_SECRET'>

/** Settings without which the site starts and a part of it does nothing. */
export const missingSettings = ({ VAULT_KEY, CRON_SECRET }: Settings = serverEnv): MissingSetting[] => [
  ...(VAULT_KEY.length === 0 ? (['VAULT_KEY'] as const) : []),
  ...(CRON_SECRET === undefined ? (['CRON_SECRET'] as const) : []),
]

/** Says at the start, once for each, what is missing. */
export function logMissingSettings(settings: Settings = serverEnv): void {
  for (const name of missingSettings(settings)) logEvent('error', 'setting_missing', { name })
}
