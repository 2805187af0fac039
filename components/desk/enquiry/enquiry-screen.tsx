import type { ReactNode } from 'react'

import { ProblemSummary } from '@/components/forms/problem-summary'
import { Badge } from '@/components/work/badge'
import { DetailHeading } from '@/components/work/detail-heading'
import { CopyButton } from '@/components/desk/enquiry/copy-button'
import { ChangedSince } from '@/components/desk/enquiry/changed-since'
import { EnquiryHistory } from '@/components/desk/enquiry/enquiry-history'
import { EnquiryConsents, EnquiryEmails, EnquirySameAddress } from '@/components/desk/enquiry/enquiry-papers'
import { SentFields } from '@/components/desk/enquiry/sent-fields'
import { EnquiryWorkForms, type DeskMoment } from '@/components/desk/enquiry/enquiry-work-forms'
import { ButtonLink } from '@/components/ui/button-link'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { TypedTexts, typedTexts } from '@/components/work/typed-texts'
import { deskListWords, dueText, sourceLabels, stateText } from '@/lib/content/desk/enquiries'
import { enquiryDoneWords, enquiryProblems, enquiryWords, seesClosedWords } from '@/lib/content/desk/enquiry'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { momentText } from '@/lib/content/wording/moment-text'
import { mailtoLink, telephoneLink } from '@/lib/domain/desk/contact-links'
import { dueStateOf } from '@/lib/domain/desk/enquiry-tabs'
import { urgentWordsIn } from '@/lib/domain/desk/urgency'
import type { EnquiryView } from '@/lib/domain/desk/enquiry-view'

type Props = {
  enquiry: EnquiryView
  memberId: string
  moment: DeskMoment
  kept: KeptForm | null
  /** Whatever the URL says was done. */
  done: unknown
  /** The reference of another enquiry that waits, for somebody who has just answered or closed this one. */
  next?: string | null
  /** Whether somebody came to note a contact. */
  isNoting: boolean
  /** Whether the member has begun a reply and not sent it. @default false */
  hasDraft?: boolean
}

type SectionProps = { id: string; heading: string; children: ReactNode }

const Section = ({ id, heading, children }: SectionProps) => (
  <section className="dash-section" aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
)

type HappenedProps = Pick<Props, 'enquiry' | 'kept' | 'done' | 'next'> & {
  /** Whether the forms with a note are on the page, with what was typed. */
  isOpen: boolean
}

