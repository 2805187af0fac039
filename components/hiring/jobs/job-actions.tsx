import type { ReactNode } from 'react'

import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import type { FormsAt } from '@/components/hiring/screen-place'
import { TextField } from '@/components/forms/text-field'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { KeptJob } from '@/lib/domain/job-board/job-steps'

type Props = {
  job: Pick<KeptJob, 'status' | 'draft' | 'review' | 'isTakenOff'> & { closesOn: PlainDate | null }
  hidden: Readonly<Record<string, string>>
  /** The key of the job that a copy would become. */
  newKey: string
  kept: KeptForm | null
  to: FormsAt
}

// Problems with any other form are shown at the top of the page.
const formsWithFields = ['job-extend', 'job-close']

/**
 * Everything that can be done with a job except writing it, most frequent first. Final steps ask for confirmation in
 * place, even with scripts off.
 */
export function JobActions({ job, hidden, newKey, kept, to }: Props) {
  const { status, draft, review, closesOn } = job
  const isOnBoard = status === 'live' || status === 'paused'
  const form = (
    action: string,
    submit: string,
    fields: ReactNode = null,
    { more = {}, look }: { more?: Readonly<Record<string, string>>; look?: 'secondary' | 'warning' } = {},
  ) => (
    <PostedForm
      to={to}
      action={action}
      submit={submit}
      isSmall
      {...(look && { look })}
      hidden={{ ...hidden, ...more }}
      kept={formsWithFields.includes(action) ? kept : null}
    >
      {fields}
    </PostedForm>
  )
  const errorOf = (name: string) => (kept?.field === name ? { error: kept.message } : {})
  const typedOr = (name: string, value: string) => (kept?.field === name ? (kept.values[name] ?? value) : value)
  return (
    <section className="dash-section" aria-labelledby="actions">
      <h2 id="actions">{words.actions}</h2>
      {review === 'asked' ? form('job-recall', words.recall, null, { look: 'secondary' }) : null}
      {status === 'paused' && !job.isTakenOff ? form('job-resume', words.resume, null, { look: 'secondary' }) : null}
      {status === 'closed' ? form('job-copy', words.relist, null, { more: { key: newKey }, look: 'secondary' }) : null}
      {isOnBoard && review !== 'asked' ? (
        <details className="dash-more" open={kept?.values.form === 'job-extend'}>
          <summary>{words.extend}</summary>
          {form(
            'job-extend',
            words.extendSubmit,
            <TextField
              id="newClosesOn"
              name="newClosesOn"
              type="date"
              label={words.extend}
              hint={words.extendHint}
              defaultValue={typedOr('newClosesOn', closesOn ?? '')}
              {...errorOf('newClosesOn')}
            />,
          )}
        </details>
      ) : null}
      {status === 'closed'
        ? null
        : form('job-copy', words.duplicate, null, { more: { key: newKey }, look: 'secondary' })}
      {status === 'live' ? (
        <details className="dash-more">
          <summary>{words.pause}</summary>
          {form('job-pause', words.pauseSubmit, <p>{words.pauseHint}</p>, { look: 'secondary' })}
        </details>
      ) : null}
      {draft && review !== 'asked' && status !== 'closed' ? (
        <details className="dash-more">
          <summary>{status === 'draft' ? words.discard : words.discardChanges}</summary>
          {form('job-discard', status === 'draft' ? words.discardYes : words.dropYes, <p>{words.discardQuestion}</p>, {
            look: 'warning',
          })}
        </details>
      ) : null}
      {isOnBoard ? (
        <details className="dash-more" open={kept?.values.form === 'job-close'}>
          <summary>{words.close}</summary>
          {form(
            'job-close',
            words.closeSubmit,
            <>
              <p>{words.closeWhat}</p>
              <TextField
                id="hired"
                name="hired"
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                label={words.hired}
                hint={words.hiredHint}
                defaultValue={typedOr('hired', '')}
                {...errorOf('hired')}
              />
            </>,
            { look: 'warning' },
          )}
        </details>
      ) : null}
    </section>
  )
}
