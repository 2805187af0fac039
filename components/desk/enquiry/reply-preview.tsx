import { Fragment } from 'react'

import { Facts } from '@/components/work/facts'
import type { KeptForm } from '@/components/work/posted-form'
import { PostedForm, problemOf } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { replyEmail, replyWords as words } from '@/lib/content/desk/reply'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { EnquiryView } from '@/lib/domain/desk/enquiry-view'

type Props = {
  enquiry: EnquiryView
  email: string
  draft: { version: number; subject: string; text: string }
  contactEmail: string
  kept: KeptForm | null
  today: PlainDate
}

/** A reply's subject, in which the enquiry's number stays whole. */
const Subject = ({ text, reference }: { text: string; reference: string }) =>
  text.split(reference).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <span className="unbroken">{reference}</span>}
      <Typed>{part}</Typed>
    </Fragment>
  ))

/** A reply as it will arrive, with the button that sends it. */
export function ReplyPreview({ enquiry, email, draft, contactEmail, kept, today }: Props) {
  const { reference, work } = enquiry
  // A reply is the try that was due: only a later day is still to be kept.
  const laterTryOn = work.nextTryOn !== null && work.nextTryOn > today ? work.nextTryOn : ''
  return (
    <>
      <p className="lead">{words.previewText}</p>
      <section className="card desk-mail" aria-labelledby="mail">
        <h2 id="mail" className="dash-heading">
          {words.mail}
        </h2>
        <Facts
          facts={[
            { name: words.to, value: <Typed>{email}</Typed>, isWide: true },
            { name: words.subject, value: <Subject text={draft.subject} reference={reference} />, isWide: true },
          ]}
        />
        <p>
          <strong>{replyEmail.heading}</strong>
        </p>
        <p>
          <Typed>{draft.text}</Typed>
        </p>
        <p>
          {replyEmail.reference}: {reference}
        </p>
        <p>{replyEmail.writeBack(contactEmail)}</p>
        <p>{replyEmail.notYou}</p>
      </section>
      <PostedForm
        to="desk"
        action="enquiry-reply"
        submit={words.send}
        hidden={{ reference, version: String(work.version), draft: String(draft.version) }}
        kept={null}
        more={
          <SubmitButton look="secondary" name="then" value="close">
            {words.sendAndClose}
          </SubmitButton>
        }
      >
        <TextField
          id="nextTryOn"
          name="nextTryOn"
          type="date"
          label={words.promise}
          hint={words.promiseHint}
          error={problemOf(kept, 'nextTryOn')}
          defaultValue={kept?.values.nextTryOn ?? laterTryOn}
          autoComplete="off"
        />
      </PostedForm>
      <p>
        <PageLink href={`/dashboard/team/enquiries/${reference}/reply`}>{words.change}</PageLink>. {words.saved}
      </p>
    </>
  )
}
