import type { Route } from 'next'

import { AlertText } from '@/components/casework/work/support-alerts'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { fileWords as words } from '@/lib/content/casework/people'
import { supportAlertLinks, supportWorkWords } from '@/lib/content/casework/support-work'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { messagesPath, workPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { SupportAlert } from '@/lib/domain/casework/support-alerts'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** What is due with somebody, and the next appointment with them. */
export type Due = {
  alerts: readonly SupportAlert[]
  nextAppointment: { on: PlainDate; at: WallTime } | null
}

type Props = {
  portal: PeoplePortal
  reference: string
  name: string
  due: Due
  /** Messages from the person that nobody has read. */
  unread: number
  /** Whether anything can be written in the file. */
  isOpen: boolean
}

/** What is to be done next with one person. */
export function WhatsNext({ portal, reference, name, due: { alerts, nextAppointment }, unread, isOpen }: Props) {
  const work = workPath(portal, reference)
  // These two stand at the head of the file already, with what is done about them.
  const shown = alerts.filter(({ kind }) => kind !== 'correction_asked' && kind !== 'consent_ends')
  // A message that has waited for days is an alert.
  const isNews = unread > 0 && !shown.some(({ kind }) => kind === 'message_unread')
  return (
    <section className="dash-section not-on-paper" aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      {shown.length === 0 && !isNews ? null : (
        <ul>
          {isNews ? (
            <li>
              {words.newMessages(unread)}{' '}
              <PageLink href={messagesPath(portal, reference) as Route}>{supportAlertLinks.message_unread}</PageLink>
            </li>
          ) : null}
          {shown.map((alert) => (
            <li key={alert.kind}>
              <AlertText portal={portal} alert={{ ...alert, reference, name }} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {nextAppointment
          ? words.nextAppointment(weekdayText(nextAppointment.on), timeText(nextAppointment.at))
          : words.noAppointment}
      </p>
      {isOpen ? (
        <p className="button-row">
          <ButtonLink href={`${work}?book=1#appointments` as Route} look="secondary" isSmall>
            {supportWorkWords.book}
          </ButtonLink>
          <ButtonLink href={`${work}#notes` as Route} look="secondary" isSmall>
            {supportWorkWords.note}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  )
}
