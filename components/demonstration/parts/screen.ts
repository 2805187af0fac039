import type { Act } from '@/components/demonstration/parts/use-noted'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type AnyLoader = (...given: never[]) => unknown

/**
 * The props of a screen, in the demonstration and in the live service alike: what its loader returns, the day, and
 * `act` for what can be done on it. `query` is what the URL asks for.
 */
export type ScreenProps<Loader extends AnyLoader, Query = never> = {
  view: ReturnType<Loader>
  today: PlainDate
  act: Act
} & ([Query] extends [never] ? unknown : { query: Query })
