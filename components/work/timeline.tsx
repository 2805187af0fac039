import { partWords } from '@/lib/content/dashboards/part-words'
import { roleLabels } from '@/lib/content/dashboards/labels'
import { dayText } from '@/lib/content/wording/date-text'
import type { Side } from '@/lib/domain/access/role'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

export type RoleNames = Partial<Record<Side, string>>

type Props = {
  lines: readonly { label: string; on: PlainDate; by: Side; note: string | null; who?: string }[]
  /** Replaces the role's name, for instance with 'you' for the viewer's own. */
  roleNames?: RoleNames
}

/** What happened, oldest first: what, when, and who did it. */
export function Timeline({ lines, roleNames }: Props) {
  return (
    <ol className="plain-list dash-timeline">
      {lines.map(({ label, on, by, note, who }, index) => (
        <li key={`${index}-${label}`} aria-current={index === lines.length - 1 ? 'step' : undefined}>
          <strong>{label}</strong>
          <span>
            <time dateTime={on}>{dayText(on)}</time>, {partWords.by}{' '}
            {who ?? roleNames?.[by] ?? roleLabels[by].toLowerCase()}
          </span>
          {note ? <p className="dash-timeline-note">{note}</p> : null}
        </li>
      ))}
    </ol>
  )
}
