import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { AdvertChanges } from '@/components/hiring/advert/advert-changes'
import { AdvertView } from '@/components/hiring/advert/advert-view'
import { Findings } from '@/components/hiring/advert/findings'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { fieldLabels, findingsWords } from '@/lib/content/hiring/advert'
import { returnedWordsLimit } from '@/lib/domain/desk/job-answer'
import { advertFields, type Advert, type AdvertDraft } from '@/lib/domain/job-board/advert'
import { maySend, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

type Props = {
  id: string
  version: number
  company: string
  draft: AdvertDraft
  /** What people see in the meantime; null for a new advert. */
  advert: Advert | null
  findings: readonly AdvertFinding[]
  kept: KeptForm | null
}

/** An advert as people will see it, the findings about it, what has changed, and the two answers. */
export function JobReview({ id, version, company, draft, advert, findings, kept }: Props) {
  const hidden = { job: id, version: String(version) }
  const typed = kept?.values.form === 'job-return' ? kept : null
  return (
    <>
      <section className="dash-section" aria-labelledby="seen">
        <h2 id="seen">{words.asSeen}</h2>
        <AdvertView draft={draft} company={company} untitled={words.untitled} />
      </section>
      <section className="dash-section" aria-labelledby="check">
        <h2 id="check">{words.findings}</h2>
        <Findings findings={findings} adviceHint={findingsWords.adviceTeam} />
      </section>
      {advert ? (
        <section className="dash-section" aria-labelledby="changes">
          <h2 id="changes">{words.changes}</h2>
          <AdvertChanges advert={advert} draft={draft} />
        </section>
      ) : null}
      <section className="dash-section" aria-labelledby="answer">
        <h2 id="answer">{words.answer}</h2>
        {maySend(findings) ? (
          <PostedForm to="desk" action="job-approve" submit={words.approve} hidden={hidden} kept={kept} />
        ) : (
          <p className="form-notice">{words.cannotApprove}</p>
        )}
        <h3>{words.giveBack}</h3>
        <PostedForm to="desk" action="job-return" submit={words.giveBackSubmit} hidden={hidden} kept={kept}>
          <SelectField
            id="field"
            name="field"
            label={words.field}
            options={advertFields.map((value) => ({ value, label: fieldLabels[value] }))}
            defaultValue={typed?.values.field ?? findings[0]?.field ?? 'description'}
            error={typed?.field === 'field' ? typed.message : undefined}
          />
          <TextAreaField
            id="words"
            name="words"
            label={words.words}
            hint={words.wordsHint}
            rows={4}
            maxLength={returnedWordsLimit}
            defaultValue={typed?.values.words ?? ''}
            error={typed?.field === 'words' ? typed.message : undefined}
          />
        </PostedForm>
      </section>
    </>
  )
}
