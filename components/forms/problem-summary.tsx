import type { MouseEventHandler, ReactNode, Ref } from 'react'

import { ErrorTitle } from '@/components/forms/error-title'
import { problemTitle } from '@/lib/content/forms/problem-title'

type Props = {
  /** The id of its heading, unique on the page. */
  id: string
  /** The id of the field that each problem is about; null if it is about the form as a whole. */
  problems: readonly { fieldId: string | null; message: string }[]
  /** One level below the heading that the form is under. @default 'h2' */
  heading?: 'h2' | 'h3'
  /** For a form that sends itself and moves the focus here. */
  ref?: Ref<HTMLDivElement>
  /** For a form whose links move the focus themselves. */
  onLink?: MouseEventHandler<HTMLAnchorElement>
  /** What else somebody needs to go on, such as words whose form is no longer on the page. */
  children?: ReactNode
}

/**
 * What is wrong with a form that was posted and is shown again: takes focus when the page opens, the same with scripts on
 * and off. A form that the browser checks has ErrorSummary instead.
 */
export function ProblemSummary({ id, problems, heading: Heading = 'h2', ref, onLink, children }: Props) {
  return (
    <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby={id} autoFocus ref={ref}>
      <ErrorTitle />
      <Heading id={id} className="error-summary-title">
        {problemTitle}
      </Heading>
      <ul className="error-summary-list">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            {fieldId === null ? (
              message
            ) : (
              <a href={`#${fieldId}`} onClick={onLink}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
