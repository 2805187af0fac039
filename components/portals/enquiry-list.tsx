import type { ShownEnquiry } from '@/components/portals/shown-enquiry'
import { PageLink } from '@/components/ui/page-link'
import { enquirySourceWords, enquiryStateWords, portalWords } from '@/lib/content/account/portals'
import { momentDayText } from '@/lib/content/wording/moment-text'

type Props = { enquiries: readonly ShownEnquiry[] }

/** One card each, because a table would be wider than a phone. */
export function EnquiryList({ enquiries }: Props) {
  return (
    <>
      <p>{portalWords.enquiriesText}</p>
      <ul className="plain-list portal-enquiries">
        {enquiries.map(({ reference, source, state, sentAt, stateChangedAt }) => (
          <li key={reference} className="card">
            <h3>{reference}</h3>
            <dl className="portal-facts">
              <dt>{portalWords.about}</dt>
              <dd>{enquirySourceWords[source]}</dd>
              <dt>{portalWords.sent}</dt>
              <dd>{momentDayText(sentAt)}</dd>
              <dt>{portalWords.state}</dt>
              <dd>
                <strong>{enquiryStateWords[state]}</strong>
                {state === 'received' ? null : `, ${portalWords.since} ${momentDayText(stateChangedAt)}`}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      <p>
        {portalWords.notYours} <PageLink href="/contact">{portalWords.tellUs}</PageLink>
      </p>
    </>
  )
}
