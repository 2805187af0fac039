import { redirect } from 'next/navigation'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { ReplyFrame } from '@/components/desk/enquiry/reply-frame'
import { ReplyPreview } from '@/components/desk/enquiry/reply-preview'
import { leftToWrite, replyWords as words } from '@/lib/content/desk/reply'
import { londonDay } from '@/lib/domain/dates/london-time'
import { isReference } from '@/lib/domain/enquiries/reference'
import { publicEnv } from '@/lib/public-env'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadReplyDraft } from '@/lib/server/desk/enquiry-replies'
import { loadEnquiry } from '@/lib/server/desk/load-enquiry'
import { noteOpening } from '@/lib/server/desk/note-opening'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.previewHeading)

type Props = PageProps<'/dashboard/team/enquiries/[reference]/reply/preview'>

export default async function ReplyPreviewRoute({ params, searchParams }: Props) {
  const member = await requireMember()
  const { reference } = await params
  if (!isReference(reference)) return <NotHere />
  const { again } = await searchParams
  const [enquiry, draft, kept] = await Promise.all([
    loadEnquiry(reference, member.id),
    loadReplyDraft(reference),
    keptInput(again),
  ])
  if (!enquiry) return <NotHere />
  // It has been sent, or was never written.
  if (!draft) redirect(`/dashboard/team/enquiries/${reference}`)
  // It was kept for later, and is not ready to be sent.
  if (leftToWrite.some((gap) => draft.text.includes(gap))) redirect(`/dashboard/team/enquiries/${reference}/reply`)
  await noteOpening(member.id, 'enquiry', reference)
  return (
    <ReplyFrame enquiry={enquiry} heading={words.previewHeading} kept={kept}>
      {(email) => (
        <ReplyPreview
          enquiry={enquiry}
          email={email}
          draft={draft}
          contactEmail={publicEnv.contactEmail}
          kept={kept}
          today={londonDay(new Date())}
        />
      )}
    </ReplyFrame>
  )
}
