import { useCallback, useMemo } from 'react'

import { keepVisit, keptVisit, useKeptVisit } from '@/lib/client/demo-visit-store'
import type { Side } from '@/lib/domain/access/role'
import type { Action } from '@/lib/domain/dashboards/actions'
import type { Refusal } from '@/lib/domain/dashboards/action-result'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { readVisit, stateAfter, takeStep, writeVisit, type Scene } from '@/lib/domain/dashboards/visit'

type DemoVisit = {
  state: ServiceState
  /** Performs the action, or returns why not. */
  act: (action: Action) => Promise<Refusal | null>
}

/**
 * The story plus what was done in this browser tab, by any of the four sides. The server's HTML and the first paint
 * show the story alone; what the tab has stored follows right after.
 * @param scene must be the same object from one render to the next
 */
export function useDemoVisit(role: Side, scene: Scene): DemoVisit {
  const kept = useKeptVisit()
  const state = useMemo(() => stateAfter(readVisit(kept), scene), [kept, scene])
  const act = useCallback(
    async (action: Action): Promise<Refusal | null> => {
      const visit = readVisit(keptVisit())
      const taken = takeStep(visit, { state: stateAfter(visit, scene), step: { by: role, action }, scene })
      if (!taken.performed.ok) return taken.performed.refusal
      keepVisit(writeVisit(taken.visit))
      return null
    },
    [role, scene],
  )
  return { state, act }
}
