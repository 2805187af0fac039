import type { MouseEvent } from 'react'

import { problemTitle } from '@/lib/content/forms/problem-title'

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
  const titleId = `${formId}-errors-title`
  return (
    <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby={titleId} ref={takeFocus}>
      <h2 id={titleId} className="error-summary-title">
        {problemTitle}
      </h2>
      <ul className="error-summary-list">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
