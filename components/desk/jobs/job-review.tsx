import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { AdvertChanges } from '@/components/hiring/advert/advert-changes'
import { Findings } from '@/components/hiring/advert/findings'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { fieldLabels, findingsWords } from '@/lib/content/hiring/advert'
import { returnedWordsLimit } from '@/lib/domain/desk/job-answer'
import { advertFields, type Advert, type AdvertDraft } from '@/lib/domain/job-board/advert'
import { changedFields } from '@/lib/domain/job-board/job-steps'
import { maySend, type AdvertFinding } from '@/lib/domain/job-board/advert-findings'

type Props = {
  id: string
  version: number
  draft: AdvertDraft
  /** What people see in the meantime; null for a new advert. */
  advert: Advert | null
  /** How it was when we last sent it back, and what we wrote; null if we never did. */
  returned: { draft: AdvertDraft; note: string } | null
  findings: readonly AdvertFinding[]
  letThrough: readonly string[]
  kept: KeptForm | null
}

/** The findings about an advert that waits, what has changed in it, and the answers. */
export function JobReview({ id, version, draft, advert, returned, findings, letThrough, kept }: Props) {
  const hidden = { job: id, version: String(version) }
  const typed = kept?.values.form === 'job-return' ? kept : null
  const changedSince = returned ? changedFields(returned.draft, draft) : []
  return (
    <>
      <section className="dash-section" aria-labelledby="check">
        <h2 id="check">{words.findings}</h2>
        <Findings findings={findings} adviceHint={findingsWords.adviceTeam} />
      </section>
      {returned ? (
        <section className="dash-section" aria-labelledby="earlier">
          <h2 id="earlier">{words.earlier}</h2>
          <p>
            <Typed>{returned.note}</Typed>
          </p>
          <h3>{words.changedSince}</h3>
          {changedSince.length === 0 ? <p>{words.nothingChanged}</p> : null}
          {/* The words of an approved advert are below, beside what people see now: once is enough. */}
          {changedSince.length > 0 && advert ? (
            <ul className="bullet-list">
              {changedSince.map((field) => (
                <li key={field}>{fieldLabels[field]}</li>
              ))}
            </ul>
          ) : null}
          {changedSince.length > 0 && !advert ? <AdvertChanges advert={returned.draft} draft={draft} /> : null}
        </section>
      ) : null}
      {advert ? (
        <section className="dash-section" aria-labelledby="changes">
          <h2 id="changes">{words.changes}</h2>
          <AdvertChanges advert={advert} draft={draft} />
        </section>
      ) : null}
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
            options={[
              { value: '', label: words.chooseField },
              ...advertFields.map((value) => ({ value, label: fieldLabels[value] })),
            ]}
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
