import 'server-only'

import { createHmac } from 'node:crypto'
import { z } from 'zod'

import { smsRefusals, type SmsRefusal } from '@/lib/domain/sms/sms-ceiling'
import { visitorAddress } from '@/lib/server/auth/visitor-address'
import { serverEnv } from '@/lib/server/env'
import { networkOfAddress } from '@/lib/server/http/client-network'
import { smsMost } from '@/lib/server/sms/sms-most'
import { serviceClient } from '@/lib/server/supabase/service-client'

/**
 * Today's name for the network that asked for an SMS. Our own visitors' addresses are pseudonyms already; where we do not
 * know them, all of them come from this server, and nobody's network is counted.
 */
export function smsNetworkOf(address: string | undefined): string | null {
  const network = serverEnv.TRUST_PROXY_HOPS > 0 && address ? networkOfAddress(address) : undefined
  if (network === undefined) return null
  const day = new Date().toISOString().slice(0, 10)
  return createHmac('sha256', `${serverEnv.SUPABASE_SECRET_KEY} ${day} sms`).update(network).digest('hex').slice(0, 16)
}

/**
 * Why a visitor could be sent no code to a number now, whoever has that number; null if they could.
 * @param visitor the headers of their request
 * @throws when the database did not answer
 */
export async function reachedCeiling(number: string, visitor: Headers): Promise<SmsRefusal | null> {
  const { data, error } = await serviceClient.rpc('sms_ceiling', {
    p_number: number,
    p_network: smsNetworkOf(visitorAddress(visitor)),
    p_most: smsMost,
  })
  if (error) throw new Error('sms_ceiling', { cause: error })
  return z.enum(smsRefusals).nullable().parse(data)
}
