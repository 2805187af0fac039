import { TextAreaField } from '@/components/forms/text-area-field'
import { backOf } from '@/components/hiring/applications/application-step-form'
import { ReadyWords } from '@/components/hiring/applications/ready-words'
import type { KeptForm } from '@/components/work/posted-form'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { templatesFor, templateWords } from '@/lib/content/hiring/message-templates'
import { messageLimit } from '@/lib/domain/applications/history'

type MessageProps = {
  action: string
  kept: KeptForm | null
  label?: string
  hint?: string
  /** Whether they may have met. @default true */
  isMet?: boolean
}

/** A message to the applicant, for any step. */
export function MessageField({
  action,
  kept,
  label = exampleApplicantWords.message,
  hint = exampleApplicantWords.messageHint,
  isMet = true,
}: MessageProps) {
  const { isBack, typed, error } = backOf(kept, action)
  const templates = templatesFor(action).filter(({ key }) => isMet || key !== 'met')
  const field = (
    <TextAreaField
      id={`${action}-message`}
      name="message"
      label={label}
      hint={hint}
      rows={3}
      maxLength={messageLimit}
      defaultValue={isBack ? typed('message') : ''}
      error={error('message')}
    />
  )
  return templates.length === 0 ? (
    field
  ) : (
    <>
      {field}
      <div className="needs-script">
        <p id={`${action}-ready`} className="field-hint">
          {templateWords.lead}
        </p>
        <ReadyWords fieldId={`${action}-message`} labelId={`${action}-ready`} choices={templates} />
      </div>
    </>
  )
}
