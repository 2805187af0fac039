'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

type Props = {
  /** The form to which the tick boxes of the list belong. */
  form: string
  /** How many of them the server ticked. */
  ticked: number
  heading: string
}

const onTick = (tell: () => void) => {
  document.addEventListener('change', tell)
  return () => document.removeEventListener('change', tell)
}

const useTicked = (form: string, ticked: number): number =>
  useSyncExternalStore(
    onTick,
    () => document.querySelectorAll(`input[type="checkbox"][form="${form}"]:checked`).length,
    () => ticked,
  )

const neverChanges = () => () => {}
const isWide = () => window.matchMedia('(min-width: 48rem)').matches

/** A link from above a long list to the steps below it, once something is ticked: a browser opens what is closed around its target. */
export function SelectedLink({ form, ticked, heading, field }: Props & { field: string }) {
  const selected = useTicked(form, ticked)
  return selected > 0 ? (
    <a href={`#${field}`}>
      {heading}: {selected}
    </a>
  ) : null
}

/**
 * Steps for what is ticked in a list: open once something is, but on a phone, where they would cover the list, only where
 * they came back with a problem. The styles hide them until then, if scripts run; without scripts they stay below the
 * list, for somebody to open.
 */
export function SelectedSteps({ form, ticked, heading, children }: Props & { children: ReactNode }) {
  const selected = useTicked(form, ticked)
  const hasRoom = useSyncExternalStore(neverChanges, isWide, () => true)
  return (
    <details
      className="dash-more desk-selected not-on-paper"
      open={selected > 0 && (hasRoom || ticked > 0)}
      data-needed={selected > 0 || undefined}
    >
      <summary>
        {heading}
        {selected > 0 ? `: ${selected}` : ''}
      </summary>
      {children}
    </details>
  )
}
