import type { ReactNode } from 'react'

import type { KeptForm } from '@/components/work/posted-form'
import { RadioRows } from '@/components/forms/radio-rows'
import { titleOf } from '@/components/desk/enquiry/enquiry-history'
import { EnquiryStepForm } from '@/components/desk/enquiry/enquiry-step-form'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button-link'
import { reachWayWords, enquiryWords, workOutcomeWords } from '@/lib/content/desk/enquiry'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { closeRefusal, reachWays, mayTakeBack, workOutcomes } from '@/lib/domain/desk/enquiry-steps'
import type { EnquiryView } from '@/lib/domain/desk/enquiry-view'

/** When the page is rendered; `now` is the UK's time as a browser's field has it. */
export type DeskMoment = { at: Date; today: PlainDate; nextWorkingDay: PlainDate; now: string }

type Props = {
  enquiry: EnquiryView
  memberId: string
  moment: DeskMoment
  kept: KeptForm | null
  /** Whether the form about a contact is open from the start. */
  isNoting: boolean
  /** Whether it has just been answered or closed, and going on to the next is what comes first. */
  isAnswered: boolean
  /** Whether the member has begun a reply and not sent it. @default false */
  hasDraft?: boolean
}

const farthestDays = 365
const notesUpTo = 2000

type MoreProps = { id?: string; heading: string; isOpen: boolean; children: ReactNode }

const More = ({ id, heading, isOpen, children }: MoreProps) => (
  <details id={id} className="dash-more" open={isOpen}>
    <summary>{heading}</summary>
    {children}
  </details>
)

/** The steps that can be taken on an enquiry in its current state. */
export function EnquiryWorkForms(props: Props) {
  const { enquiry, memberId, moment, kept, isNoting, isAnswered, hasDraft = false } = props
  const { reference, work, members, email, history } = enquiry
  const at = { reference, version: work.version }
  if (work.isHeld) return <p>{enquiryWords.heldText}</p>
  if (work.state === 'closed') {
    return (
      <EnquiryStepForm
        {...at}
        action="enquiry-reopen"
        submit={enquiryWords.reopen}
        look={isAnswered ? 'secondary' : 'primary'}
      />
    )
  }

  const keptFor = (action: string) => (kept?.values.form === action ? kept : null)
  const [contact, close, give] = ['enquiry-contact', 'enquiry-close', 'enquiry-give'].map(keptFor)
  const errorOn = (id: string) => (kept?.field === id ? kept.message : undefined)
  // Whoever looks takes it with a button of its own.
  const others = (members ?? []).filter(({ id }) => id !== work.ownerId && id !== memberId)
  const outcomes = workOutcomes.filter((outcome) => closeRefusal(work, outcome) === null)
  // Once somebody has contacted them, every way is open but the one that says nobody could.
  const outcomesHint =
    work.firstContactAt !== null
      ? undefined
      : outcomes.includes('no_answer')
        ? enquiryWords.outcomesToCome
        : enquiryWords.outcomesAfterTries
  const last = history.find(({ version }) => version === work.version)
  return (
    <>
      {last && mayTakeBack(last, moment.at) ? (
        <div className="dash-section">
          <p className="field-hint">{enquiryWords.takeBackHint(titleOf(last))}</p>
          <EnquiryStepForm {...at} action="enquiry-take-back" submit={enquiryWords.takeBack} look="secondary" />
        </div>
      ) : null}
      <p className="field-hint">{email ? enquiryWords.replyHint : enquiryWords.noReplyAddress}</p>
      <div className="dash-actions">
        {email ? (
          <ButtonLink
            href={`/dashboard/team/enquiries/${reference}/reply`}
            look={isAnswered ? 'secondary' : 'primary'}
            isSmall
          >
            {hasDraft ? enquiryWords.replyDraftLink : enquiryWords.replyLink}
          </ButtonLink>
        ) : null}
        {work.ownerId === memberId ? (
          <EnquiryStepForm {...at} action="enquiry-leave" submit={enquiryWords.leave} look="secondary" />
        ) : (
          <EnquiryStepForm
            {...at}
            action="enquiry-take"
            submit={work.ownerId === null ? enquiryWords.take : enquiryWords.takeOver}
            look="secondary"
          />
        )}
        <More id="contact" heading={enquiryWords.contactHeading} isOpen={isNoting || Boolean(contact)}>
          <EnquiryStepForm {...at} action="enquiry-contact" submit={enquiryWords.saveContact} look="secondary">
            <RadioRows
              id="contact-way"
              legend={enquiryWords.way}
              name="way"
              error={errorOn('contact-way')}
              options={reachWays.map((value) => ({ value, label: reachWayWords[value] }))}
              defaultValue={reachWays.find((way) => way === contact?.values.way)}
            />
            <div className="dash-form-row">
              <TextField
                id="contact-at"
                name="contactedAt"
                type="datetime-local"
                label={enquiryWords.contactedAt}
                error={errorOn('contact-at')}
                defaultValue={contact?.values.contactedAt ?? moment.now}
                autoComplete="off"
              />
              <TextField
                id="contact-next"
                name="nextTryOn"
                type="date"
                label={enquiryWords.nextTryOn}
                error={errorOn('contact-next')}
                min={moment.today}
                max={addDays(moment.today, farthestDays)}
                defaultValue={contact?.values.nextTryOn ?? ''}
                aria-describedby="contact-next-hint"
                autoComplete="off"
              />
            </div>
            <p className="field-hint" id="contact-next-hint">
              {enquiryWords.nextTryHint(moment.nextWorkingDay)}
            </p>
            <TextAreaField
              id="contact-note"
              name="note"
              label={enquiryWords.note}
              hint={enquiryWords.noteHint}
              error={errorOn('contact-note')}
              maxLength={notesUpTo}
              defaultValue={contact?.values.note ?? ''}
              autoComplete="off"
            />
          </EnquiryStepForm>
        </More>
        <More heading={enquiryWords.closeHeading} isOpen={Boolean(close)}>
          {work.nextTryOn ? <p className="notice">{enquiryWords.closePromised(work.nextTryOn)}</p> : null}
          {hasDraft ? <p className="notice">{enquiryWords.closeWithDraft}</p> : null}
          <p>{enquiryWords.closeTells}</p>
          <EnquiryStepForm {...at} action="enquiry-close" submit={enquiryWords.close} look="secondary">
            <RadioRows
              id="close-outcome"
              legend={enquiryWords.outcome}
              hint={outcomesHint}
              name="outcome"
              error={errorOn('close-outcome')}
              options={outcomes.map((value) => ({ value, label: workOutcomeWords[value] }))}
              defaultValue={outcomes.find((outcome) => outcome === close?.values.outcome)}
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
    </>
  )
}
