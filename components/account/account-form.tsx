import type { ReactNode } from 'react'

import { SubmitButton } from '@/components/forms/submit-button'
import type { ButtonLook } from '@/components/ui/button'
import { accountWords } from '@/lib/content/account/account'

type Props = {
  /** The last part of the URL it is sent to. */
  action: string
  submit: string
  look?: ButtonLook['look']
  problem?: { message: string; field: string | null } | null
  children?: ReactNode
}

/** A form of /account: an ordinary form post, the same with scripts on and off. Problems are shown at its top. */
export function AccountForm({ action, submit, look, problem, children }: Props) {
  return (
    <div className="form-shell">
      {problem ? <ProblemSummary {...problem} id={action} /> : null}
      <form className="enquiry-form" action={`/api/account/${action}`} method="post">
        {children}
        <SubmitButton look={look}>{submit}</SubmitButton>
      </form>
    </div>
  )
}

type SummaryProps = { id: string; message: string; field: string | null }

function ProblemSummary({ id, message, field }: SummaryProps) {
  return (
    <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby={`${id}-problem`} autoFocus>
      <h2 id={`${id}-problem`} className="error-summary-title">
        {accountWords.problemsTitle}
      </h2>
      <ul className="error-summary-list">
        <li>{field === null ? message : <a href={`#${field}`}>{message}</a>}</li>
      </ul>
    </div>
  )
}
