import type { FormEvent } from 'react'

import { TextAreaField } from '@/components/forms/text-area-field'
import { Button } from '@/components/ui/button'
import { exampleApplicantWords as words } from '@/lib/content/dashboards/employer-words'

type Props = {
  id: string
  summary: string
  what?: string
  hint: string
  submit: string
  onSend: (message: string | undefined) => void
}

export const messageIn = (form: HTMLFormElement): string | undefined => {
  const message = new FormData(form).get('message')
  return typeof message === 'string' && message.trim() !== '' ? message.trim() : undefined
}

/** A step that comes with a message to the applicant. */
export function MessageForm({ id, summary, what, hint, submit, onSend }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(messageIn(event.currentTarget))
  }
  return (
    <details className="dash-more needs-script">
      <summary>{summary}</summary>
      <form className="dash-form" onSubmit={send}>
        {what ? <p>{what}</p> : null}
        <TextAreaField
          id={`${id}-message`}
          name="message"
          label={words.message}
          hint={hint}
          rows={3}
          maxLength={1000}
        />
        <div>
          <Button type="submit" isSmall>
            {submit}
          </Button>
        </div>
      </form>
    </details>
  )
}
