import type { Route } from 'next'
import type { ComponentProps } from 'react'

import {
  EndMentoring,
  MentoringGoals,
  MentoringSessions,
  WorryForm,
} from '@/components/casework/mentoring/mentoring-parts'
import { NoCode } from '@/components/casework/support/no-code'
import { SupportMessages } from '@/components/casework/work/support-messages'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { ownDeclineWords, ownMentoringWords as words, subjectsText } from '@/lib/content/casework/mentoring'
import { ownStepDoersOf } from '@/lib/content/casework/support-work'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'
import {
  chosenMentoring,
  isMentoringOpen,
  type MentoringRefusal,
  type MentoringEnder,
  type MentoringSession,
  type MentoringState,
  type MentoringSubject,
} from '@/lib/domain/casework/mentoring'
import type { PlanStep } from '@/lib/domain/casework/support-plan'

/** Where the screen and what it leads to are. */
export type MentoringPlace = {
  path: Route
  forms: 'candidate' | 'demonstration/candidate'
  /** Where somebody ticks the steps of their plan and writes to whoever helps them; null where that is not shown. */
  support: string | null
}

type Mentoring = {
  mentor: string | null
  subjects: readonly MentoringSubject[]
  state: MentoringState
  askedAt: string
  answeredAt: string | null
  reason: MentoringRefusal | null
  endedAt: string | null
  endedBy: MentoringEnder | null
  sessions: readonly MentoringSession[]
}

/** What somebody has of mentoring in one organisation. */
type OwnMentoringOf = {
  reference: string
  organisation: string
  steps: readonly PlanStep[]
  /** Who helps them there. */
  worker: string | null
  /** The one that is open, or else the latest. */
  mentoring: Mentoring | null
  mentors: readonly { id: string; name: string; subjects: readonly MentoringSubject[]; placesLeft: number }[]
  worries: readonly { reportedAt: string; readAt: string | null }[]
}

type Props = {
  place: MentoringPlace
  /** Of each organisation that helps the person. */
  all: readonly OwnMentoringOf[]
  /** Which of them is shown; none is the first. */
  chosen: string
  /** The messages with the mentor of that organisation; null while there is none. */
  conversation: ComponentProps<typeof SupportMessages>['conversation'] | null
  kept: KeptForm | null
  nextId: string
  /** What the URL says was just done. */
  done?: unknown
}

