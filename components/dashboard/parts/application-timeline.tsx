import { partWords } from '@/lib/content/dashboards/part-words'
import { roleLabels, stageLabels } from '@/lib/content/dashboards/labels'
import type { StageEvent } from '@/lib/domain/applications/application'
import type { Role } from '@/lib/domain/applications/stages'
import { dayText } from '@/lib/domain/lists/day-words'

type Props = {
  history: readonly StageEvent[]
  /** In place of the role's name, such as 'you' for the viewer's own. */
  roleNames?: Partial<Record<Role, string>>
}

/** What happened, oldest first: the stage, when, and who moved it there. */
export function ApplicationTimeline({ history, roleNames }: Props) {
  return (
    <ol className="plain-list dash-timeline">
      {history.map(({ stage, on, by, note }, index) => (
        <li key={`${stage}-${on}`} aria-current={index === history.length - 1 ? 'step' : undefined}>
          <strong>{stageLabels[stage]}</strong>
          <span>
            <time dateTime={on}>{dayText(on)}</time>, {partWords.by} {roleNames?.[by] ?? roleLabels[by].toLowerCase()}
          </span>
          {note ? <p className="dash-timeline-note">{note}</p> : null}
        </li>
      ))}
    </ol>
  )
}
