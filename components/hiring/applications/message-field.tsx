import { TextAreaField } from '@/components/forms/text-area-field'
import { backOf } from '@/components/hiring/applications/application-step-form'
import { ReadyWords } from '@/components/hiring/applications/ready-words'
import type { KeptForm } from '@/components/work/posted-form'
import { exampleApplicantWords } from '@/lib/content/dashboards/employer-words'
import { templatesFor, templateText, templateWords } from '@/lib/content/hiring/message-templates'
import { messageLimit } from '@/lib/domain/applications/history'

type MessageProps = {
  action: string
  kept: KeptForm | null
  label?: string
  hint?: string
  /** The ready words that the URL asks for. */
  template?: string
  /** The page with the form, whose address gets the ready words; '' for the step's own page. @default '' */
  at?: string
  /** Whether they may have met. @default true */
  isMet?: boolean
}

/** A message to the applicant, for any step. */
export function MessageField({
  action,
  kept,
  label = exampleApplicantWords.message,
  hint = exampleApplicantWords.messageHint,
  template,
  at = '',
  isMet = true,
}: MessageProps) {
  const { isBack, typed, error } = backOf(kept, action)
  const templates = template === undefined ? [] : templatesFor(action).filter(({ key }) => isMet || key !== 'met')
  const field = (
    <TextAreaField
      id={`${action}-message`}
      name="message"
      label={label}
      hint={hint}
      rows={3}
      maxLength={messageLimit}
      defaultValue={isBack ? typed('message') : templateText(action, template ?? '')}
      error={error('message')}
    />
  )
  return templates.length === 0 ? (
    field
  ) : (
    <>
      <p className="field-hint needs-script">
        {templateWords.lead}{' '}
        {templates.map(({ key, label: name, text }, index) => (
          <span key={key}>
            <ReadyWords
              fieldId={`${action}-message`}
              href={`${at === '' ? `?step=${action}` : at}&words=${key}#${action}`}
              label={name}
              text={text}
            />
            {index < templates.length - 1 ? ', ' : '. '}
          </span>
        ))}
      </p>
      {field}
    </>
  )
}
