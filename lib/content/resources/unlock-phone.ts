import type { PhoneLine } from '@/lib/content/resources/resource'

/** On two pages; its hours change, and no source of ours dates them. */
export const unlockPhone = { number: '01634 247350' } as const satisfies PhoneLine
