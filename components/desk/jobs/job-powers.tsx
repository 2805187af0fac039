import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { partChoices } from '@/components/desk/jobs/part-choices'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { fieldLabels } from '@/lib/content/hiring/advert'
import { returnedWordsLimit } from '@/lib/domain/desk/job-answer'
import { keyOfFinding, maySend, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

type Props = {
  id: string
  version: number
  /** Whether it can be taken off the board. */
  isOnBoard: boolean
  findings: readonly AdvertFinding[]
  letThrough: readonly string[]
  kept: KeptForm | null
}

/** What the team can do besides answering: let a stopped line through, and take a job off the board. */
export function JobPowers({ id, version, isOnBoard, findings, letThrough, kept }: Props) {
  const hidden = { job: id, version: String(version) }
  const typedIn = (form: string) => (kept?.values.form === form ? kept : null)
  const [allow, off] = [typedIn('job-allow'), typedIn('job-take-off')]
  const lines = findings.flatMap((one) => {
    const key = keyOfFinding(one)
    return key === null || maySend([one], letThrough)
      ? []
      : [{ value: key, label: `${fieldLabels[one.field]}: ${one.line ?? ''}` }]
  })
  return (
    <>
      {lines.length === 0 ? null : (
        <details className="dash-more" open={allow !== null}>
          <summary>{words.allow}</summary>
          <PostedForm
            to="desk"
            action="job-allow"
            submit={words.allowSubmit}
            look="secondary"
            hidden={hidden}
            kept={kept}
          >
            <p>{words.allowHint}</p>
            <SelectField
              id="line"
              name="line"
              label={words.line}
              options={lines}
              defaultValue={allow?.values.line ?? lines[0]?.value ?? ''}
            />
            <TextAreaField
              id="reason"
              name="reason"
              label={words.reason}
              hint={words.reasonHint}
              rows={3}
              maxLength={returnedWordsLimit}
              defaultValue={allow?.values.reason ?? ''}
              error={allow?.field === 'reason' ? allow.message : undefined}
            />
          </PostedForm>
        </details>
      )}
      {isOnBoard ? (
        <section className="dash-section" aria-labelledby="board">
          <h2 id="board">{words.takeOffHeading}</h2>
          <details className="dash-more" open={off !== null}>
            <summary>{words.takeOff}</summary>
            <PostedForm
              to="desk"
              action="job-take-off"
              submit={words.takeOff}
              look="warning"
              hidden={hidden}
              kept={kept}
              idOf={(field) => `off-${field}`}
            >
              <p>{words.takeOffHint}</p>
              <SelectField
                id="off-field"
                name="field"
                label={words.field}
                options={partChoices}
                defaultValue={off?.values.field ?? ''}
                error={problemOf(off, 'field')}
              />
              <TextAreaField
                id="off-words"
                name="words"
                label={words.takeOffWords}
                rows={4}
                maxLength={returnedWordsLimit}
                defaultValue={off?.values.words ?? ''}
                error={problemOf(off, 'words')}
              />
            </PostedForm>
          </details>
        </section>
      ) : null}
    </>
  )
}
