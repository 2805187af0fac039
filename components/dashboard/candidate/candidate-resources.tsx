import { ActionNote } from '@/components/dashboard/parts/action-note'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { RadioRows } from '@/components/dashboard/parts/radio-rows'
import { useNoted, type Act } from '@/components/dashboard/parts/use-noted'
import { PageLink } from '@/components/ui/page-link'
import { resourceWords as words } from '@/lib/content/dashboards/candidate/rest'
import { todoHelp } from '@/lib/content/dashboards/candidate/week'
import { progressLabels, todoLabels } from '@/lib/content/dashboards/labels'
import { useHydrated } from '@/lib/client/use-hydrated'
import type { loadCandidateTodos } from '@/lib/domain/dashboards/candidate/load-candidate'
import { progressStates, type Progress, type TodoKind } from '@/lib/domain/dashboards/service-state'

type Props = { view: ReturnType<typeof loadCandidateTodos>; empty: Empty; act: Act }

export function CandidateResources({ view: { todos, done, personId }, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const isReady = useHydrated()
  const missing = todos.filter(({ progress }) => progress !== 'done')
  const inPlace = todos.filter(({ progress }) => progress === 'done')

  const set = (todo: TodoKind, from: Progress, to: Progress) =>
    run(
      { type: 'todo/set', personId, todo, progress: to },
      {
        done: words.changed(todoLabels[todo], progressLabels[to]),
        undo: { type: 'todo/set', personId, todo, progress: from },
        undone: words.changed(todoLabels[todo], progressLabels[from]),
      },
    )

  return (
    <>
      <p className="notice not-on-paper">
        <strong>{words.crisis}</strong> <PageLink href="/resources#crisis">{words.crisisLink}</PageLink>
      </p>
      <p className="dash-hello">{words.summary(done, todos.length)}</p>
      {[
        { id: 'missing', heading: words.missing, list: missing },
        { id: 'in-place', heading: words.inPlace, list: inPlace },
      ].map(({ id, heading, list }) => (
        <section key={id} className="dash-section" aria-labelledby={id}>
          <h2 id={id}>
            {heading} ({list.length})
          </h2>
          {list.length === 0 ? (
            id === 'missing' ? (
              <EmptyState {...empty} />
            ) : (
              <p>{words.inPlaceNone}</p>
            )
          ) : (
            <ul className="plain-list dash-cards" data-columns="2">
              {list.map(({ kind, progress }) => (
                <li key={kind} className="card dash-card">
                  <h3>{todoLabels[kind]}</h3>
                  <p>{todoHelp[kind].text}</p>
                  <p className="not-on-paper">
                    <PageLink href={todoHelp[kind].link.href} className="text-link">
                      {todoHelp[kind].link.label}
                    </PageLink>
                  </p>
                  <RadioRows
                    legend={words.progress}
                    name={`progress-${kind}`}
                    value={progress}
                    disabled={!isReady}
                    options={progressStates.map((one) => ({ value: one, label: progressLabels[one] }))}
                    onChange={(to) => set(kind, progress, to)}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
