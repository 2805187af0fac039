import 'server-only'

import { z } from 'zod'

import { emailTransport } from '@/lib/server/emails/email-transport'
import { serviceClient } from '@/lib/server/supabase/service-client'

/** The newest file under supabase/migrations; a test compares the two. */
export const expectedSchemaVersion = '20261121190000'

const staleAfterSeconds = 60 * 60

const serviceStatus = z.object({
  schema_version: z.string(),
  unsent: z.number(),
  oldest_unsent_seconds: z.number(),
  dead: z.number(),
  held_by_trap: z.number(),
  held_by_flood: z.number(),
})

type ComponentStatus = 'UP' | 'DEGRADED' | 'DOWN'
export type Readiness = {
  status: ComponentStatus
  components: Record<'database' | 'migrations' | 'email' | 'enquiries', ComponentStatus>
  email?: { unsent: number; oldestUnsentSeconds: number; dead: number; isDelivered: boolean }
  /** Kept, but nobody is told of them until somebody releases them. */
  enquiries?: { heldByTrap: number; heldByFlood: number }
}

function judgeEmail({ dead, oldest_unsent_seconds }: z.output<typeof serviceStatus>): ComponentStatus {
  const isDelivered = emailTransport.name !== 'log'
  return isDelivered && dead === 0 && oldest_unsent_seconds < staleAfterSeconds ? 'UP' : 'DEGRADED'
}

/**
 * Whether enquiries can be taken: the database answers and has the schema this build needs, or a newer one.
 * E-mail that waits or died, or enquiries held after a flood, are 'DEGRADED': all is kept, but a person has to look.
 */
export async function checkReadiness(): Promise<Readiness> {
  const { data, error } = await serviceClient.rpc('service_status')
  // PGRST202: the function is not there, so the migrations never ran.
  if (error) {
    const isReached = error.code === 'PGRST202' || error.code === '42883'
    return {
      status: 'DOWN',
      components: { database: isReached ? 'UP' : 'DOWN', migrations: 'DOWN', email: 'DOWN', enquiries: 'DOWN' },
    }
  }
  const parsed = serviceStatus.safeParse(data)
  // An older schema may tell less than this build reads.
  if (!parsed.success) {
    return { status: 'DOWN', components: { database: 'UP', migrations: 'DOWN', email: 'DOWN', enquiries: 'DOWN' } }
  }
  const status = parsed.data
  const migrations = status.schema_version >= expectedSchemaVersion ? 'UP' : 'DOWN'
  const email = judgeEmail(status)
  const enquiries = status.held_by_flood === 0 ? 'UP' : 'DEGRADED'
  const isDegraded = email === 'DEGRADED' || enquiries === 'DEGRADED'
  return {
    status: migrations === 'DOWN' ? 'DOWN' : isDegraded ? 'DEGRADED' : 'UP',
    components: { database: 'UP', migrations, email, enquiries },
    email: {
      unsent: status.unsent,
      oldestUnsentSeconds: status.oldest_unsent_seconds,
      dead: status.dead,
      isDelivered: emailTransport.name !== 'log',
    },
    enquiries: { heldByTrap: status.held_by_trap, heldByFlood: status.held_by_flood },
  }
}
