import { ActButton } from '@/components/work/act-button'
import { downloadText } from '@/lib/client/download'
import { neutralName } from '@/lib/content/site/neutral-name'
import type { Appointment } from '@/lib/domain/appointments/appointment'
import { toIcs } from '@/lib/domain/appointments/to-ics'
import { londonDay, utcStamp } from '@/lib/domain/dates/london-time'

type Props = { entries: readonly Appointment[]; fileName: string; label: string; note: string }

/** What is to come, as a file for the calendar on a phone or computer. */
export function CalendarFileButton({ entries, fileName, label, note }: Props) {
  const save = () =>
    downloadText(toIcs(entries, { name: neutralName, stamp: utcStamp(londonDay(new Date()), '00:00') }), {
      fileName,
      type: 'text/calendar;charset=utf-8',
    })
  return (
    <p className="not-on-paper">
      <ActButton onClick={save}>{label}</ActButton> <span className="small needs-script">{note}</span>
    </p>
  )
}
