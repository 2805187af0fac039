import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { ReplyForm } from '@/components/desk/enquiry/reply-form'
import { ReplyFrame } from '@/components/desk/enquiry/reply-frame'
import { replyTemplates, replyWords as words, startOfReply } from '@/lib/content/desk/reply'
import { isReference } from '@/lib/domain/enquiries/reference'
import { chosenOf } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadReplyDraft } from '@/lib/server/desk/enquiry-replies'
import { loadEnquiry } from '@/lib/server/desk/load-enquiry'
import { noteOpening } from '@/lib/server/desk/note-opening'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.title)

type Props = PageProps<'/dashboard/team/enquiries/[reference]/reply'>

export default async function ReplyRoute({ params, searchParams }: Props) {
  const member = await requireMember()
  const { reference } = await params
  if (!isReference(reference)) return <NotHere />
  const { again, template } = await searchParams
  const [enquiry, draft, kept] = await Promise.all([
    loadEnquiry(reference, member.id),
    loadReplyDraft(reference),
    keptInput(again),
  ])
  if (!enquiry) return <NotHere />
  await noteOpening(member.id, 'enquiry', reference)
  const chosen = chosenOf(replyTemplates, template, null)
  const own = chosen ? null : draft
  const start = own ?? startOfReply(chosen ?? 'answer', enquiry.name.split(' ')[0] ?? '', reference)
  return (
    <ReplyFrame enquiry={enquiry} heading={words.heading(enquiry.name)} kept={kept}>
      {(email) => (
        // What the form begins with is read once: another template is another form.
        <ReplyForm key={chosen} reference={reference} email={email} start={start} isDraft={own !== null} kept={kept} />
      )}
    </ReplyFrame>
  )
}
