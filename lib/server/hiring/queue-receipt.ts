import 'server-only'

import { loadApplication } from '@/lib/server/hiring/applications'
import { writeReceipt } from '@/lib/server/hiring/update-email'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

/**
 * Emails somebody the receipt for an application that they have just sent. It never throws: the application is stored,
 * and the screen says so too.
 * @param reference such as A-7KX2M9
 */
export async function queueReceipt(userId: string, reference: string): Promise<void> {
  try {
    const kept = await loadApplication(reference)
    if (!kept) throw new Error('missing')
    const { error } = await serviceClient.rpc('queue_application_receipt', {
      p_actor: userId,
      p_reference: reference,
      p_email: JSON.stringify(writeReceipt(kept.application)),
    })
    if (error) throw new Error('not queued', { cause: error })
  } catch (error) {
    logUnexpected('queue/application_receipt', error)
  }
}
