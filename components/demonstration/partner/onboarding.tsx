import { ActionNote } from '@/components/demonstration/parts/action-note'
import { Badge } from '@/components/work/badge'
import { ActCheck } from '@/components/demonstration/parts/act-check'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { useHydrated } from '@/lib/client/use-hydrated'
import { onboardingWords as words } from '@/lib/content/demonstration/partner-words'
import { type loadOnboarding } from '@/lib/domain/dashboards/partner/load-partner'
import { dayText } from '@/lib/content/wording/date-text'

type Props = ScreenProps<typeof loadOnboarding> & { empty: Empty }

export function Onboarding({ view: { steps, done }, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const isReady = useHydrated()
  const tick = (stepId: string, isDone: boolean) =>
    run(
      { type: 'onboarding/tick', stepId, isDone },
      {
        done: isDone ? words.ticked : words.unticked,
        undo: { type: 'onboarding/tick', stepId, isDone: !isDone },
        undone: isDone ? words.unticked : words.ticked,
      },
    )
  return (
    <>
      <section className="dash-section" aria-labelledby="steps">
        <h2 id="steps">{words.progress(done, steps.length)}</h2>
        <progress className="partner-progress" value={done} max={steps.length} aria-labelledby="steps" />
        {done === steps.length ? <EmptyState {...empty} /> : null}
        <ul className="plain-list partner-steps" aria-label={words.steps}>
          {steps.map(({ id, title, owner, dueOn, doneOn }) => (
            <li key={id}>
              <ActCheck
                label={title}
                hint={`${owner}. ${
                  doneOn === null ? `${words.due} ${dayText(dueOn)}` : `${words.doneOn} ${dayText(doneOn)}`
                }.`}
                isTicked={doneOn !== null}
                disabled={!isReady}
                onTick={(isDone) => tick(id, isDone)}
              />
              {doneOn === null && dueOn < today ? <Badge tone="wait">{words.overdue}</Badge> : null}
            </li>
          ))}
        </ul>
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
