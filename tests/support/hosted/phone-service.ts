import { freePort } from '../free-port'
import { smsFor } from '../mailbox'
import { newHookSecret } from '../sms-hook'
import { waitUntil } from '../wait-until'
import { startHostedService, type HostedService } from './service'

type Options = { env?: Record<string, string>; goTrueSettings?: Record<string, string> }

/** The service beside GoTrue with codes by SMS, which it hands to the site under test. */
export async function startPhoneService({ env, goTrueSettings }: Options = {}): Promise<HostedService> {
  const port = String(await freePort())
  const secret = newHookSecret()
  return startHostedService({
    env: { PORT: port, SMS_HOOK_SECRET: secret, ...env },
    goTrueSettings: {
      GOTRUE_EXTERNAL_PHONE_ENABLED: 'true',
      GOTRUE_HOOK_SEND_SMS_ENABLED: 'true',
      GOTRUE_HOOK_SEND_SMS_URI: `http://127.0.0.1:${port}/api/send-sms`,
      GOTRUE_HOOK_SEND_SMS_SECRETS: secret,
      GOTRUE_SMS_MAX_FREQUENCY: '1ms',
      GOTRUE_RATE_LIMIT_SMS_SENT: '100000',
      GOTRUE_MFA_PHONE_ENROLL_ENABLED: 'true',
      GOTRUE_MFA_PHONE_VERIFY_ENABLED: 'true',
      GOTRUE_MFA_PHONE_MAX_FREQUENCY: '1ms',
      ...goTrueSettings,
    },
  })
}

// In one process of Playwright's, so that no two tests share a number.
let numbers = Math.floor(Math.random() * 9000)

/** A number that no other test has used, as we keep it and as people type it. */
export function aNewNumber(): { kept: string; typed: string } {
  const last = String((numbers += 1)).padStart(6, '0')
  return { kept: `+447700${last}`, typed: `07700 ${last}` }
}

/** The newest code that a number was sent, once more than `after` have come. */
export const codeFor = (service: HostedService, number: string, { after = 0 } = {}): Promise<string> =>
  waitUntil(
    async () => {
      const all = await smsFor(service, number)
      return all.length > after ? /^\d{6}/.exec(all.at(-1)?.text ?? '')?.[0] : undefined
    },
    { withinMs: 15_000, failure: 'no code came by SMS' },
  )
