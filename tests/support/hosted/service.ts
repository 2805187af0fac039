import { loadGeneratedKeys } from '../../../scripts/run/generated-keys'
import { freePort } from '../free-port'
import { newDataFolder, startService, type Service } from '../service'
import { startHostedProject, type HostedProject } from './project'

/** The settings that point a site at another Supabase project, and nothing more. */
const settingsFor = (supabaseUrl: string, keys: Service['keys']): Record<string, string> => ({
  SUPABASE_PORT: new URL(supabaseUrl).port,
  NEXT_PUBLIC_SUPABASE_URL: supabaseUrl,
  SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
  SUPABASE_SECRET_KEY: keys.secretKey,
  CRON_SECRET: keys.cronSecret,
  // As in the build; the analytics inbox is not started beside a hosted project.
  NEXT_PUBLIC_POSTHOG_KEY: 'phc_local',
})

/** @property project the Supabase project that the site uses */
export type HostedService = Service & { project: HostedProject }
type Options = {
  env?: Record<string, string>
  tokenSeconds?: number
  goTrueSettings?: Record<string, string>
}

/** The whole service beside a Supabase project like the hosted ones, which the site knows only from its settings. */
export async function startHostedService({
  env,
  tokenSeconds = 3600,
  goTrueSettings,
}: Options = {}): Promise<HostedService> {
  const dataFolder = newDataFolder()
  const keys = loadGeneratedKeys(dataFolder)
  const [port, smtpPort] = await Promise.all([freePort(), freePort()])
  const project = await startHostedProject({
    keys,
    port,
    smtpPort,
    siteUrl: 'http://localhost:3000',
    tokenSeconds,
    goTrueSettings,
  })
  const service = await startService({
    dataFolder,
    env: { ...settingsFor(`http://127.0.0.1:${port}`, keys), MAIL_SMTP_PORT: String(smtpPort), ...env },
  }).catch(async (error: unknown) => {
    await project.stop()
    throw error
  })
  return {
    ...service,
    project,
    dispose: async () => {
      await service.dispose()
      await project.stop()
    },
  }
}

/** Another copy of the site beside the same project and mailbox. */
export function startCopyOf(
  { supabaseUrl, keys, smtpUrl }: Service,
  env: Record<string, string> = {},
): Promise<Service> {
  return startService({ env: { ...settingsFor(supabaseUrl, keys), SMTP_URL: smtpUrl, ...env } })
}
