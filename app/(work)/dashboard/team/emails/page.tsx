import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { EmailList } from '@/components/desk/emails/email-list'
import { formWords } from '@/lib/content/forms/form-words'
import { deskEmailWords, emailStates } from '@/lib/content/desk/emails'
import { londonDay } from '@/lib/domain/dates/london-time'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadDeskEmails } from '@/lib/server/desk/emails'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadWaiting } from '@/lib/server/desk/waiting'

type Props = { searchParams: Promise<{ show?: unknown; after?: unknown; done?: unknown; again?: unknown }> }

export const metadata = privatePageMetadata(deskEmailWords.title)

export default async function EmailsRoute({ searchParams }: Props) {
  const member = await requireMember()
  const { show, after, done, again } = await searchParams
  const state = emailStates.find((known) => known === show) ?? 'dead'
  const key = typeof after === 'string' ? after : undefined
  const [found, waiting, kept] = await Promise.all([
    loadDeskEmails(member.id, state, key),
    loadWaiting(member.id, londonDay(new Date())),
    keptInput(again),
  ])
  if (!found || !waiting) return <p className="form-notice">{formWords.unavailable}</p>
  const moreHref = found.next
    ? (`/dashboard/team/emails?${new URLSearchParams({ show: state, after: found.next }).toString()}` as Route)
    : null
  return (
    <EmailList
      state={state}
      emails={found.emails}
      counts={{ dead: waiting.dead_emails, unsent: waiting.unsent_emails }}
      moreHref={moreHref}
      isFirst={key === undefined}
      done={done}
      kept={kept}
    />
  )
}
