import type { ComponentProps } from 'react'

import {
  EndMentoring,
  MentoringGoals,
  MentoringSessions,
  WorryForm,
} from '@/components/casework/mentoring/mentoring-parts'
import { SupportMessages } from '@/components/casework/work/support-messages'
import { RadioRows } from '@/components/forms/radio-rows'
import { TextField } from '@/components/forms/text-field'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { mentoringRefusalLabels, mentoringWords as words } from '@/lib/content/casework/mentoring'
import { stepDoersOf } from '@/lib/content/casework/support-work'
import { momentDayText } from '@/lib/content/wording/moment-text'
import {
  mentoringRefusals,
  nextTimeLimit,
  sessionMinutes,
  type MentoringSession,
  type MentoringState,
} from '@/lib/domain/casework/mentoring'
import { formsOf, type LivePortal } from '@/lib/domain/casework/people-portal'
import type { PlanStep } from '@/lib/domain/casework/support-plan'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  portal: LivePortal
  reference: string
  mentoring: {
    state: MentoringState
    askedAt: string
    sessions: readonly MentoringSession[]
    steps: readonly PlanStep[]
    name: string
    worker: string | null
  }
  /** Null until the mentor has said yes. */
  conversation: ComponentProps<typeof SupportMessages>['conversation'] | null
  today: PlainDate
  kept: KeptForm | null
  nextId: string
  /** What the URL says was just done. */
  done?: unknown
}

/** One person whom a mentor mentors, or who asks them to. */
export function MentoredScreen({ portal, reference, mentoring, conversation, today, kept, nextId, done }: Props) {
  const to = formsOf(portal)
  if (mentoring.state === 'asked') {
    return <AnswerForm to={to} reference={reference} askedAt={mentoring.askedAt} kept={kept} />
  }
  return (
    <div className="work-columns">
      <div>
        <MentoringSessions heading={words.sessions} sessions={mentoring.sessions} />
        <SessionForm to={to} reference={reference} today={today} kept={kept} />
        {conversation ? (
          <SupportMessages
            conversation={conversation}
            to={to}
            reference={reference}
            kept={kept}
            nextId={nextId}
            isWithMentor
            done={done}
          />
        ) : null}
      </div>
      <div>
        <MentoringGoals
          heading={words.goals}
          none={words.noGoals}
          steps={mentoring.steps}
          doers={stepDoersOf({ person: mentoring.name, worker: mentoring.worker })}
        />
        <WorryForm to={to} reference={reference} lead={words.worryLead} kept={kept} nextId={nextId} />
        <EndMentoring to={to} reference={reference} label={words.end} lead={words.endLead} kept={kept} />
      </div>
    </div>
  )
}

type FormProps = { to: ReturnType<typeof formsOf>; reference: string; kept: KeptForm | null }

function AnswerForm({ to, reference, askedAt, kept }: FormProps & { askedAt: string }) {
  const back = kept?.values.form === 'mentoring-answer' ? kept : null
  return (
    <section className="dash-section" aria-labelledby="answer-heading">
      <h2 id="answer-heading">{words.answer}</h2>
      <p>{words.asked(momentDayText(askedAt))}</p>
      <PostedForm to={to} action="mentoring-answer" submit={words.answerSubmit} hidden={{ reference }} kept={back}>
        <RadioRows
          id="answer"
          legend={words.willYou}
          name="answer"
          error={problemOf(back, 'answer')}
          options={[
            { value: 'yes', label: words.yes },
            ...mentoringRefusals.map((reason) => ({
              value: reason,
              label: words.no(mentoringRefusalLabels[reason]),
            })),
          ]}
        />
      </PostedForm>
    </section>
  )
}

function SessionForm({ to, reference, today, kept }: FormProps & { today: PlainDate }) {
  const back = kept?.values.form === 'mentoring-session' ? kept : null
  const field = (name: string, initial = '') => ({
    id: name,
    name,
    autoComplete: 'off',
    defaultValue: back?.values[name] ?? initial,
    error: problemOf(back, name),
  })
  return (
    <details className="dash-more not-on-paper" open={back !== null}>
      <summary>{words.addSession}</summary>
      <PostedForm to={to} action="mentoring-session" submit={words.sessionSubmit} hidden={{ reference }} kept={back}>
        <TextField {...field('on', today)} type="date" max={today} label={words.on} required />
        <TextField
          {...field('minutes', '60')}
          type="number"
          min={sessionMinutes.least}
          max={sessionMinutes.most}
          label={words.minutes}
          required
        />
        <TextField
          {...field('next')}
          label={words.nextLabel}
          hint={words.nextHint}
          maxLength={nextTimeLimit}
          required
        />
      </PostedForm>
    </details>
  )
}
