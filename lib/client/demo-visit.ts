import { useCallback, useEffect, useMemo, useRef } from 'react'

import { keepVisit, keptVisit, loadRules, useKeptVisit, useRules } from '@/lib/client/demo-visit-store'
import type { Side } from '@/lib/domain/access/role'
import type { Action } from '@/lib/domain/dashboards/actions'
import type { Refusal } from '@/lib/domain/dashboards/action-result'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import type { Scene } from '@/lib/domain/dashboards/visit'

type DemoVisit = {
  state: ServiceState
  /** Performs the action, or returns why not. */
  act: (action: Action) => Promise<Refusal | null>
}

async function perform(action: Action, role: Side, scene: Scene): Promise<Refusal | null> {
  const rules = await loadRules().catch(() => null)
  if (!rules) return 'not_loaded'
  const visit = rules.readVisit(keptVisit())
  const taken = rules.takeVisitStep(visit, { state: rules.stateAfter(visit, scene), step: { by: role, action }, scene })
  if (!taken.performed.ok) return taken.performed.refusal
  keepVisit(rules.writeVisit(taken.visit))
  return null
}

/**
 * The story plus what was done in this browser tab, by any of the four sides. The server's HTML and the first paint
 * show the story alone; what the tab has stored follows as soon as its rules are fetched.
 * @param scene must be the same object from one render to the next
 */
export function useDemoVisit(role: Side, scene: Scene): DemoVisit {
  const kept = useKeptVisit()
  const rules = useRules()
  useEffect(() => {
    // Without them the page shows the story alone, and the next step tries again.
    if (kept !== '') loadRules().catch(() => undefined)
  }, [kept])
  const state = useMemo(
    () => (kept === '' || !rules ? scene.start : rules.stateAfter(rules.readVisit(kept), scene)),
    [kept, rules, scene],
  )
  useEffect(() => {
    // Fetched before they are needed, so that a click is answered at once.
    const prepare = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('button, form')) loadRules().catch(() => undefined)
    }
    document.addEventListener('pointerover', prepare)
    document.addEventListener('focusin', prepare)
    return () => {
      document.removeEventListener('pointerover', prepare)
      document.removeEventListener('focusin', prepare)
    }
  }, [])
  const underWay = useRef(new Map<string, Promise<Refusal | null>>())
  const act = useCallback(
    (action: Action): Promise<Refusal | null> => {
      const written = JSON.stringify(action)
      // On a slow line somebody may press a button again while its rules are fetched.
      const already = underWay.current.get(written)
      if (already) return already
      const refusal = perform(action, role, scene).finally(() => underWay.current.delete(written))
      underWay.current.set(written, refusal)
      return refusal
    },
    [role, scene],
  )
  return { state, act }
}