/** Somebody's mentor, their sessions, goals and messages, and whom else they can ask. */
export function OwnMentoringScreen({ place, all, chosen, conversation, kept, nextId, done }: Props) {
  const own = chosenMentoring(all, chosen)
  if (!own) {
    return (
      <>
        <EmptyState text={words.none} link={{ label: words.useCode, href: '/account/support' }} />
        <NoCode />
      </>
    )
  }
  const { reference, mentoring } = own
  const isOn = mentoring?.state === 'going_on'
  const hasOne = mentoring !== null && isMentoringOpen(mentoring.state)
  return (
    <>
      {all.length < 2 ? null : (
        <nav aria-label={words.organisations} className="not-on-paper">
          <ul className="plain-list dash-lines">
            {all.map((one) => (
              <li key={one.reference}>
                <PageLink
                  href={`${place.path}?with=${one.reference}` as Route}
                  aria-current={one === own ? 'page' : undefined}
                >
                  <Typed>{one.organisation}</Typed>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className="dash-section" aria-labelledby="mentor">
        <h2 id="mentor">{words.mentor}</h2>
        {mentoring ? <Now {...mentoring} /> : <p>{words.noMentor}</p>}
        {own.mentors.length > 0 || (mentoring && isMentoringOpen(mentoring.state)) ? null : (
          <>
            <p>
              <Typed>{words.noMentors(own.organisation)}</Typed>
            </p>
            {place.support === null ? null : (
              <p className="not-on-paper">
                <PageLink href={`${place.support}/${reference}#messages` as Route}>{words.askWorker}</PageLink>
              </p>
            )}
          </>
        )}
        {mentoring ? (
          <div className="dash-actions dash-section">
            {isMentoringOpen(mentoring.state) ? (
              <EndMentoring
                to={place.forms}
                reference={reference}
                label={isOn ? words.end : words.takeBack}
                lead={words.endLead}
                kept={kept}
              />
            ) : null}
            <WorryForm to={place.forms} reference={reference} lead={words.worryLead} kept={kept} nextId={nextId} />
          </div>
        ) : null}
        <Worries worries={own.worries} organisation={own.organisation} />
      </section>
      {mentoring && (isOn || mentoring.sessions.length > 0) ? (
        <MentoringSessions heading={words.sessions} sessions={mentoring.sessions} />
      ) : null}
      {conversation ? (
        <SupportMessages
          conversation={conversation}
          to={place.forms}
          reference={reference}
          kept={kept}
          nextId={nextId}
          isWithMentor
          done={done}
        />
      ) : null}
      {hasOne ? null : <Mentors own={own} to={place.forms} />}
      <MentoringGoals heading={words.goals} none={words.noGoals} steps={own.steps} doers={ownStepDoersOf(own.worker)}>
        {place.support === null || own.steps.length === 0 ? null : (
          <p className="not-on-paper">
            <PageLink href={`${place.support}/${reference}#plan` as Route}>{words.openPlan}</PageLink>
          </p>
        )}
      </MentoringGoals>
      {hasOne ? <Mentors own={own} to={place.forms} /> : null}
    </>
  )
}

/** How it stands between the person and the mentor whom they asked last. */
function Now({ mentor, subjects, state, askedAt, answeredAt, reason, endedAt, endedBy }: Mentoring) {
  const name = mentor ?? words.somebody
  const says =
    state === 'asked'
      ? words.asked(name, momentDayText(askedAt))
      : state === 'going_on'
        ? words.since(name, momentDayText(answeredAt ?? askedAt))
        : state === 'declined'
          ? words.declined(name, momentDayText(answeredAt ?? askedAt))
          : words.ended[endedBy ?? 'consent'](name, momentDayText(endedAt ?? askedAt))
  return (
    <>
      <p>
        <Typed>{says}</Typed> {reason === null ? null : ownDeclineWords[reason]}
      </p>
      {isMentoringOpen(state) && subjects.length > 0 ? (
        <p>
          {words.helpsWith} {subjectsText(subjects)}.
        </p>
      ) : null}
    </>
  )
}

const Worries = ({ worries, organisation }: Pick<OwnMentoringOf, 'worries' | 'organisation'>) =>
  worries.length === 0 ? null : (
    <>
      <h3>{words.worries}</h3>
      <p>
        <Typed>{words.worriesWho(organisation)}</Typed>
      </p>
      <ul className="plain-list dash-lines">
        {worries.map(({ reportedAt, readAt }, index) => (
          // Two can be reported in one moment; none is ever moved.
          <li key={`${reportedAt} ${index}`}>
            {words.reported(momentText(reportedAt))} {readAt === null ? words.unread : words.read(momentText(readAt))}
          </li>
        ))}
      </ul>
    </>
  )

/** The mentors of an organisation, whom somebody without one can ask. */
function Mentors({ own: { reference, mentoring, mentors }, to }: { own: OwnMentoringOf; to: MentoringPlace['forms'] }) {
  const hasOne = mentoring !== null && isMentoringOpen(mentoring.state)
  const others = hasOne ? mentors.filter(({ name }) => name !== mentoring.mentor) : mentors
  if (others.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby="mentors">
      <h2 id="mentors">{hasOne ? words.others : words.find}</h2>
      <p>{hasOne ? words.oneAtATime : words.askShows}</p>
      <ul className="plain-list dash-cards" data-columns="2">
        {others.map(({ id, name, subjects, placesLeft }) => (
          <li key={id} className="card dash-card">
            <h3>
              <Typed>{name}</Typed>
            </h3>
            <p>
              {words.helpsWith} {subjectsText(subjects)}.
            </p>
            <p>
              <Badge tone={placesLeft === 0 ? 'stop' : 'plain'}>{words.places(placesLeft)}</Badge>
            </p>
            {hasOne || placesLeft === 0 ? null : (
              <form action={`/api/${to}/mentor-ask`} method="post" className="not-on-paper">
                <input type="hidden" name="reference" value={reference} />
                <input type="hidden" name="mentor" value={id} />
                <Button type="submit" look="secondary" isSmall aria-label={words.askOf(name)}>
                  {words.ask}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
