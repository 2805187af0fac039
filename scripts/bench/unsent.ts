import { loadGeneratedKeys } from '../run/generated-keys.ts'
import { supabaseUrl } from './servers.ts'

/** How many emails in the embedded database are still waiting to be sent. */
export async function readUnsent(dataFolder: string): Promise<number> {
  const { secretKey } = loadGeneratedKeys(dataFolder)
  const answer = await fetch(`${supabaseUrl}/rest/v1/outgoing_emails?status=in.(pending,sending)&select=id&limit=1`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, prefer: 'count=exact' },
  })
  return Number(answer.headers.get('content-range')?.split('/')[1])
}
