import type { ReactNode } from 'react'

import type { KeptForm } from '@/components/work/posted-form'
import { RadioRows } from '@/components/work/radio-rows'
import { EnquiryStepForm } from '@/components/desk/enquiry/enquiry-step-form'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button-link'
import { callResultWords, enquiryWords, workOutcomeWords } from '@/lib/content/desk/enquiry'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { callResults, workOutcomes } from '@/lib/domain/desk/enquiry-steps'
import type { EnquiryView } from '@/lib/domain/desk/enquiry-view'

/** When the page is rendered, in UK time. */
export type DeskMoment = { today: PlainDate; nextWorkingDay: PlainDate; now: string }

type Props = { enquiry: EnquiryView; memberId: string; moment: DeskMoment; kept: KeptForm | null }

const farthestDays = 365
const notesUpTo = 2000

type MoreProps = { heading: string; isOpen: boolean; children: ReactNode }

const More = ({ heading, isOpen, children }: MoreProps) => (
  <details className="dash-more" open={isOpen}>
    <summary>{heading}</summary>
    {children}
  </details>
)

/** The steps that can be taken on an enquiry in its current state. */
export function EnquiryWorkForms({ enquiry, memberId, moment, kept }: Props) {
  const { reference, work, members, email } = enquiry
  const at = { reference, version: work.version }
  if (work.isHeld) return <p>{enquiryWords.heldText}</p>
  if (work.state === 'closed') return <EnquiryStepForm {...at} action="enquiry-reopen" submit={enquiryWords.reopen} />

  const keptFor = (action: string) => (kept?.values.form === action ? kept : null)
  const [call, close, give] = ['enquiry-call', 'enquiry-close', 'enquiry-give'].map(keptFor)
  const errorOn = (id: string) => (kept?.field === id ? kept.message : undefined)
  const others = (members ?? []).filter(({ id }) => id !== work.ownerId)
  return (
    <div className="dash-form">
      <div className="button-row">
        {work.ownerId === memberId ? (
          <EnquiryStepForm {...at} action="enquiry-leave" submit={enquiryWords.leave} look="secondary" />
        ) : (
          <EnquiryStepForm
            {...at}
            action="enquiry-take"
            submit={work.ownerId === null ? enquiryWords.take : enquiryWords.takeOver}
            look={work.ownerId === null ? 'primary' : 'secondary'}
          />
        )}
      </div>
      <div>
        {email ? (
          <>
            <ButtonLink href={`/dashboard/team/enquiries/${reference}/reply`} look="secondary" isSmall>
              {enquiryWords.replyLink}
            </ButtonLink>
            <p className="field-hint">{enquiryWords.replyHint}</p>
          </>
        ) : (
          <p>{enquiryWords.noReplyAddress}</p>
        )}
      </div>
      <More heading={enquiryWords.callHeading} isOpen={work.state === 'received' || Boolean(call)}>
        <EnquiryStepForm {...at} action="enquiry-call" submit={enquiryWords.saveCall}>
          <RadioRows
            id="call-result"
            legend={enquiryWords.result}
            name="result"
            error={errorOn('call-result')}
            options={callResults.map((value) => ({ value, label: callResultWords[value] }))}
            defaultValue={callResults.find((result) => result === call?.values.result)}
          />
          <div className="dash-form-row">
            <TextField
              id="call-at"
              name="calledAt"
              type="datetime-local"
              label={enquiryWords.calledAt}
              error={errorOn('call-at')}
              defaultValue={call?.values.calledAt ?? moment.now}
              autoComplete="off"
            />
            <TextField
              id="call-next"
              name="nextTryOn"
              type="date"
              label={enquiryWords.nextTryOn}
              error={errorOn('call-next')}
              min={moment.today}
              max={addDays(moment.today, farthestDays)}
              defaultValue={call?.values.nextTryOn ?? ''}
              aria-describedby="call-next-hint"
              autoComplete="off"
            />
          </div>
          <p className="field-hint" id="call-next-hint">
            {enquiryWords.nextTryHint(moment.nextWorkingDay)}
          </p>
          <TextAreaField
            id="call-note"
            name="note"
            label={enquiryWords.note}
            hint={enquiryWords.noteHint}
            error={errorOn('call-note')}
            maxLength={notesUpTo}
            defaultValue={call?.values.note ?? ''}
            autoComplete="off"
          />
        </EnquiryStepForm>
      </More>
      {work.state === 'received' ? (
        <div>
          <EnquiryStepForm {...at} action="enquiry-contacted" submit={enquiryWords.contact} look="secondary" />
          <p className="field-hint">{enquiryWords.contactHint}</p>
        </div>
      ) : null}
      <More heading={enquiryWords.closeHeading} isOpen={Boolean(close)}>
        <EnquiryStepForm {...at} action="enquiry-close" submit={enquiryWords.close}>
          <RadioRows
            id="close-outcome"
            legend={enquiryWords.outcome}
            name="outcome"
            error={errorOn('close-outcome')}
            options={workOutcomes.map((value) => ({ value, label: workOutcomeWords[value] }))}
            defaultValue={workOutcomes.find((outcome) => outcome === close?.values.outcome)}
          />
          <TextAreaField
            id="close-note"
            name="note"
            label={enquiryWords.closeNote}
            error={errorOn('close-note')}
            rows={3}
            maxLength={notesUpTo}
            defaultValue={close?.values.note ?? ''}
            autoComplete="off"
          />
        </EnquiryStepForm>
      </More>
      {others.length === 0 ? null : (
        <More heading={enquiryWords.giveHeading} isOpen={Boolean(give)}>
          <EnquiryStepForm {...at} action="enquiry-give" submit={enquiryWords.give} look="secondary">
            <SelectField
              id="give-to"
              name="to"
              label={enquiryWords.giveTo}
              error={errorOn('give-to')}
              defaultValue={give?.values.to ?? ''}
              options={[
                { value: '', label: enquiryWords.chooseOne },
                ...others.map(({ id, email }) => ({ value: id, label: email })),
              ]}
            />
          </EnquiryStepForm>
        </More>
      )}
    </div>
  )
}
