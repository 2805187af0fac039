import type { FormEvent, ReactNode, RefObject } from 'react'

import { ProblemSummary } from '@/components/forms/problem-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import type { ButtonLook } from '@/components/ui/button'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'

type Props = {
  id: string
  action: `/auth/${string}`
  hidden?: Record<string, string | null>
  words: { submit: string; busy: string }
  look?: ButtonLook['look']
  /**
   * Where a problem is named: at the top as in every other form, with its field marked by `errorOf`; above the button,
   * as signing in with a password has it and a form without fields; or by whoever draws the form, at the top of the page.
   * @default 'button'
   */
  problemAt?: 'top' | 'button' | 'page'
  /** What else to do about a problem that is named above the button. */
  help?: ReactNode
  state: {
    isBusy: boolean
    problem: AuthStepProblem | null
    box: RefObject<HTMLDivElement | null>
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  }
  children?: ReactNode
}

/** A form that also works with scripts off: the server then answers with the page to go to. */
export function AuthStepForm({
  id,
  action,
  hidden = {},
  words,
  look,
  problemAt = 'button',
  help,
  state,
  children,
}: Props) {
  const { isBusy, problem, box, submit } = state
  return (
    <form id={id} className="enquiry-form step-form" method="post" action={action} onSubmit={submit} noValidate>
      {Object.entries(hidden).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {problemAt === 'top' ? <AuthProblemSummary id={id} state={state} /> : null}
      {children}
      {problemAt === 'button' ? (
        <div ref={box} className="form-notice-slot" id={`${id}-problem`} role="alert" tabIndex={-1}>
          {problem ? <p className="form-notice step-problem">{problem.message}</p> : null}
        </div>
      ) : null}
      <SubmitButton look={look} disabled={isBusy}>
        {isBusy ? words.busy : words.submit}
      </SubmitButton>
      {help}
    </form>
  )
}

/** The problem with the last attempt, with a link to its field. */
export function AuthProblemSummary({ id, state: { problem, box } }: Pick<Props, 'id' | 'state'>) {
  return problem ? (
    <ProblemSummary
      id={`${id}-problem`}
      ref={box}
      problems={[{ fieldId: problem.field && `${id}-${problem.field}`, message: problem.message }]}
    />
  ) : null
}

/** The message of the field that a problem is about, in a form that names it at the top. */
export const errorOf = (field: string, problem: AuthStepProblem | null) =>
  problem?.field === field ? { error: problem.message } : {}

/** Marks the field that a problem is about; its message is above the button. */
export function faultOf(id: string, field: string, problem: AuthStepProblem | null) {
  return problem?.field === field
    ? ({ 'aria-invalid': true, 'aria-errormessage': `${id}-problem` } as const)
    : ({} as const)
}
