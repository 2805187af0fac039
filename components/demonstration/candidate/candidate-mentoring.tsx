import { ActButton } from '@/components/work/act-button'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { Badge } from '@/components/work/badge'
import { ActCheck } from '@/components/demonstration/parts/act-check'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted, type RunNoted } from '@/components/demonstration/parts/use-noted'
import { PageLink } from '@/components/ui/page-link'
import { mentoringWords as words } from '@/lib/content/demonstration/candidate/mentoring'
import { useHydrated } from '@/lib/client/use-hydrated'
import type { loadCandidateMentoring } from '@/lib/domain/dashboards/candidate/load-candidate'
import type { Goal } from '@/lib/domain/dashboards/service-state'
import { dayText } from '@/lib/content/wording/date-text'

type Props = ScreenProps<typeof loadCandidateMentoring> & { empty: Empty }

export function CandidateMentoring({ view: { mentorship, mentors, goals, personId }, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const others = mentors.filter(({ id }) => id !== mentorship?.mentorId)
  return (
    <>
      <section className="dash-section" aria-labelledby="mentor">
        <h2 id="mentor">{words.mentorHeading}</h2>
        {mentorship ? <MyMentor mentorship={mentorship} /> : <EmptyState {...empty} />}
      </section>
      <section className="dash-section" aria-labelledby="goals">
        <h2 id="goals">{words.goalsHeading}</h2>
        <ul className="plain-list dash-cards" data-columns="2">
          {goals.map((goal) => (
            <li key={goal.id} className="card dash-card">
              <GoalSteps goal={goal} personId={personId} run={run} />
            </li>
          ))}
        </ul>
      </section>
      <section className="dash-section" aria-labelledby="others">
        <h2 id="others">{mentorship ? words.othersHeading : words.findHeading}</h2>
        <p>{words.othersText}</p>
        <ul className="plain-list dash-cards" data-columns="2">
          {others.map(({ id, firstName, topics, hasLivedExperience, placesLeft }) => (
            <li key={id} className="card dash-card">
              <h3>{firstName}</h3>
              <p>
                {words.topics} {topics.join(' and ').toLowerCase()}. {hasLivedExperience ? `${words.lived}.` : ''}
              </p>
              <p>
                <Badge tone={placesLeft === 0 ? 'stop' : 'plain'}>{words.places(placesLeft)}</Badge>
              </p>
              {mentorship || placesLeft === 0 ? null : (
                <ActButton
                  aria-label={`${words.ask}: ${firstName}`}
                  onClick={() => run({ type: 'mentor/ask', mentorId: id }, { done: words.askDone(firstName) })}
                >
                  {words.ask}
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      </section>
      <p className="not-on-paper">
        {words.safety} <PageLink href="/request-callback">{words.safetyLink}</PageLink>.
      </p>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}

type MyMentorProps = { mentorship: NonNullable<Props['view']['mentorship']> }

function MyMentor({ mentorship: { mentor, state, since, sessions } }: MyMentorProps) {
  return (
    <div className="card dash-card">
      <h3>{mentor?.firstName}</h3>
      <p>
        {state === 'asked' ? words.asked : `${words.since} ${dayText(since)}.`}{' '}
        {mentor ? `${words.topics} ${mentor.topics.join(' and ').toLowerCase()}.` : ''}{' '}
        {mentor?.hasLivedExperience ? `${words.lived}.` : ''}
      </p>
      {sessions.length > 0 ? (
        <>
          <h4>{words.sessionsHeading}</h4>
          <ol className="plain-list dash-timeline">
            {sessions.map(({ on, minutes, topic, next }) => (
              <li key={on}>
                <strong>{topic}</strong>
                <span>
                  {dayText(on)}, {minutes} {words.minutes}
                </span>
                <p className="dash-timeline-note">
                  {words.next} {next}
                </p>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </div>
  )
}

type GoalProps = { goal: Goal; personId: string; run: RunNoted }

function GoalSteps({ goal: { id, title, targetOn, steps }, personId, run }: GoalProps) {
  const isReady = useHydrated()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <fieldset className="choice-group" disabled={!isReady}>
      <legend>
        <strong>{title}</strong>
      </legend>
      <p className="small">
        {words.by} {dayText(targetOn)}. {done} {words.of} {steps.length} {words.steps}.
      </p>
      {steps.map((step, index) => (
        <ActCheck
          key={step.title}
          label={step.title}
          isTicked={step.isDone}
          onTick={(isDone) =>
            run(
              { type: 'goal/step', personId, goalId: id, step: index, isDone },
              { done: isDone ? words.stepDone : words.stepUndone },
            )
          }
        />
      ))}
    </fieldset>
  )
}
