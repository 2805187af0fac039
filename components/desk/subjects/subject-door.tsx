import type { Route } from 'next'

import { DetailHeading } from '@/components/work/detail-heading'
import { Facts } from '@/components/work/facts'
import { DoneNotice } from '@/components/work/done-notice'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { EnquiryOfRequest } from '@/components/desk/subjects/enquiry-of-request'
import { endOfRequest, requestDates } from '@/components/desk/subjects/request-dates'
import { Typed } from '@/components/work/typed'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { EmailText } from '@/components/ui/email-text'
import { PageLink } from '@/components/ui/page-link'
import {
  subjectDoneWords,
  subjectDoorWords as words,
  subjectKindWords,
  subjectPageWords,
} from '@/lib/content/desk/subjects'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { SubjectRequestKind, SubjectRequestOutcome } from '@/lib/domain/desk/subject-request'

type Props = {
  request: {
    id: string
    kind: SubjectRequestKind
    email: string | null
    beganBy: string | null
    receivedOn: PlainDate
    dueOn: PlainDate
    doneAt: string | null
    outcome: SubjectRequestOutcome | null
    identity: string
    answer: string
  }
  memberId: string
  /** Nobody else is on the team. */
  isAlone: boolean
  done: unknown
  form: KeptForm | null
}

/** A request before the team may see what is kept, or one that was closed before. */
export function SubjectDoor({ request, memberId, isAlone, done, form }: Props) {
  const { kind, email, doneAt, identity, answer } = request
  return (
    <>
      <p>
        <PageLink href="/dashboard/team/subjects" className="text-link">
          {subjectPageWords.back}
        </PageLink>
      </p>
      <DoneNotice words={subjectDoneWords} done={done} />
      <DetailHeading
        heading={
          <>
            {subjectKindWords[kind]}: <br />
            <EmailText email={email ?? ''} />
          </>
        }
      />
      <EnquiryOfRequest subject={email} />
      <Facts
        facts={[
          ...requestDates(request),
          ...endOfRequest(request),
          ...(doneAt === null
            ? []
            : [
                { name: words.identity, value: <Typed>{identity}</Typed> },
                { name: words.answer, value: <Typed>{answer}</Typed> },
              ]),
        ]}
      />
      {doneAt === null ? <WaysIn request={request} memberId={memberId} isAlone={isAlone} form={form} /> : null}
    </>
  )
}

/** By the person's code, by a second member, or closed without. */
function WaysIn({ request: { id, kind, email, beganBy }, memberId, isAlone, form }: Omit<Props, 'done'>) {
  const kept = form?.values.form === 'subject-open' ? form : null
  const closing = form?.values.form === 'subject-close' ? form : null
  const hasCode = email?.includes('@') ?? false
  const [byCode, byReason] = ['code', 'reason'].map((by) => (kept?.values.by === by ? kept : null))
  return (
    <>
      <section className="dash-section" aria-labelledby="door">
        <h2 id="door">{words.heading}</h2>
        <p>{hasCode ? words.lead : words.leadWithoutCode}</p>
        {hasCode ? (
          <PostedForm
            to="desk"
            action="subject-open"
            submit={words.codeSubmit}
            hidden={{ id, by: 'code' }}
            kept={byCode ?? null}
          >
            <TextField
              id="code"
              name="code"
              label={words.code}
              hint={words.codeHint}
              inputMode="numeric"
              autoComplete="off"
              error={byCode?.message}
              defaultValue={byCode?.values.code ?? ''}
            />
          </PostedForm>
        ) : null}
      </section>
      <section className="dash-section" aria-labelledby="second">
        <h2 id="second">{hasCode ? words.second : words.secondAlone}</h2>
        {beganBy === memberId && isAlone ? (
          <>
            <p>{hasCode ? words.aloneByCode : words.aloneWithoutCode}</p>
            <p>
              <PageLink href={'/dashboard/team/people#add' as Route}>{words.addMember}</PageLink>
            </p>
          </>
        ) : beganBy === memberId ? (
          <p>{hasCode ? words.ownRequest : words.ownWithoutCode}</p>
        ) : (
          <PostedForm
            to="desk"
            action="subject-open"
            submit={words.reasonSubmit}
            look="secondary"
            hidden={{ id, by: 'reason' }}
            kept={byReason ?? null}
          >
            <TextAreaField
              id="reason"
              name="reason"
              label={words.reason}
              hint={words.reasonHint}
              rows={3}
              maxLength={500}
              error={byReason?.message}
              defaultValue={byReason?.values.reason ?? ''}
            />
          </PostedForm>
        )}
      </section>
      <details className="dash-more dash-more-quiet" open={closing !== null}>
        <summary>{words.close}</summary>
        <div>
          <p>{words.closeText}</p>
          <PostedForm
            to="desk"
            action="subject-close"
            submit={subjectPageWords.close.submit}
            look="secondary"
            hidden={{ id, kind, outcome: 'refused' }}
            kept={closing}
          >
            {(['identity', 'answer'] as const).map((name) => (
              <TextAreaField
                key={name}
                id={name}
                name={name}
                label={words[name]}
                rows={2}
                maxLength={500}
                error={problemOf(closing, name)}
                defaultValue={closing?.values[name] ?? ''}
              />
            ))}
          </PostedForm>
        </div>
      </details>
    </>
  )
}
