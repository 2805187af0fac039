import type { KeptForm } from '@/components/work/posted-form'
import { TextAreaField } from '@/components/forms/text-area-field'
import { KeepTyped } from '@/components/hiring/applications/keep-typed'
import { SendCv } from '@/components/hiring/applications/send-cv'
import { extrasWords as words } from '@/lib/content/hiring/application-extras'
import { whyLimit } from '@/lib/domain/candidates/telling-words'

type Props = {
  jobId: string
  /** For whom this tab keeps what is typed; null where nothing is kept. */
  userId: string | null
  kept: KeptForm | null
  /** Whether the site can keep a copy locked. */
  canSendCv: boolean
}

/** What somebody can send along: a few words of their own, and a copy of the CV on this device. */
export function ApplyExtras({ jobId, userId, kept, canSendCv }: Props) {
  const back = kept?.values.form === 'apply' ? kept : null
  const errorOf = (name: string) => (back?.field === name ? back.message : undefined)
  return (
    <>
      <TextAreaField
        id="why"
        name="why"
        label={words.why}
        hint={words.whyHint}
        rows={4}
        maxLength={whyLimit}
        defaultValue={back?.values.why ?? ''}
        error={errorOf('why')}
      />
      {canSendCv ? (
        <fieldset className="choice-group field" id="cv">
          <legend className="field-label">{words.cvHeading}</legend>
          {errorOf('cv') ? <p className="field-error">{errorOf('cv')}</p> : null}
          <noscript>
            <p>{words.cvNoScripts}</p>
          </noscript>
          <SendCv jobId={jobId} wasTicked={(back?.values.cvTicked ?? '') !== ''} />
        </fieldset>
      ) : null}
      {userId === null ? null : <KeepTyped owner={userId} name={jobId} isFresh={back === null} />}
    </>
  )
}
