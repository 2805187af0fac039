import type { ReactNode } from 'react'

import { ProblemSummary } from '@/components/forms/problem-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { KeepSentWords } from '@/components/work/keep-sent-words'
import type { PeopleForms } from '@/lib/domain/casework/people-portal'

/** What was kept of a form that has to be shown again. */
export type KeptForm = {
  message: string
  field: string | null
  /** Everything that is wrong with it, by field, where that is known. */
  problems?: Readonly<Record<string, string>>
  /** Why, by field, where the field says it after its problem and the top of the form does not. */
  reasons?: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
}

/** What is wrong with a field of a form that is shown again, and why where that is not plain. */
export function problemOf(kept: KeptForm | null | undefined, field: string): string | undefined {
  const problem = kept?.problems?.[field] ?? (kept?.field === field ? kept.message : undefined)
  const reason = kept?.reasons?.[field]
  return problem === undefined || reason === undefined ? problem : `${problem} ${reason}`
}

/** All that is wrong with a form that is shown again, each with the id of its field. */
export function problemsOf(
  { message, field, problems }: KeptForm,
  found: Readonly<Record<string, string>> = problems ?? {},
  idOf: (field: string) => string = (name) => name,
): { fieldId: string | null; message: string }[] {
  const listed = Object.entries(found).map(([name, said]) => ({ fieldId: idOf(name), message: said }))
  return listed.length > 0 ? listed : [{ fieldId: field === null ? null : idOf(field), message }]
}

type Props = {
  /** Where it is sent: the team's desk, one of the portals, or a side of the demonstration. */
  to: 'desk' | 'employer' | 'candidate' | PeopleForms | 'company' | 'demonstration/employer' | 'demonstration/candidate'
  /** The last part of the URL it is sent to. */
  action: string
  submit: string
  /** The look of its button. @default 'primary' */
  look?: 'primary' | 'secondary' | 'warning' | 'quiet'
  /** Whether its button is as small as those that unfold something, among which it stands. @default false */
  isSmall?: boolean
  /** Sent along without a visible field. */
  hidden?: Readonly<Record<string, string>>
  kept: KeptForm | null
  /** Everything that is wrong with it, by field, where its page finds that; otherwise `kept` says what is. */
  problems?: Readonly<Record<string, string>>
  /** The id of a field that is not called after the field. @default the name of the field */
  idOf?: (field: string) => string
  /** One level below the heading that the form is under. */
  problemHeading?: 'h2' | 'h3'
  /** For fields elsewhere on the page that belong to it. */
  formId?: string
  /** For a form with a text that can be too long for a cookie: what tells it from others on its page. */
  wordsKeptAs?: string
  /** Other buttons that send it, after its own. */
  more?: ReactNode
  children?: ReactNode
}

/**
 * A form behind a sign-in: an ordinary form post, the same with scripts on and off. The server checks it and names all
 * problems at once, at its top, where the browser's own bubble would name one.
 */
export function PostedForm({
  to,
  action,
  submit,
  look = 'primary',
  isSmall = false,
  hidden = {},
  kept,
  problems,
  idOf,
  problemHeading = 'h3',
  formId,
  wordsKeptAs,
  more,
  children,
}: Props) {
  const problem = kept?.values.form === action ? kept : null
  // It keeps nothing, on no device.
  const isDemonstration = to.startsWith('demonstration/')
  const button = (
    <SubmitButton look={look} isSmall={isSmall}>
      {submit}
    </SubmitButton>
  )
  return (
    <div className="form-shell">
      {problem ? (
        <ProblemSummary
          id={`${action}-problem`}
          heading={problemHeading}
          problems={problemsOf(problem, problems, idOf)}
        />
      ) : null}
      <form id={formId} className="enquiry-form" action={`/api/${to}/${action}`} method="post" noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {wordsKeptAs === undefined || isDemonstration ? null : (
          <KeepSentWords name={wordsKeptAs} isBack={problem !== null} />
        )}
        {children}
        {more ? (
          <div className="button-row">
            {button}
            {more}
          </div>
        ) : (
          button
        )}
      </form>
    </div>
  )
}
