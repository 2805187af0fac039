import { Badge } from '@/components/work/badge'
import { DetailHeading } from '@/components/work/detail-heading'
import { Facts } from '@/components/work/facts'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { EnquiryOfRequest } from '@/components/desk/subjects/enquiry-of-request'
import { EraseRequest } from '@/components/desk/subjects/erase-request'
import { SubjectAccount } from '@/components/desk/subjects/subject-account'
import { SubjectHiring } from '@/components/desk/subjects/subject-hiring'
import { SubjectEnquiry } from '@/components/desk/subjects/subject-enquiry'
import { endOfRequest, requestDates } from '@/components/desk/subjects/request-dates'
import type { SubjectView } from '@/components/desk/subjects/kept-about'
import { TextAreaField } from '@/components/forms/text-area-field'
import { SelectField } from '@/components/forms/select-field'
import { Button } from '@/components/ui/button'
import { EmailText } from '@/components/ui/email-text'
import { PageLink } from '@/components/ui/page-link'
import {
  daysLeftText,
  subjectDoneWords,
  subjectKindWords,
  subjectListWords,
  subjectOutcomeWords,
  subjectPageWords,
} from '@/lib/content/desk/subjects'
import { searchText } from '@/lib/content/job-board/job-alerts'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { daysBetween } from '@/lib/domain/dates/plain-date'
import { outcomesByHand } from '@/lib/domain/desk/subject-request'

type Props = SubjectView & { done: unknown; form: KeptForm | null }

const { facts, close } = subjectPageWords

/** One person's request about their own data: what is stored, and what can be done about it. */
export function SubjectPage({ kept, today, done, form }: Props) {
  const {
    request,
    enquiries,
    account,
    requests,
    saved_searches: searches,
    organisation_invitations: invitations,
  } = kept
  const isEmpty = [enquiries, searches, invitations, kept.invitation_emails, kept.own_referrals].every(
    ({ length }) => length === 0,
  )
  const isOpen = request.doneAt === null
  const closing = form?.values.form === 'subject-close' ? form : null
  const page = `/dashboard/team/subjects/${request.id}` as const
  const others = requests.filter(({ id }) => id !== request.id)
  return (
    <>
      <p className="not-on-paper">
        <PageLink href="/dashboard/team/subjects" className="text-link">
          {subjectPageWords.back}
        </PageLink>
      </p>
      <DoneNotice words={subjectDoneWords} done={done} />
      {isOpen ? null : <ProblemNotice kept={form} forms={['subject-close', 'subject-erase']} />}
      <DetailHeading
        heading={
          <>
            {subjectKindWords[request.kind]}: <br />
            <EmailText email={request.email ?? subjectListWords.erased(request.digest)} />
          </>
        }
        isPrinted
      />
      <EnquiryOfRequest subject={request.email} />
      <Facts
        facts={[
          ...requestDates(request),
          ...(isOpen
            ? [{ name: facts.left, value: <Badge>{daysLeftText(daysBetween(today, request.dueOn))}</Badge> }]
            : endOfRequest(request)),
          ...(request.answer === ''
            ? []
            : [
                { name: close.identity, value: request.identity },
                { name: close.answer, value: request.answer },
              ]),
        ]}
      />
      {others.length > 0 ? (
        <>
          <h2 className="dash-heading">{subjectPageWords.others}</h2>
          <ul className="bullet-list">
            {others.map(({ id, kind, receivedOn, outcome }) => (
              <li key={id}>
                <PageLink href={`/dashboard/team/subjects/${id}`}>
                  {subjectKindWords[kind]}, {dayText(receivedOn)}
                </PageLink>{' '}
                {outcome ? subjectOutcomeWords[outcome] : subjectPageWords.isOpen}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={isOpen ? 'desk-columns' : undefined}>
        {request.email === null ? (
          <p>
            {subjectPageWords.gone} <Typed>{request.digest}</Typed>
          </p>
        ) : (
          <section className="dash-section" aria-labelledby="kept">
            <h2 id="kept" className="dash-heading">
              {subjectPageWords.kept}
            </h2>
            {isEmpty && !account ? <p>{subjectPageWords.nothing}</p> : null}
            <form action="/api/desk/subject-data" method="post" className="not-on-paper">
              <input type="hidden" name="id" value={request.id} />
              {request.kind === 'rectification' && isOpen && enquiries.length > 0 ? (
                <p>{subjectPageWords.correctHow}</p>
              ) : null}
              <p>
                {request.kind === 'access' ? subjectPageWords.downloadPrint : null} {subjectPageWords.downloadText}
              </p>
              <Button type="submit" look="secondary">
                {subjectPageWords.download}
              </Button>
            </form>
            <SubjectAccount account={account} />
            <SubjectHiring account={account} organisation_invitations={invitations} />
            {searches.length > 0 ? (
              <section aria-labelledby="searches">
                <h3 id="searches">{subjectPageWords.searches}</h3>
                <ul className="bullet-list">
                  {searches.map(({ query, asked_at: askedAt, confirmed_at: confirmedAt }) => (
                    <li key={askedAt}>
                      {momentDayText(askedAt)}: {subjectPageWords.searchLine(searchText(query), confirmedAt !== null)}
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            {kept.own_referrals.length > 0 ? (
              <section aria-labelledby="referrals">
                <h3 id="referrals">{subjectPageWords.referrals}</h3>
                <ul className="bullet-list">
                  {kept.own_referrals.map(({ reference, organisation, sentAt }) => (
                    <li key={reference}>
                      <Typed>{subjectPageWords.referralLine(momentDayText(sentAt), reference, organisation)}</Typed>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            {enquiries.map((enquiry) => (
              <SubjectEnquiry
                key={enquiry.reference}
                enquiry={enquiry}
                correctAt={isOpen && request.kind === 'rectification' ? `${page}/correct` : null}
              />
            ))}
          </section>
        )}
        {isOpen ? (
          <div>
            {request.kind === 'erasure' ? <EraseRequest kept={kept} form={form} /> : null}
            <section className="dash-section not-on-paper" aria-labelledby="close">
              <h2 id="close" className="dash-heading">
                {close.headings[request.kind]}
              </h2>
              <p>{close.text}</p>
              <PostedForm
                to="desk"
                action="subject-close"
                submit={close.submit}
                hidden={{ id: request.id, kind: request.kind }}
                kept={form}
              >
                <SelectField
                  id="outcome"
                  name="outcome"
                  label={close.outcome}
                  options={[
                    { value: '', label: close.choose },
                    ...outcomesByHand(request.kind).map((outcome) => ({
                      value: outcome,
                      label: subjectOutcomeWords[outcome],
                    })),
                  ]}
                  required
                  defaultValue={closing?.values.outcome ?? ''}
                  error={problemOf(closing, 'outcome')}
                />
                {(['identity', 'answer'] as const).map((name) => (
                  <TextAreaField
                    key={name}
                    id={name}
                    name={name}
                    label={close[name]}
                    hint={name === 'identity' ? close.identityHint : close.answerHints[request.kind]}
                    rows={2}
                    maxLength={500}
                    defaultValue={closing?.values[name] ?? ''}
                    error={problemOf(closing, name)}
                  />
                ))}
              </PostedForm>
            </section>
          </div>
        ) : null}
      </div>
    </>
  )
}