/** The outcome of the last form and, if somebody else was quicker, what they did meanwhile. */
function WhatHappened({ enquiry, kept, done, next, isOpen }: HappenedProps) {
  if (kept) {
    const isClosedMeanwhile =
      enquiry.work.state === 'closed' && kept.message === enquiryProblems.changed && Boolean(kept.values.note?.trim())
    const problem = isClosedMeanwhile
      ? { fieldId: null, message: enquiryProblems.closedMeanwhile }
      : { fieldId: kept.field, message: kept.message }
    return (
      <ProblemSummary id="problem" problems={[problem]}>
        <ChangedSince history={enquiry.history} kept={kept} />
        {isOpen ? null : (
          <TypedTexts texts={typedTexts(kept, { note: enquiryWords.noteTyped })} isSaid={isClosedMeanwhile} />
        )}
      </ProblemSummary>
    )
  }
  return typeof done === 'string' && Object.hasOwn(enquiryDoneWords, done) ? (
    <>
      <p className="notice" role="status">
        <strong>{enquiryDoneWords[done as keyof typeof enquiryDoneWords]}</strong>
        {done === 'close' && enquiry.sameAddress?.account?.isVerified ? ` ${seesClosedWords}` : null}
      </p>
      {next || (done === 'contact' && isOpen) ? (
        <p className="button-row">
          {next ? (
            <ButtonLink href={`/dashboard/team/enquiries/${next}`} isSmall>
              {enquiryWords.next}
            </ButtonLink>
          ) : null}
          {done === 'contact' && isOpen ? (
            // A field in the form: a browser opens what is closed around the target of a link.
            <a href="#close-note" className="text-link">
              {enquiryWords.closeHeading}
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  ) : null
}

function ownerText({ work: { ownerId }, members }: EnquiryView, memberId: string): string {
  if (ownerId === null) return enquiryWords.nobody
  const owner = members?.find(({ id }) => id === ownerId)
  if (!owner) return members === null ? enquiryWords.unavailable : enquiryWords.formerMember
  return owner.id === memberId ? enquiryWords.you(owner.email) : owner.email
}

type WayProps = {
  name: string
  /** Null if they gave none. */
  typed: string | null
  href: string | undefined
}

function WayToReach({ name, typed, href }: WayProps) {
  if (typed === null) {
    return (
      <li>
        <span>{name}</span>
        {enquiryWords.notGiven}
      </li>
    )
  }
  return (
    <li>
      <span>{name}</span>
      {href ? (
        <a href={href}>
          <Typed>{typed}</Typed>
        </a>
      ) : (
        <Typed>{typed}</Typed>
      )}
      <CopyButton text={typed} name={name} />
    </li>
  )
}

/** One enquiry: what the person sent, how to reach them, what was done and what to do. */
export function EnquiryScreen(props: Props) {
  const { enquiry, memberId, moment, kept, done, next = null, isNoting, hasDraft } = props
  const { reference, source, name, email, phone, fields, work, history } = enquiry
  const isOpen = work.state !== 'closed' && !work.isHeld
  const isWaiting = isOpen && work.state === 'received'
  const written = fields.filter(({ isLong }) => isLong).map(({ value }) => value)
  const urgent = isOpen ? urgentWordsIn(written.join('\n')) : null
  const due = dueStateOf(work.dueOn, moment.today, bankHolidayDays)
  return (
    <>
      <WhatHappened enquiry={enquiry} kept={kept} done={done} next={next} isOpen={isOpen} />
      <DetailHeading heading={<Typed>{name}</Typed>}>
        <p className="lead">
          {sourceLabels[source]}, {reference}
        </p>
        <div className="dash-badges">
          {work.isHeld ? <Badge tone="warn">{enquiryWords.held}</Badge> : null}
          <Badge>{stateText(work.state, work.nextTryOn, work.outcome)}</Badge>
          {urgent ? <Badge tone="warn">{deskListWords.urgent(urgent)}</Badge> : null}
          {isWaiting ? <Badge tone={due.is === 'early' ? 'plain' : 'warn'}>{dueText(due)}</Badge> : null}
        </div>
        <ul className="plain-list desk-how-far">
          <li>
            {enquiryWords.owner}: <Typed>{ownerText(enquiry, memberId)}</Typed>
          </li>
          <li>{enquiryWords.receivedOn(momentText(work.receivedAt))}</li>
          <li>
            {work.firstContactAt === null
              ? enquiryWords.dueOn(work.dueOn)
              : enquiryWords.contactedOn(momentText(work.firstContactAt))}
          </li>
          {work.nextTryOn ? <li>{enquiryWords.nextTry(work.nextTryOn)}</li> : null}
          {work.failedTries > 0 ? <li>{enquiryWords.tries(work.failedTries)}</li> : null}
        </ul>
      </DetailHeading>
      {/* What they wrote comes before what to do about it, which is beside it on a wide screen. */}
      <div className="desk-columns">
        <div>
          <Section id="sent" heading={enquiryWords.sentHeading}>
            <SentFields fields={fields} />
          </Section>
        </div>
        <div>
          <Section id="reach" heading={enquiryWords.reachHeading}>
            <ul className="plain-list desk-reach">
              <WayToReach
                name={enquiryWords.phone}
                typed={phone}
                href={phone === null ? undefined : telephoneLink(phone)}
              />
              <WayToReach
                name={enquiryWords.email}
                typed={email}
                href={email === null ? undefined : mailtoLink(email, reference)}
              />
            </ul>
          </Section>
          <Section id="work" heading={enquiryWords.workHeading}>
            <EnquiryWorkForms
              enquiry={enquiry}
              memberId={memberId}
              moment={moment}
              kept={kept}
              isNoting={isNoting}
              isAnswered={next !== null}
              hasDraft={hasDraft}
            />
          </Section>
        </div>
        <div>
          <Section id="same" heading={enquiryWords.sameHeading}>
            <EnquirySameAddress same={enquiry.sameAddress} hasAddress={email !== null} />
          </Section>
          <Section id="history" heading={enquiryWords.historyHeading}>
            {history.length === 0 ? (
              <p>{enquiryWords.noHistory}</p>
            ) : (
              <EnquiryHistory lines={history} emails={enquiry.emails ?? []} />
            )}
          </Section>
        </div>
      </div>
      <Section id="consents" heading={enquiryWords.consentsHeading}>
        {enquiry.consents.length === 0 ? (
          <p>{enquiryWords.noConsents}</p>
        ) : (
          <EnquiryConsents consents={enquiry.consents} />
        )}
      </Section>
      <Section id="emails" heading={enquiryWords.emailsHeading}>
        <EnquiryEmails enquiry={enquiry} />
      </Section>
    </>
  )
}
