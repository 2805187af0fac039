import 'server-only'

import { z } from 'zod'

import { emailTransport } from '@/lib/server/emails/email-transport'
import { serverEnv } from '@/lib/server/env'
import { freeBytesOf, judgeDisk } from '@/lib/server/health/disk-space'
import { serviceClient } from '@/lib/server/supabase/service-client'

/** The newest file under supabase/migrations; a test compares the two. */
export const expectedSchemaVersion = '20261124001500'

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
  components: Record<'database' | 'migrations' | 'email' | 'enquiries', ComponentStatus> & {
    /** Only if the database is on this machine's disk. */
    disk?: ComponentStatus
  }
  email?: { unsent: number; oldestUnsentSeconds: number; dead: number; isDelivered: boolean }
  /** Stored, but nobody is notified of them until somebody releases them. */
  enquiries?: { heldByHoneypot: number; heldByFlood: number }
}

function judgeEmail({ dead, oldest_unsent_seconds }: z.output<typeof serviceStatus>): ComponentStatus {
  const isDelivered = emailTransport.name !== 'log'
  return isDelivered && dead === 0 && oldest_unsent_seconds < staleAfterSeconds ? 'UP' : 'DEGRADED'
}

/** The disk that the embedded database writes to; empty if the database is elsewhere. */
function checkDisk(): { disk?: ComponentStatus } {
  const { EMBEDDED_DATA_DIR: folder } = serverEnv
  return folder === undefined ? {} : { disk: judgeDisk(freeBytesOf(folder)) }
}

/**
 * Whether enquiries can be accepted: the database responds, has the schema this build needs or a newer one, and has space
 * to write. Emails that are delayed or have failed for good, enquiries held after a flood, or a disk that is filling up
 * make it 'DEGRADED': nothing is lost, but somebody has to look.
 */
export async function checkReadiness(): Promise<Readiness> {
  const disk = checkDisk()
  const down = (database: ComponentStatus): Readiness => ({
    status: 'DOWN',
    components: { database, migrations: 'DOWN', email: 'DOWN', enquiries: 'DOWN', ...disk },
  })
  const { data, error } = await serviceClient.rpc('service_status')
  // PGRST202 and 42883: the function does not exist, so the migrations never ran.
  if (error) return down(error.code === 'PGRST202' || error.code === '42883' ? 'UP' : 'DOWN')
  const parsed = serviceStatus.safeParse(data)
  // An older schema may return less than this build reads.
  if (!parsed.success) return down('UP')

  const status = parsed.data
  const components = {
    database: 'UP',
    migrations: status.schema_version >= expectedSchemaVersion ? 'UP' : 'DOWN',
    email: judgeEmail(status),
    enquiries: status.held_by_flood === 0 ? 'UP' : 'DEGRADED',
    ...disk,
  } as const satisfies Readiness['components']
  const all: ComponentStatus[] = Object.values(components)
  return {
    status: all.includes('DOWN') ? 'DOWN' : all.includes('DEGRADED') ? 'DEGRADED' : 'UP',
    components,
    email: {
      unsent: status.unsent,
      oldestUnsentSeconds: status.oldest_unsent_seconds,
      dead: status.dead,
      isDelivered: emailTransport.name !== 'log',
    },
    enquiries: { heldByHoneypot: status.held_by_trap, heldByFlood: status.held_by_flood },
  }
}
