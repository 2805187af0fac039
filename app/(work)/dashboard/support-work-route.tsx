import type { Route } from 'next'

import { NotHere } from '@/app/not-here'
import { formsOf, type PeoplePortal } from '@/components/casework/people/portal-of-people'
import { SupportAppointments } from '@/components/casework/work/support-appointments'
import { SupportNotes } from '@/components/casework/work/support-notes'
import { SupportPlan } from '@/components/casework/work/support-plan'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { supportMessagesWords } from '@/lib/content/casework/support-messages'
import { supportReminderWords } from '@/lib/content/casework/support-reminders'
import { supportWorkDone, supportWorkProblems, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { whyNotReminded } from '@/lib/domain/casework/support-reminder'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadUnreadSupport } from '@/lib/server/casework/support-messages'
import { loadSupportWork } from '@/lib/server/casework/support-work'
import { momentNow } from '@/lib/server/hiring/take-application-step'

type Props = {
  portal: PeoplePortal
  params: Promise<{ reference: string }>
  searchParams: Promise<AddressQuery>
}

/** The work with one person in either portal: appointments, notes, the plan and what they need. */
export async function SupportWorkRoute({ portal, params, searchParams }: Props) {
  await requireAccess(portal)
  const { reference } = await params
  const { again, done } = await searchParams
  const [work, kept, unread] = await Promise.all([
    isPersonReference(reference) ? loadSupportWork(reference) : null,
    keptInput(again),
    loadUnreadSupport(),
  ])
  if (!work) return <NotHere />
  const noReminder = whyNotReminded({ ...work, hasAccount: work.has_account })
  const reminders = work.is_open ? supportReminderWords.worker[noReminder ?? 'reminded'] : ''
  const to = formsOf(portal)
  const fresh = unread?.find((one) => one.reference === reference)
  const writes = work.is_open ? { to, reference } : null
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`${portal}/people/${reference}` as Route} className="text-link">
          {words.back}
        </PageLink>
      </p>
      <DoneNotice words={supportWorkDone} done={done} />
      <ProblemNotice kept={kept} forms={['step-tick', 'need-set']} />
      <DetailHeading heading={words.title(work.name)} isPrinted />
      {writes ? null : <p className="notice">{supportWorkProblems.no_consent}</p>}
      <p className="not-on-paper">
        <ButtonLink href={`${portal}/people/${reference}/messages` as Route} look="secondary">
          {supportMessagesWords.open}
        </ButtonLink>{' '}
        {fresh ? <Badge tone="wait">{supportMessagesWords.unread(fresh.unread)}</Badge> : null}
      </p>
      <SupportAppointments
        appointments={work.appointments}
        writes={writes}
        kept={kept}
        moment={momentNow()}
        reminders={reminders}
        calendar={to}
      />
      <SupportPlan
        steps={work.steps}
        needs={work.needs}
        ticks={writes && { action: `/api/${to}/step-tick`, reference }}
        isOwn={false}
        writes={writes}
        kept={kept}
      />
      <SupportNotes notes={work.notes} writes={writes} kept={kept} />
    </>
  )
}
