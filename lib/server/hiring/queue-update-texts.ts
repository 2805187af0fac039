import 'server-only'

import { smsTexts } from '@/lib/content/sms/texts'
import { isTextTime } from '@/lib/domain/sms/text-hours'
import { logEvent } from '@/lib/server/log'
import { smsMost } from '@/lib/server/sms/sms-most'
import { smsTransport } from '@/lib/server/sms/sms-transport'
import { serviceClient } from '@/lib/server/supabase/service-client'

/** Queues 'you have an update' by SMS for those who want it, by day. It never throws. */
export async function queueUpdateTexts(now: Date): Promise<void> {
  if (smsTransport === null || !isTextTime(now)) return
  const { data, error } = await serviceClient.rpc('queue_update_texts', { p_text: smsTexts.update, p_most: smsMost })
  if (error) logEvent('error', 'update_texts', { outcome: 'failed', reason: error.code || 'no_answer' })
  else if (typeof data === 'number' && data > 0) logEvent('info', 'update_texts', { outcome: 'queued', queued: data })
}
