import type { ReactNode } from 'react'

import { ChangedSince } from '@/components/desk/enquiry/changed-since'
import { SentFields } from '@/components/desk/enquiry/sent-fields'
import { ProblemSummary } from '@/components/forms/problem-summary'
import { problemsOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { deskListWords } from '@/lib/content/desk/enquiries'
import { enquiryWords } from '@/lib/content/desk/enquiry'
import { replyWords as words } from '@/lib/content/desk/reply'
import { capitalised } from '@/lib/content/wording/date-text'
import { momentText } from '@/lib/content/wording/moment-text'
import { telephoneLink } from '@/lib/domain/desk/contact-links'
import type { EnquiryView } from '@/lib/domain/desk/enquiry-view'

type Props = {
  enquiry: EnquiryView
  heading: string
  kept: KeptForm | null
  /** Shown only if somebody can be written to: there is an address, and the enquiry is open. */
  children: (email: string) => ReactNode
}

/** The frame of the pages for a reply: the enquiry beside the answer. They say so when there is nobody to write to. */
export function ReplyFrame({ enquiry, heading, kept, children }: Props) {
  const { reference, work, email, phone, fields, history } = enquiry
  const blocked = work.isHeld ? 'held' : work.state === 'closed' ? 'closed' : null
  const call = phone ? telephoneLink(phone) : undefined
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`/dashboard/team/enquiries/${reference}`} className="text-link">
          {words.back(reference)}
        </PageLink>
      </p>
      {kept ? (
        <ProblemSummary id="problem" problems={problemsOf(kept)}>
          <ChangedSince history={history} kept={kept} />
        </ProblemSummary>
      ) : null}
      <div className="screen-heading">
        <h1>
          <Typed>{heading}</Typed>
        </h1>
      </div>
      {blocked ? (
        <p>{words.notOpen[blocked]}</p>
      ) : email ? (
        <div className="desk-columns">
          <section className="dash-section" aria-labelledby="sent">
            <h2 id="sent">{enquiryWords.sentHeading}</h2>
            <p className="dash-aside">{capitalised(deskListWords.sentOn(momentText(work.receivedAt)))}</p>
            <SentFields fields={fields} />
          </section>
          <div>{children(email)}</div>
        </div>
      ) : (
        <>
          <h2 className="dash-heading">{words.noAddressHeading}</h2>
          <p>
            {words.noAddress} {call && phone ? <a href={call}>{words.call(phone)}</a> : null}
          </p>
        </>
      )}
    </>
  )
}
