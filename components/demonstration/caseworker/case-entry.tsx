import { AttendanceForm } from '@/components/demonstration/parts/attendance-form'
import { Badge } from '@/components/work/badge'
import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { ScreenLink } from '@/components/work/screen-link'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { personPath } from '@/components/demonstration/caseworker/person-path'
import { caseEntryWords as words } from '@/lib/content/demonstration/caseworker-words'
import { appointmentLabels, attendanceLabels, wayLabels } from '@/lib/content/dashboards/labels'
import type { Appointment, MeetingWay } from '@/lib/domain/appointments/appointment'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { timeText } from '@/lib/content/wording/date-text'

type Props = {
  entry: Appointment & { name: string; clashesWith?: readonly string[] }
  today: PlainDate
  run: RunNoted
  onSaved?: () => void
}

const whereText = (way: MeetingWay, place: string): string =>
  way === 'in_person' || place === wayLabels[way] ? place : `${wayLabels[way]}. ${place}`

/**
 * One appointment, with everything that can be done about it: cancel it beforehand, record who came from its day
 * onwards.
 */
export function CaseEntry({ entry, today, run, onSaved }: Props) {
  const { id, at, minutes, title, kind, way, place, on, name, personId, attendance, note, clashesWith = [] } = entry
  return (
    <div className="dash-entry">
      <p>
        <strong>
          {timeText(at)}, <ScreenLink href={personPath(personId)}>{name}</ScreenLink>
        </strong>
        <span className="dash-entry-title">{title}</span>{' '}
        <span className="dash-aside">
          {appointmentLabels[kind]}, {words.minutes(minutes)}. {whereText(way, place)}
        </span>
      </p>
      {clashesWith.length > 0 ? <p className="dash-warning">{words.clash(clashesWith)}</p> : null}
      {attendance ? (
        <p>
          <Badge tone={attendance === 'unacceptable_absence' ? 'warn' : 'plain'}>{attendanceLabels[attendance]}</Badge>
          {note ? <span className="dash-aside">{note}</span> : null}
        </p>
      ) : null}
      <div className="dash-actions">
        {on <= today ? (
          <AttendanceForm appointment={{ id, attendance, note, name }} run={run} onSaved={onSaved} />
        ) : null}
        {on >= today && attendance === null ? (
          <div className="not-on-paper">
            <ConfirmButton
              look="quiet"
              label={words.cancel}
              name={`${words.cancel}: ${title}, ${name}`}
              question={words.cancelQuestion}
              yes={words.cancelYes}
              onConfirm={() => run({ type: 'appointment/cancel', appointmentId: id }, { done: words.cancelled(title) })}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}
