import { useState } from 'react'

import { ActButton } from '@/components/dashboard/parts/act-button'
import type { useNoted } from '@/components/dashboard/parts/use-noted'
import { focusHeading } from '@/components/dashboard/partner/focus-heading'
import { SelectField } from '@/components/forms/select-field'
import { attendanceLabels } from '@/lib/content/dashboards/labels'
import { supportWords as words } from '@/lib/content/dashboards/partner-words'
import { attendances } from '@/lib/domain/appointments/appointment'

type Props = {
  session: { id: string; title: string }
  /** Takes the focus when the form goes away. */
  headingId: string
  run: ReturnType<typeof useNoted>['run']
}

export function SessionOutcome({ session, headingId, run }: Props) {
  const [chosen, setChosen] = useState<string>('attended')
  const save = () => {
    const attendance = attendances.find((one) => one === chosen)
    if (!attendance) return
    const refusal = run(
      { type: 'appointment/attendance', appointmentId: session.id, attendance },
      { done: words.outcomeSaved },
    )
    if (!refusal) focusHeading(headingId)
  }
  return (
    <div className="dash-form-row partner-outcome needs-script not-on-paper">
      <SelectField
        id={`${session.id}-attendance`}
        label={words.came}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={attendances.map((value) => ({ value, label: attendanceLabels[value] }))}
      />
      <div>
        <ActButton onClick={save} look="primary">
          {words.save} <span className="visually-hidden">{session.title}</span>
        </ActButton>
      </div>
    </div>
  )
}
