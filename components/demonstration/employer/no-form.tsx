import { useRef, useState, type FormEvent } from 'react'

import { messageIn } from '@/components/demonstration/employer/message-form'
import { TickBox } from '@/components/forms/tick-box'
import { describedBy, FieldError } from '@/components/forms/field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { Button } from '@/components/ui/button'
import { exampleApplicantWords as words } from '@/lib/content/dashboards/employer-words'
import { rejectionLabels, stageActions } from '@/lib/content/dashboards/labels'
import { rejectionReasons, type RejectionReason } from '@/lib/domain/applications/application'

type Props = { id: string; onSend: (reasons: readonly RejectionReason[], message: string | undefined) => void }

/** A rejection, which comes with a reason that the applicant sees. */
export function NoForm({ id, onSend }: Props) {
  const [missing, setMissing] = useState<'reason' | 'message' | null>(null)
  const error = missing === 'reason' ? words.noReasonMissing : undefined
  const group = useRef<HTMLFieldSetElement>(null)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).getAll('reason')
    const reasons = rejectionReasons.filter((reason) => given.includes(reason))
    const message = messageIn(event.currentTarget)
    const lacks = reasons.length === 0 ? 'reason' : reasons.includes('other') && !message ? 'message' : null
    setMissing(lacks)
    if (lacks === 'reason') return group.current?.querySelector('input')?.focus()
    if (lacks === 'message') return event.currentTarget.querySelector('textarea')?.focus()
    onSend(reasons, message)
  }

  return (
    <details className="dash-more needs-script">
      <summary>{stageActions.unsuccessful}</summary>
      <form className="dash-form" onSubmit={send}>
        <fieldset
          ref={group}
          className="choice-group field"
          aria-describedby={describedBy({ id: `${id}-why`, hint: words.noReasonsHint, error })}
        >
          <legend className="field-label">{words.noReasons}</legend>
          <p id={`${id}-why-hint`} className="field-hint">
            {words.noReasonsHint}
          </p>
          <FieldError id={`${id}-why`} error={error} />
          {rejectionReasons.map((reason) => (
            <TickBox key={reason} name="reason" value={reason} label={rejectionLabels[reason]} />
          ))}
        </fieldset>
        <TextAreaField
          id={`${id}-why-message`}
          name="message"
          label={words.noMessage}
          hint={words.noMessageHint}
          rows={3}
          maxLength={1000}
          error={missing === 'message' ? words.noMessageMissing : undefined}
        />
        <p>{words.noForGood}</p>
        <div>
          <Button type="submit" isSmall>
            {words.noSubmit}
          </Button>
        </div>
      </form>
    </details>
  )
}
