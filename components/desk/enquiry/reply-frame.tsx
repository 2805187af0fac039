import type { ReactNode } from 'react'

import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { replyWords as words } from '@/lib/content/desk/reply'
import { telephoneLink } from '@/lib/domain/desk/contact-links'
import type { EnquiryView } from '@/lib/domain/desk/enquiry-view'

type Props = {
  enquiry: EnquiryView
  heading: string
  /** Shown only if somebody can be written to: there is an address, and the enquiry is open. */
  children: (email: string) => ReactNode
}

/** The frame of the pages for a reply, which say so when there is nobody to write to. */
export function ReplyFrame({ enquiry, heading, children }: Props) {
  const { reference, work, email, phone } = enquiry
  const blocked = work.isHeld ? 'held' : work.state === 'closed' ? 'closed' : null
  const call = phone ? telephoneLink(phone) : undefined
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`/dashboard/team/enquiries/${reference}`} className="text-link">
          {words.back(reference)}
        </PageLink>
      </p>
      <h1>
        <Typed>{heading}</Typed>
      </h1>
      {blocked ? (
        <p>{words.notOpen[blocked]}</p>
      ) : email ? (
        children(email)
      ) : (
        <>
          <h2>{words.noAddressHeading}</h2>
          <p>
            {words.noAddress} {call && phone ? <a href={call}>{words.call(phone)}</a> : null}
          </p>
        </>
      )}
    </>
  )
}
