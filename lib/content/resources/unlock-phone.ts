import type { PhoneLine } from '@/lib/content/resources/resource'

/** Used on two pages. Without opening hours: they change, and none of our sources dates them. */
export const unlockPhone = { number: '01634 247350' } as const satisfies PhoneLine
