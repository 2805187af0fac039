'use client'

import { useSyncExternalStore, type ReactNode } from 'react'

type Props = {
  /** The form to which the tick boxes of the list belong. */
  form: string
  /** How many of them the server ticked. */
  ticked: number
  heading: string
  children: ReactNode
}

const onTick = (tell: () => void) => {
  document.addEventListener('change', tell)
  return () => document.removeEventListener('change', tell)
}

/**
 * Steps for what is ticked in a list: open once something is. The styles hide them until then, if scripts run; without
 * scripts they stay below the list, for somebody to open.
 */
export function SelectedSteps({ form, ticked, heading, children }: Props) {
  const selected = useSyncExternalStore(
    onTick,
    () => document.querySelectorAll(`input[type="checkbox"][form="${form}"]:checked`).length,
    () => ticked,
  )
  return (
    <details
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
