'use client'

import type { ReactNode } from 'react'

import { useDemo } from '@/components/demonstration/visits/use-demo'
import type { Act } from '@/components/demonstration/parts/use-noted'
import type { Side } from '@/lib/domain/access/role'
import type { ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Made = { view: unknown; today: PlainDate; act: Act }
type QueryOf<Props> = Props extends { query: infer Query } ? Query : unknown

type Loader<Area extends Side, Props extends Made> = (
  state: ServiceState,
  viewer: ViewerOf<Area>,
  asked: { today: PlainDate } & QueryOf<Props>,
) => Props['view']

/**
 * A screen of the demonstration: what its loader makes of the story and of this tab's visit. Each screen has a file of
 * its own, because a page sends the browser everything that its file imports, and a loader cannot be passed from the
 * server.
 */
export function demoScreen<Area extends Side, Props extends Made>(
  area: Area,
  load: Loader<Area, Props>,
  Screen: (props: Props) => ReactNode,
) {
  function DemoScreen(props: Props & { day: string }) {
    const { state, viewer, today, act } = useDemo(area, props.day)
    const { query } = props as { query?: object }
    const view = load(state, viewer, { today, ...query } as Parameters<typeof load>[2])
    return <Screen {...props} view={view} today={today} act={act} />
  }
  // The page passes the screen's props without those that are made here.
  return DemoScreen as (props: { day: string } & Omit<Props, keyof Made>) => ReactNode
}
