import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { Findings } from '@/components/hiring/advert/findings'
import { partChoices } from '@/components/desk/jobs/part-choices'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { findingsWords } from '@/lib/content/hiring/advert'
import { returnedWordsLimit } from '@/lib/domain/desk/job-answer'
import { maySend, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

type Props = {
  id: string
  version: number
  findings: readonly AdvertFinding[]
  letThrough: readonly string[]
  kept: KeptForm | null
}

/** The findings about an advert that waits, and the answers. */
export function JobReview({ id, version, findings, letThrough, kept }: Props) {
  const hidden = { job: id, version: String(version) }
  const typed = kept?.values.form === 'job-return' ? kept : null
  return (
    <>
      <section className="dash-section" aria-labelledby="check">
        <h2 id="check">{words.findings}</h2>
        <Findings findings={findings} adviceHint={findingsWords.adviceTeam} />
      </section>
      <section className="dash-section" aria-labelledby="answer">
        <h2 id="answer">{words.answer}</h2>
        {maySend(findings, letThrough) ? (
          <PostedForm to="desk" action="job-approve" submit={words.approve} hidden={hidden} kept={kept} />
        ) : (
          <p className="form-notice">{words.cannotApprove}</p>
        )}
        <h3>{words.giveBack}</h3>
        <PostedForm
          to="desk"
          action="job-return"
          submit={words.giveBackSubmit}
          look="secondary"
          hidden={hidden}
          kept={kept}
        >
          <SelectField
            id="field"
            name="field"
            label={words.field}
            options={partChoices}
            defaultValue={typed?.values.field ?? findings[0]?.field ?? ''}
            error={problemOf(typed, 'field')}
          />
          <TextAreaField
            id="words"
            name="words"
            label={words.words}
            hint={words.wordsHint}
            rows={4}
            maxLength={returnedWordsLimit}
            defaultValue={typed?.values.words ?? ''}
            error={problemOf(typed, 'words')}
          />
        </PostedForm>
      </section>
    </>
  )
}
