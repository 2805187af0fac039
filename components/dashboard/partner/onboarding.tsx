'use client'

import { ActionNote } from '@/components/dashboard/parts/action-note'
import { Badge } from '@/components/dashboard/parts/badge'
import { CheckRow } from '@/components/dashboard/parts/check-row'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { useNoted } from '@/components/dashboard/parts/use-noted'
import { useDemo } from '@/components/dashboard/use-demo'
import { useHydrated } from '@/lib/client/use-hydrated'
import { onboardingWords as words } from '@/lib/content/dashboards/partner-words'
import { loadOnboarding } from '@/lib/domain/dashboards/partner/load-partner'
import { dayText } from '@/lib/domain/lists/day-words'

type Props = { day: string; empty: Empty }

export function Onboarding({ day, empty }: Props) {
  const { state, today, act } = useDemo('partner', day)
  const { note, run, dismiss } = useNoted(act)
  const isReady = useHydrated()
  const { steps, done } = loadOnboarding(state)
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
              <CheckRow
                label={title}
                hint={`${words.who}: ${owner}. ${
                  doneOn === null ? `${words.due} ${dayText(dueOn)}` : `${words.doneOn} ${dayText(doneOn)}`
                }.`}
                checked={doneOn !== null}
                disabled={!isReady}
                onChange={({ target }) => tick(id, target.checked)}
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
