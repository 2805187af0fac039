import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { OwnWorkScreen } from '@/components/casework/support/own-work-screen'
import { emailReminderOffer, supportReminderWords } from '@/lib/content/casework/support-reminders'
import { supportWorkWords } from '@/lib/content/casework/support-work'
import { remindedBy } from '@/lib/domain/casework/support-reminder'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { waysIn } from '@/lib/server/auth/ways-in'
import { loadSupportConversation } from '@/lib/server/casework/support-messages'
import { loadSupportWork } from '@/lib/server/casework/support-work'
import { momentNow } from '@/lib/server/hiring/take-application-step'

export const metadata = privatePageMetadata(supportWorkWords.ownTitle)

type Props = PageProps<'/dashboard/candidateportal/support/[reference]'>

export default async function OwnSupportWorkRoute({ params, searchParams }: Props) {
  const user = await requireAccess('/dashboard/candidateportal')
  const { reference } = await params
  const { again, done } = await searchParams
  const isReference = isPersonReference(reference)
  const [work, found, kept, { hasPhone }] = await Promise.all([
    isReference ? loadSupportWork(reference) : null,
    isReference ? loadSupportConversation(user.id, reference) : null,
    keptInput(again),
    waysIn(),
  ])
  if (!work) return <NotHere />
  const reminders = remindedBy({ ...work, hasAccount: work.has_account, canBeTexted: work.can_be_texted })
  const offersEmail = !hasPhone && (reminders === 'no_number' || reminders === 'not_safe')
  return (
    <OwnWorkScreen
      reference={reference}
      work={work}
      conversation={found === 'closed' ? null : found}
      moment={momentNow()}
      reminders={work.is_open ? (offersEmail ? emailReminderOffer : supportReminderWords.person[reminders]) : ''}
      to="candidate"
      overview="/dashboard/candidateportal/support"
      mentoring={`/dashboard/candidateportal/mentoring?with=${reference}`}
      nextId={crypto.randomUUID()}
      done={done}
      kept={kept}
    />
  )
}
