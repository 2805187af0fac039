import type { ReactNode } from 'react'

import { ProblemSummary } from '@/components/forms/problem-summary'
import { problemOf, problemsOf, type KeptForm } from '@/components/work/posted-form'
import { TypedTexts, type TypedText } from '@/components/work/typed-texts'
import type { FormsAt } from '@/components/hiring/screen-place'
import { Button } from '@/components/ui/button'
import { applicantsProblems } from '@/lib/content/hiring/applicants'

/** What every step needs to know about its application. */
export type StepOf = { to: FormsAt; reference: string; version: number; kept: KeptForm | null }

type Props = StepOf & {
  /** The last part of the URL that it is sent to. */
  action: string
  submit: string
  look?: 'primary' | 'secondary' | 'warning'
  hidden?: Readonly<Record<string, string>>
  /** The field that its button sends, where another button sends the form too. */
  submitAs?: string
  /** That other button. */
  more?: ReactNode
  /** The accessible name of the button, where several have the same label. */
  name?: string
  children?: ReactNode
}

/** A step on an application, for the version that is shown: an ordinary form post, the same with scripts on and off. */
export function ApplicationStepForm({
  to,
  reference,
  version,
  action,
  submit,
  look,
  hidden = {},
  submitAs,
  more,
  name,
  children,
}: Props) {
  return (
    <form className={children ? 'dash-form' : undefined} action={`/api/${to}/${action}`} method="post" noValidate>
      <input type="hidden" name="application" value={reference} />
      <input type="hidden" name="version" value={version} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <div className={more ? 'button-row' : undefined}>
        <Button type="submit" look={look} isSmall aria-label={name} name={submitAs} value={submitAs && 'yes'}>
          {submit}
        </Button>
        {more}
      </div>
    </form>
  )
}

/** What came back from a form with this action: what was typed, and the problem with one of its fields. */
export function backOf(kept: KeptForm | null, action: string) {
  const back = kept?.values.form === action ? kept : null
  return {
    isBack: back !== null,
    typed: (field: string): string => back?.values[field] ?? '',
    error: (field: string): string | undefined => problemOf(back, field),
  }
}

type ProblemProps = {
  kept: KeptForm | null
  /** What was typed into it, if it is no longer on the page. */
  texts?: readonly TypedText[]
}

/** The problem with the last form, with a link to its field, whose id combines the form and the field name. */
export function ApplicationStepProblem({ kept, texts = [] }: ProblemProps) {
  // What only has to be read again, or was gone back to, has no problem.
  if (!kept || (kept.message === '' && texts.length === 0)) return null
  const message = kept.message || applicantsProblems.changed
  return (
    <ProblemSummary
      id="problem"
      problems={problemsOf({ ...kept, message }, kept.problems, (field) => `${kept.values.form}-${field}`)}
    >
      <TypedTexts texts={texts} />
    </ProblemSummary>
  )
}
