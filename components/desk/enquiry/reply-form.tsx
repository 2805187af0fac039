import { ReplyStarts } from '@/components/desk/enquiry/reply-starts'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { replyTemplateLabels, replyTemplates, replyWords as words } from '@/lib/content/desk/reply'
import { replyLimits } from '@/lib/domain/desk/enquiry-reply'

type Props = {
  reference: string
  email: string
  /** What the form begins with: a draft, or a template. */
  start: { subject: string; text: string }
  isDraft: boolean
  kept: KeptForm | null
}

/** Where a member writes a reply; the next page shows it before it is sent. */
export function ReplyForm({ reference, email, start, isDraft, kept }: Props) {
  const back = kept?.values.form === 'enquiry-reply-preview' ? kept : null
  const errorOn = (field: string) => (back?.field === field ? back.message : undefined)
  return (
    <>
      <nav className="dash-section" aria-labelledby="from">
        <p id="from">
          <strong>{words.from}</strong>
        </p>
        <ReplyStarts
          reference={reference}
          starts={replyTemplates.map((template) => ({
            label: replyTemplateLabels[template],
            template,
            ask: words.replacing.ask(replyTemplateLabels[template]),
          }))}
          fieldIds={['subject', 'text']}
          begun={back !== null || isDraft}
          words={{ replace: words.replacing.replace, keep: words.replacing.keep }}
        />
        <p className="field-hint needs-no-script">{words.fromHint}</p>
      </nav>
      <PostedForm
        to="desk"
        action="enquiry-reply-preview"
        submit={words.preview}
        hidden={{ reference }}
        kept={null}
        more={
          <SubmitButton look="secondary" name="then" value="later">
            {words.later}
          </SubmitButton>
        }
      >
        <p>
          {words.to}: <Typed>{email}</Typed>
        </p>
        <TextField
          id="subject"
          name="subject"
          label={words.subject}
          hint={words.subjectHint}
          error={errorOn('subject')}
          required
          maxLength={replyLimits.subject}
          defaultValue={back?.values.subject ?? start.subject}
          autoComplete="off"
        />
        <TextAreaField
          id="text"
          name="text"
          label={words.text}
          hint={words.textHint}
          error={errorOn('text')}
          rows={14}
          required
          maxLength={replyLimits.text}
          defaultValue={back?.values.text ?? start.text}
          autoComplete="off"
        />
        <p>{words.writeBack}</p>
      </PostedForm>
    </>
  )
}
