import type { ReactNode } from 'react'

import { ConsentField } from '@/components/forms/consent-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Badge } from '@/components/work/badge'
import { Typed } from '@/components/work/typed'
import { mentoringSure, ownMentoringWords as words } from '@/lib/content/casework/mentoring'
import { supportWorkWords } from '@/lib/content/casework/support-work'
import { dayText } from '@/lib/content/wording/date-text'
import { worryLimit, type MentoringSession } from '@/lib/domain/casework/mentoring'
import { goalsOf, type PlanStep, type StepDoer } from '@/lib/domain/casework/support-plan'

type FormsOf = Parameters<typeof PostedForm>[0]['to']

type SessionsProps = { heading: string; sessions: readonly MentoringSession[] }

/** What was noted of each session, the latest first. */
export function MentoringSessions({ heading, sessions }: SessionsProps) {
  return (
    <section className="dash-section" aria-labelledby="sessions">
      <h2 id="sessions">{heading}</h2>
      {sessions.length === 0 ? <p>{words.noSessions}</p> : null}
      <ul className="plain-list dash-lines">
        {sessions.map(({ on, minutes, next }, index) => (
          // Nothing else tells two sessions of one day apart, and none is ever moved.
          <li key={`${on} ${index}`}>
            <p>
              <strong>{words.session(dayText(on), minutes)}</strong>
              <br />
              {words.next} <Typed>{next}</Typed>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type GoalsProps = {
  heading: string
  none: string
  steps: readonly PlanStep[]
  /** What whoever reads it calls the two. */
  doers: Readonly<Record<StepDoer, string>>
  children?: ReactNode
}

/** The steps of a plan, and nothing else of it. */
export function MentoringGoals({ heading, none, steps, doers, children }: GoalsProps) {
  return (
    <section className="dash-section" aria-labelledby="goals">
      <h2 id="goals">{heading}</h2>
      {steps.length === 0 ? <p>{none}</p> : null}
      {goalsOf(steps).map(({ goal, steps: own }) => (
        <div key={goal}>
          <h3>
            <Typed>{goal}</Typed>
          </h3>
          <p className="field-hint">
            {words.stepsDone(own.filter(({ doneOn }) => doneOn !== null).length, own.length)}
          </p>
          <ul className="plain-list dash-lines">
            {own.map(({ id, what, who, by, doneOn }) => (
              <li key={id}>
                <Typed>{what}</Typed>{' '}
                {doneOn === null ? null : <Badge tone="good">{supportWorkWords.doneOn(dayText(doneOn))}</Badge>}{' '}
                <span className="dash-aside">
                  <Typed>{supportWorkWords.doneBy(doers[who])}</Typed>
                  {doneOn === null && by !== null ? `, ${supportWorkWords.byDay(dayText(by))}` : null}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {children}
    </section>
  )
}

type EndProps = { to: FormsOf; reference: string; label: string; lead: string; kept: KeptForm | null }

/** Ends a mentoring, behind a tick. */
export function EndMentoring({ to, reference, label, lead, kept }: EndProps) {
  const back = kept?.values.form === 'mentoring-end' ? kept : null
  return (
    <details className="dash-more not-on-paper" open={back !== null}>
      <summary>{label}</summary>
      <p>{lead}</p>
      <PostedForm to={to} action="mentoring-end" submit={label} look="warning" hidden={{ reference }} kept={back}>
        <ConsentField id="sure" name="sure" label={mentoringSure} error={problemOf(back, 'sure')} />
      </PostedForm>
    </details>
  )
}

type WorryProps = {
  to: FormsOf
  reference: string
  lead: string
  kept: KeptForm | null
  /** The id of the worry that the form sends: sent twice, it is one. */
  nextId: string
}

/** Reports a worry to whoever answers for safeguarding. */
export function WorryForm({ to, reference, lead, kept, nextId }: WorryProps) {
  const back = kept?.values.form === 'mentoring-worry' ? kept : null
  return (
    <details className="dash-more not-on-paper" open={back !== null}>
      <summary>{words.worry}</summary>
      <p>
        {lead} <strong>{words.danger}</strong>
      </p>
      <PostedForm
        to={to}
        action="mentoring-worry"
        submit={words.worrySubmit}
        hidden={{ reference, worryId: back?.values.worryId || nextId }}
        kept={back}
      >
        <TextAreaField
          id="worry"
          name="worry"
          label={words.worryLabel}
          rows={5}
          required
          maxLength={worryLimit}
          autoComplete="off"
          defaultValue={back?.values.worry ?? ''}
          error={problemOf(back, 'worry')}
        />
      </PostedForm>
    </details>
  )
}
