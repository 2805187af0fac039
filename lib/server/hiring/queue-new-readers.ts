import 'server-only'

import { z } from 'zod'

import { londonDay } from '@/lib/domain/dates/london-time'
import { writeUpdateEmail } from '@/lib/server/hiring/update-email'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

// A round comes every few seconds; the rest waits for the next.
const releasesOfARound = 50

const toTell = z.array(z.object({ release: z.uuid(), application: z.uuid(), reference: z.string() }))

/**
 * Tells people that somebody new at a company may read the statement that they share with it. Until then the new reader
 * cannot open it. It never throws.
 */
export async function queueNewReaders(now: Date): Promise<void> {
  try {
    const { data, error } = await serviceClient.rpc('releases_with_new_readers', { p_rows: releasesOfARound })
    if (error) throw new Error('releases_with_new_readers', { cause: error })
    for (const { release, application, reference } of toTell.parse(data)) {
      const email = await writeUpdateEmail({ id: application, reference }, { kind: 'reader' })
      const { error: refused } = await serviceClient.rpc('tell_of_new_reader', {
        p_release: release,
        p_day: londonDay(now),
        p_email: JSON.stringify(email),
      })
      if (refused) throw new Error('tell_of_new_reader', { cause: refused })
    }
  } catch (error) {
    logUnexpected('queue/new_readers', error)
  }
}
