import { useState } from 'react'

import { ActRadioRows } from '@/components/demonstration/parts/act-radio-rows'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { Badge } from '@/components/work/badge'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { PageLink } from '@/components/ui/page-link'
import { resourceWords as words } from '@/lib/content/demonstration/candidate/resources'
import { todoHelp } from '@/lib/content/demonstration/candidate/todo-help'
import { progressLabels, todoLabels } from '@/lib/content/dashboards/labels'
import { useHydrated } from '@/lib/client/use-hydrated'
import type { loadCandidateTodos } from '@/lib/domain/dashboards/candidate/load-candidate'
import { progressStates, type Progress, type TodoKind } from '@/lib/domain/dashboards/service-state'

const tones = { not_started: 'stop', in_progress: 'wait', done: 'good' } as const

type Todos = ReturnType<typeof loadCandidateTodos>['todos']
const missingOf = (todos: Todos) => todos.filter(({ progress }) => progress !== 'done')

type Props = ScreenProps<typeof loadCandidateTodos> & { empty: Empty }

export function CandidateResources({ view: { todos, done, personId }, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  // What is missing comes first, and stays in place when it is ticked, so that nothing moves under a finger.
  const [order] = useState(() => [...missingOf(todos), ...todos.filter(({ progress }) => progress === 'done')])
  const missing = missingOf(todos)

  const progressOf = (kind: TodoKind) => todos.find((todo) => todo.kind === kind)?.progress ?? 'not_started'
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
      {missing.length === 0 ? <EmptyState {...empty} /> : null}
      <ul className="plain-list dash-cards dash-section" data-columns="2">
        {order.map(({ kind }) => (
          <li key={kind} className="card dash-card">
            <TodoCard kind={kind} progress={progressOf(kind)} onChoose={set} />
          </li>
        ))}
      </ul>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}

type CardProps = {
  kind: TodoKind
  progress: Progress
  onChoose: (kind: TodoKind, from: Progress, to: Progress) => Promise<unknown>
}

function TodoCard({ kind, progress, onChoose }: CardProps) {
  const isReady = useHydrated()
  const { text, link } = todoHelp[kind]
  return (
    <>
      <div className="dash-card-head">
        <h2>{todoLabels[kind]}</h2>
        <Badge tone={tones[progress]}>{progressLabels[progress]}</Badge>
      </div>
      <p>{text}</p>
      <p className="not-on-paper">
        <PageLink href={link.href} className="text-link">
          {link.label}
        </PageLink>
      </p>
      <ActRadioRows
        legend={words.progress}
        name={`progress-${kind}`}
        chosen={progress}
        disabled={!isReady}
        options={progressStates.map((progress) => ({ value: progress, label: progressLabels[progress] }))}
        onChoose={(to) => onChoose(kind, progress, to)}
      />
    </>
  )
}
