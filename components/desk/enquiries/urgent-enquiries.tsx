import type { Route } from 'next'

import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { deskListWords as words } from '@/lib/content/desk/enquiries'
import { momentText } from '@/lib/content/wording/moment-text'

type Props = {
  /** Those of one page of the list. */
  enquiries: readonly { reference: string; name: string; receivedAt: string; state: string; urgent: string | null }[]
}

/** Links to those that may be urgent, above a list in which they can stand anywhere. */
export function UrgentEnquiries({ enquiries }: Props) {
  const urgent = enquiries.filter(({ urgent: said, state }) => said !== null && state !== 'closed')
  if (urgent.length === 0) return null
  return (
    <section className="notice dash-section not-on-paper" aria-label={words.mayBeUrgent}>
      <strong>{words.mayBeUrgent}</strong>
      <ul className="bullet-list">
        {urgent.map(({ reference, name, receivedAt, urgent: said }) => (
          <li key={reference}>
            <PageLink href={`/dashboard/team/enquiries/${reference}` as Route}>
              <Typed>{name}</Typed>
            </PageLink>
            : ‘{said}’, {words.sentOn(momentText(receivedAt))}
          </li>
        ))}
      </ul>
    </section>
  )
}
