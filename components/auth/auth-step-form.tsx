import type { FormEvent, ReactNode, RefObject } from 'react'

import { SubmitButton } from '@/components/forms/submit-button'
import type { ButtonLook } from '@/components/ui/button'
import type { AuthStepProblem } from '@/lib/client/auth/post-step'

type Props = {
  id: string
  action: `/auth/${string}`
  hidden?: Record<string, string | null>
  words: { submit: string; busy: string }
  look?: ButtonLook['look']
  state: {
    isBusy: boolean
    problem: AuthStepProblem | null
    box: RefObject<HTMLDivElement | null>
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  }
  children?: ReactNode
}

/** A form that also works with scripts off: the server then answers with the page to go to. */
export function AuthStepForm({ id, action, hidden = {}, words, look, state, children }: Props) {
  const { isBusy, problem, box, submit } = state
  return (
    <form id={id} className="enquiry-form step-form" method="post" action={action} onSubmit={submit}>
      {Object.entries(hidden).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div ref={box} className="form-notice-slot" role="alert" tabIndex={-1}>
        {problem ? (
          <p className="form-notice step-problem" id={`${id}-problem`}>
            {problem.message}
          </p>
        ) : null}
      </div>
      <SubmitButton look={look} disabled={isBusy}>
        {isBusy ? words.busy : words.submit}
      </SubmitButton>
    </form>
  )
}

/** Marks the field that a problem is about; its message is above the button. */
export function faultOf(id: string, field: string, problem: AuthStepProblem | null) {
  return problem?.field === field
    ? ({ 'aria-invalid': true, 'aria-errormessage': `${id}-problem` } as const)
    : ({} as const)
}
