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
  /** What a problem means, where its words are the sign-in service's. */
  meaning?: string | null
  /** What else to do about it. */
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
export function AuthStepForm({ id, action, hidden = {}, words, look, meaning = null, help, state, children }: Props) {
  const { isBusy, submit } = state
  return (
    <form id={id} className="enquiry-form step-form" method="post" action={action} onSubmit={submit} noValidate>
      {Object.entries(hidden).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <AuthProblemSummary id={id} state={state} meaning={meaning} />
      {children}
      <SubmitButton look={look} disabled={isBusy}>
        {isBusy ? words.busy : words.submit}
      </SubmitButton>
      {help}
    </form>
  )
}

/** By field, what is wrong with the last attempt; what is wrong with the form as a whole has none. */
function problemsIn({ message, field, problems = {} }: AuthStepProblem): [field: string | null, message: string][] {
  const found = Object.entries(problems)
  return found.length > 0 ? found : [[field, message]]
}

type SummaryProps = Pick<Props, 'id' | 'state'> & { meaning: string | null }

/** All that is wrong with the last attempt, each with a link to its field. */
function AuthProblemSummary({ id, state: { problem, box }, meaning }: SummaryProps) {
  return problem ? (
    <ProblemSummary
      id={`${id}-problem`}
      ref={box}
      problems={problemsIn(problem).map(([field, message]) => ({ fieldId: field && `${id}-${field}`, message }))}
    >
      {meaning === null ? null : <div id={`${id}-meaning`}>{meaning}</div>}
    </ProblemSummary>
  ) : null
}

/** The message of a field that something is wrong with. */
export function errorOf(field: string, problem: AuthStepProblem | null) {
  const error = problem ? problemsIn(problem).find(([at]) => at === field)?.[1] : undefined
  return error === undefined ? {} : { error }
}
