import { PrivacyNote } from '@/components/forms/privacy-note'
import { ProblemSummary } from '@/components/forms/problem-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { callbackFormWords } from '@/lib/content/enquiries/callback-form'
import { jobAlertWords as words, rhythmWords } from '@/lib/content/job-board/job-alerts'
import { alertRhythms } from '@/lib/domain/job-board/saved-search'

type Props = {
  /** The search as a query string. */
  search: string
  /** For somebody who is signed in, the address is theirs and is not asked for. */
  ownEmail: string | null
  kept: { message: string; field: string | null; values: Readonly<Record<string, string>> } | null
}

const id = 'job-alert'

/** Asks for new jobs by email: an ordinary form post, the same with scripts on and off. */
export function AlertForm({ search, ownEmail, kept }: Props) {
  const errorOf = (field: string) => (kept?.field === field ? kept.message : undefined)
  return (
    <div className="form-shell">
      {kept ? (
        <ProblemSummary
          id={`${id}-problem`}
          problems={[{ fieldId: kept.field && `${id}-${kept.field}`, message: kept.message }]}
        />
      ) : null}
      <form className="enquiry-form" action="/api/job-alerts/save" method="post">
        <input type="hidden" name="search" value={search} />
        {ownEmail === null ? (
          <TextField
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            label={words.email}
            hint={words.emailHint}
            error={errorOf('email')}
            defaultValue={kept?.values.email}
          />
        ) : (
          <p>{words.to(ownEmail)}</p>
        )}
        <fieldset className="choice-group">
          <legend className="field-label">{words.rhythm}</legend>
          {kept?.field === 'rhythm' ? <p className="field-error">{kept.message}</p> : null}
          <div className="radio-rows">
            {alertRhythms.map((rhythm, index) => (
              <div key={rhythm} className="radio-row">
                <input
                  id={index === 0 ? `${id}-rhythm` : `${id}-${rhythm}`}
                  type="radio"
                  name="rhythm"
                  value={rhythm}
                  defaultChecked={(kept?.values.rhythm || alertRhythms[0]) === rhythm}
                />
                <label htmlFor={index === 0 ? `${id}-rhythm` : `${id}-${rhythm}`}>{rhythmWords[rhythm]}</label>
              </div>
            ))}
          </div>
        </fieldset>
        {ownEmail === null ? (
          <p>{words.private.any}</p>
        ) : (
          <p>
            {words.private.own} <PageLink href="/account/email">{words.changeAddress}</PageLink>.
          </p>
        )}
        <PrivacyNote text={words.privacy} />
        <SubmitButton>{words.submit}</SubmitButton>
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={`${id}-website`}>{callbackFormWords.honeypot}</label>
          <input id={`${id}-website`} name="website" type="text" autoComplete="off" tabIndex={-1} />
        </div>
      </form>
    </div>
  )
}
