import type { Metadata } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { EnquiryScreen } from '@/components/desk/enquiry/enquiry-screen'
import { PageLink } from '@/components/ui/page-link'
import { DetailHeading } from '@/components/work/detail-heading'
import { enquiryWords } from '@/lib/content/desk/enquiry'
import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { londonDay, londonTime } from '@/lib/domain/dates/london-time'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import { isReference } from '@/lib/domain/enquiries/reference'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadReplyDraft } from '@/lib/server/desk/enquiry-replies'
import { loadEnquiry } from '@/lib/server/desk/load-enquiry'
import { noteOpening } from '@/lib/server/desk/note-opening'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadTasks } from '@/lib/server/desk/tasks'
import { setOwnStatus } from '@/lib/server/http/own-status'

/** Its address was typed, or is kept in an email for longer than the enquiry. */
function NoEnquiry() {
  setOwnStatus(404)
  return (
    <>
      <DetailHeading heading={enquiryWords.noneHeading} shows={enquiryWords.noneText} />
      <p>
        <PageLink href="/dashboard/team/enquiries">{enquiryWords.back}</PageLink>
      </p>
    </>
  )
}

type Props = PageProps<'/dashboard/team/enquiries/[reference]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { reference } = await params
  return privatePageMetadata(isReference(reference) ? reference : enquiryWords.back)
}

export default async function EnquiryRoute({ params, searchParams }: Props) {
  const member = await requireMember()
  const { reference } = await params
  if (!isReference(reference)) return <NoEnquiry />
  const { again, done, note } = await searchParams
  const [enquiry, draft, kept] = await Promise.all([
    loadEnquiry(reference, member.id),
    loadReplyDraft(reference),
    keptInput(again),
  ])
  if (!enquiry) return <NoEnquiry />
  await noteOpening(member.id, 'enquiry', reference)
  const now = new Date()
  const today = londonDay(now)
  const goesOn = done === 'reply' || done === 'contact' || done === 'close'
  const tasks = goesOn ? await loadTasks(member.id, today) : null
  const next = tasks?.find(({ kind, subject }) => (kind === 'enquiry' || kind === 'try') && subject !== reference)
  return (
    <>
      <p className="not-on-paper">
        <PageLink href="/dashboard/team/enquiries" className="text-link">
          {enquiryWords.back}
        </PageLink>
      </p>
      <EnquiryScreen
        enquiry={enquiry}
        memberId={member.id}
        moment={{
          at: now,
          today,
          nextWorkingDay: addWorkingDays(today, 1, bankHolidayDays),
          now: `${today}T${londonTime(now)}`,
        }}
        kept={kept}
        done={done}
        next={next?.subject}
        isNoting={note === 'contact'}
        hasDraft={draft !== null}
      />
    </>
  )
}
