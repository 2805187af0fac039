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

/** A link from above a long list to the steps below it, once something is ticked. */
export function SelectedLink({ form, ticked, heading }: Props) {
  const selected = useTicked(form, ticked)
  return selected > 0 ? (
    <a href={`#${form}-steps`}>
      {heading}: {selected}
    </a>
  ) : null
}

/**
 * Steps for what is ticked in a list: open once something is. The styles hide them until then, if scripts run; without
 * scripts they stay below the list, for somebody to open.
 */
export function SelectedSteps({ form, ticked, heading, children }: Props & { children: ReactNode }) {
  const selected = useTicked(form, ticked)
  return (
    <details
      id={`${form}-steps`}
      className="dash-more desk-selected not-on-paper"
      open={selected > 0}
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
