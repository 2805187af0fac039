import type { Empty } from '@/components/dashboard/parts/empty-state'

/** What a page about one thing is told of itself: its words until the thing is found. */
export type DetailText = { heading: string; shows: string; empty: Empty }
