import type { MouseEvent } from 'react'

import { ProblemSummary } from '@/components/forms/problem-summary'

type Problem = { fieldId: string; message: string }

type Props = { formId: string; problems: readonly Problem[] }

// From its top: a list longer than the screen would otherwise begin under the header.
function takeFocus(summary: HTMLElement | null): void {
  summary?.focus({ preventScroll: true })
  summary?.scrollIntoView({ block: 'start' })
}

/**
 * Not the link's own jump, which leaves a label above the control hidden, and adds a history entry for each problem.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  control.closest('.field')?.scrollIntoView()
  control.focus({ preventScroll: true })
}

/** Takes focus when it appears; give it a new `key` for each attempt, so that it does so again. */
export function ErrorSummary({ formId, problems }: Props) {
  return <ProblemSummary id={`${formId}-errors-title`} problems={problems} ref={takeFocus} onLink={focusField} />
}
