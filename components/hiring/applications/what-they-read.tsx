import type { ReactNode } from 'react'

import type { KeptForm } from '@/components/work/posted-form'
import { ReasonsGiven } from '@/components/hiring/applications/reasons-given'
import { Typed } from '@/components/work/typed'
import { readAgainOf, readAgainWords as words, type StepToReadAgain } from '@/lib/content/hiring/applicants'
import { rejectionReasons } from '@/lib/domain/applications/application'

type Props = {
  action: StepToReadAgain
  typed: KeptForm['values']
  /** Where they read it; '' where what is shown is not all on their page. @default their page */
  hint?: string
  /** How many times it offers or withdraws. */
  times?: number
  children: ReactNode
}

/** A field as it was typed; '' for none. */
export const typedIn =
  (typed: KeptForm['values']) =>
  (name: string): string =>
    typed[name]?.trim() ?? ''

/** What the person will read on their page, under the headings that stand there. */
export function WhatTheyRead({ action, typed, hint = words.theirPage, times, children }: Props) {
  const message = typedIn(typed)('message')
  return (
    <section className="dash-section dash-panel" aria-labelledby="to-read">
      {/* Above it the heading of the page says the same. */}
      <h2 id="to-read" className="visually-hidden">
        {readAgainOf(action, times).heading}
      </h2>
      {hint === '' ? null : <p className="field-hint">{hint}</p>}
      {children}
      {message === '' ? null : (
        <>
          <h3>{hint === '' ? words.message : words.theirMessage}</h3>
          <p>
            <Typed>{message}</Typed>
          </p>
        </>
      )}
    </section>
  )
}

/** For whoever sends it: that it goes without a message. */
export const NoMessage = ({ typed }: Pick<Props, 'typed'>) =>
  typedIn(typed)('message') === '' ? <p>{words.noMessage}</p> : null

/** What each person reads who is rejected. */
export function RejectionToRead({ typed }: Pick<Props, 'typed'>) {
  return (
    <WhatTheyRead action="applicant-no" typed={typed}>
      <ReasonsGiven reasons={rejectionReasons.filter((reason) => typedIn(typed)(`reason-${reason}`) !== '')} />
    </WhatTheyRead>
  )
}
