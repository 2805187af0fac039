import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { TickBox } from '@/components/forms/tick-box'
import { problemOf, type KeptForm } from '@/components/work/posted-form'
import { supportWorkWords as words } from '@/lib/content/casework/support-work'
import { wayLabels } from '@/lib/content/dashboards/labels'
import { meetingWays } from '@/lib/domain/appointments/appointment'
import { appointmentMessages, appointmentMinutes } from '@/lib/domain/casework/support-appointment'

type Props = {
  /** Before the id of each field, where several such forms are on a page. */
  prefix: string
  values: Readonly<Record<string, string>>
  back: KeptForm | null
}

/** When, for how long, how and where. A time that was taken can be chosen all the same. */
export function AppointmentFields({ prefix, values, back }: Props) {
  const field = (name: string) => ({
    id: `${prefix}${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: problemOf(back, name),
  })
  const timeProblem = problemOf(back, 'at')
  const isTaken = timeProblem !== undefined && timeProblem !== appointmentMessages.at
  return (
    <>
      <TextField {...field('on')} type="date" label={words.on} autoComplete="off" required />
      <TextField {...field('at')} type="time" label={words.at} hint={words.atHint} autoComplete="off" required />
      {isTaken ? <TickBox id={`${prefix}anyway`} name="anyway" label={words.anyway} /> : null}
      <SelectField
        {...field('minutes')}
        label={words.minutes}
        options={appointmentMinutes.map((minutes) => ({ value: String(minutes), label: words.minutesOf(minutes) }))}
      />
      <SelectField
        {...field('way')}
        label={words.way}
        options={meetingWays.map((way) => ({ value: way, label: wayLabels[way] }))}
      />
      <TextField {...field('place')} label={words.place} hint={words.placeHint} autoComplete="off" maxLength={200} />
    </>
  )
}
