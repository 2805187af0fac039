import 'server-only'

import { z } from 'zod'

import { emailTransport } from '@/lib/server/emails/email-transport'
import { serviceClient } from '@/lib/server/supabase/service-client'

/** The newest file under supabase/migrations; a test compares the two. */
export const expectedSchemaVersion = '20261121090000'

const staleAfterSeconds = 60 * 60

const serviceStatus = z.object({
  schema_version: z.string(),
  unsent: z.number(),
  oldest_unsent_seconds: z.number(),
  dead: z.number(),
  quarantined_today: z.number(),
})

type ComponentStatus = 'UP' | 'DEGRADED' | 'DOWN'
export type Readiness = {
  status: ComponentStatus
  components: { database: ComponentStatus; migrations: ComponentStatus; email: ComponentStatus }
  email?: { unsent: number; oldestUnsentSeconds: number; dead: number; isDelivered: boolean }
  enquiries?: { quarantinedToday: number }
}

function judgeEmail({ dead, oldest_unsent_seconds }: z.output<typeof serviceStatus>): ComponentStatus {
  const isDelivered = emailTransport.name !== 'log'
  return isDelivered && dead === 0 && oldest_unsent_seconds < staleAfterSeconds ? 'UP' : 'DEGRADED'
}

/**
 * Whether enquiries can be taken: the database answers and has the schema this build needs, or a newer one.
 * E-mail that waits or died is 'DEGRADED': enquiries are still kept, but a person has to look.
 */
export async function checkReadiness(): Promise<Readiness> {
  const { data, error } = await serviceClient.rpc('service_status')
  // PGRST202: the function is not there, so the migrations never ran.
  if (error) {
    const isReached = error.code === 'PGRST202' || error.code === '42883'
    return {
      status: 'DOWN',
      components: { database: isReached ? 'UP' : 'DOWN', migrations: 'DOWN', email: 'DOWN' },
    }
  }
  const status = serviceStatus.parse(data)
  const migrations = status.schema_version >= expectedSchemaVersion ? 'UP' : 'DOWN'
  const email = judgeEmail(status)
  return {
    status: migrations === 'DOWN' ? 'DOWN' : email,
    components: { database: 'UP', migrations, email },
    email: {
      unsent: status.unsent,
      oldestUnsentSeconds: status.oldest_unsent_seconds,
      dead: status.dead,
      isDelivered: emailTransport.name !== 'log',
    },
    enquiries: { quarantinedToday: status.quarantined_today },
  }
}
