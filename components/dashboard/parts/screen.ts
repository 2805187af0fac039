import type { Empty } from '@/components/dashboard/parts/empty-state'
import type { Act } from '@/components/dashboard/parts/use-noted'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type AnyLoader = (...given: never[]) => unknown

/**
 * What a screen is given, whether from the demonstration or from the live service: what its loader returns, the day, and
 * `act` for what can be done on it. `query` is what the address asks for.
 */
export type ScreenProps<Loader extends AnyLoader, Query = never> = {
  view: ReturnType<Loader>
  today: PlainDate
  act: Act
} & ([Query] extends [never] ? unknown : { query: Query })

/** The words of a screen about one thing, until its loader has found the thing. */
export type DetailText = { heading: string; shows?: string | undefined; empty: Empty }
