import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Typed } from '@/components/work/typed'
import { supportMessagesWords as words } from '@/lib/content/casework/support-messages'

type Props = { unread: readonly { reference: string; name: string; unread: number }[] }

/** On the first page of somebody who is helped: which organisations have written to them. */
export function NewSupportMessages({ unread }: Props) {
  return unread.map(({ reference, name, unread: count }) => (
    <p key={reference} className="notice">
      <PageLink href={`/dashboard/candidateportal/support/${reference}` as Route}>
        {words.newMessages(count)}
        {': '}
        <Typed>{name}</Typed>
      </PageLink>
    </p>
  ))
}
