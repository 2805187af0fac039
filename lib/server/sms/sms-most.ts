import 'server-only'

import { serverEnv } from '@/lib/server/env'

/** The ceilings of a day, as the database takes them. */
export const smsMost = JSON.stringify({
  number: serverEnv.SMS_PER_NUMBER_PER_DAY,
  network: serverEnv.SMS_PER_NETWORK_PER_DAY,
  everybody: serverEnv.SMS_PER_DAY,
})
