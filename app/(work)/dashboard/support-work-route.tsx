import { unopenedFile } from '@/app/(work)/dashboard/unopened-file'
import { SupportWorkScreen } from '@/components/casework/work/support-work-screen'
import { supportReminderWords } from '@/lib/content/casework/support-reminders'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { remindedBy } from '@/lib/domain/casework/support-reminder'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadSupportWork } from '@/lib/server/casework/support-work'
import { momentNow } from '@/lib/server/hiring/take-application-step'

type Props = {
  portal: LivePortal
  params: Promise<{ reference: string }>
  searchParams: Promise<AddressQuery>
}

/** The work with one person in either portal: appointments, notes, the plan and what they need. */
export async function SupportWorkRoute({ portal, params, searchParams }: Props) {
  await requireAccess(portal)
  const { reference } = await params
  const { again, book, correct, done, on } = await searchParams
  const [work, kept] = await Promise.all([
    isPersonReference(reference) ? loadSupportWork(reference) : null,
    keptInput(again),
  ])
  if (!work) return unopenedFile(portal, reference, 'work')
  const reminders = remindedBy({ ...work, hasAccount: work.has_account, canBeTexted: work.can_be_texted })
  return (
    <SupportWorkScreen
      portal={portal}
      reference={reference}
      work={work}
      moment={momentNow()}
      reminders={work.is_open ? supportReminderWords.worker[reminders] : ''}
      isReminded={reminders === 'text' || reminders === 'email'}
      isBooking={book !== undefined}
      bookOn={parseDate(givenText(book))}
      correcting={givenText(correct)}
      done={done}
      bookedOn={parseDate(givenText(on))}
      kept={kept}
    />
  )
}
