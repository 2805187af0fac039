import type { ReactNode } from 'react'

import { ProblemSummary } from '@/components/forms/problem-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import type { ButtonLook } from '@/components/ui/button'

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
      {problem ? (
        <ProblemSummary id={`${action}-problem`} problems={[{ fieldId: problem.field, message: problem.message }]} />
      ) : null}
      <form className="enquiry-form" action={`/api/account/${action}`} method="post" noValidate>
        {children}
        <SubmitButton look={look}>{submit}</SubmitButton>
      </form>
    </div>
  )
}
