import { jobPathFrom } from '@/components/demonstration/parts/job-path'
import type { CasePersonView } from '@/components/demonstration/caseworker/case-person-view'
import { ActCheck } from '@/components/demonstration/parts/act-check'
import { ActSelect } from '@/components/demonstration/parts/act-select'
import { Facts } from '@/components/work/facts'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { PageLink } from '@/components/ui/page-link'
import { useHydrated } from '@/lib/client/use-hydrated'
import { casePersonWords as words } from '@/lib/content/demonstration/caseworker-words'
import { contactLabels, progressLabels, todoLabels, workStatusLabels } from '@/lib/content/dashboards/labels'
import { progressStates, workStatuses } from '@/lib/domain/dashboards/service-state'
import { dayText, timeText, weekdayText } from '@/lib/content/wording/date-text'

type Props = { person: CasePersonView; run: RunNoted }

function Status({ person, run }: Props) {
  const isReady = useHydrated()
  const { id: personId, workStatus } = person
  return (
    <ActSelect
      id="work-status"
      label={words.status}
      chosen={workStatus}
      disabled={!isReady}
      onChoose={(status) =>
        run(
          { type: 'person/work-status', personId, status },
          {
            done: words.statusSet(workStatusLabels[status]),
            undo: { type: 'person/work-status', personId, status: workStatus },
            undone: words.statusSet(workStatusLabels[workStatus]),
          },
        )
      }
      options={workStatuses.map((value) => ({ value, label: workStatusLabels[value] }))}
    />
  )
}

function Todos({ person, run }: Props) {
  const isReady = useHydrated()
  const { id: personId, todos } = person
  return (
    <section className="dash-section" aria-labelledby="todo">
      <h2 id="todo">{words.todo}</h2>
      <p>{words.todoCount(person.todosDone, person.todosAll)}</p>
      <div className="dash-form-row">
        {todos.map(({ kind, progress: before }) => (
          <ActSelect
            key={kind}
            id={`todo-${kind}`}
            label={todoLabels[kind]}
            chosen={before}
            disabled={!isReady}
            onChoose={(progress) => {
              const change = { type: 'todo/set', personId, todo: kind } as const
              return run(
                { ...change, progress },
                {
                  done: words.todoSet(todoLabels[kind], progressLabels[progress]),
                  undo: { ...change, progress: before },
                  undone: words.todoSet(todoLabels[kind], progressLabels[before]),
                },
              )
            }}
            options={progressStates.map((value) => ({ value, label: progressLabels[value] }))}
          />
        ))}
      </div>
    </section>
  )
}

function Goals({ person, run }: Props) {
  const isReady = useHydrated()
  const { id: personId, goals } = person
  return (
    <section className="dash-section" aria-labelledby="goals">
      <h2 id="goals">{words.goals}</h2>
      {goals.length === 0 ? <p>{words.noGoals}</p> : null}
      <div className="dash-cards" data-columns="2">
        {goals.map((goal) => (
          <div key={goal.id} className="card dash-card">
            <h3>{goal.title}</h3>
            <p className="small">{words.goalBy(dayText(goal.targetOn))}</p>
            {goal.steps.map(({ title, isDone }, step) => (
              <ActCheck
                key={title}
                label={title}
                isTicked={isDone}
                disabled={!isReady}
                onTick={(to) =>
                  run(
                    { type: 'goal/step', personId, goalId: goal.id, step, isDone: to },
                    { done: to ? words.stepDone(title) : words.stepOpen(title) },
                  )
                }
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

/** What comes next, how to reach the person, and what is still missing. */
export function PersonOverview({ person, run }: Props) {
  const { nextAppointment: next, lastContactOn, phone, email, safeContact, closingSoon } = person
  return (
    <>
      <section className="dash-section" aria-labelledby="reach">
        <h2 id="reach">{words.reach}</h2>
        <Facts
          facts={[
            { name: words.safe, value: safeContact.map((way) => contactLabels[way]).join(', ') || words.noSafe },
            { name: words.phone, value: phone },
            { name: words.email, value: email },
            { name: words.lastContact, value: lastContactOn ? dayText(lastContactOn) : words.none },
            {
              name: words.next,
              value: next ? `${weekdayText(next.on)}, ${timeText(next.at)}: ${next.title}` : words.none,
            },
            { name: words.partnerWorker, value: person.partnerWorker ?? words.none },
          ]}
        />
        <div className="case-status">
          <Status person={person} run={run} />
        </div>
      </section>
      <Todos person={person} run={run} />
      <Goals person={person} run={run} />
      <section className="dash-section" aria-labelledby="closing">
        <h2 id="closing">{words.closing}</h2>
        {closingSoon.length === 0 ? (
          <p>{words.noClosing}</p>
        ) : (
          <ul className="plain-list dash-lines">
            {closingSoon.map(({ id, title, company, closesOn }) => (
              <li key={id}>
                <PageLink href={jobPathFrom('caseworker', id)}>{title}</PageLink>
                <span className="dash-aside">
                  {company}, {words.closes(closesOn ? dayText(closesOn) : '')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
