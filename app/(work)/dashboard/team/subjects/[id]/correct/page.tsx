import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { CorrectField } from '@/components/desk/subjects/correct-field'
import { subjectCorrectionWords } from '@/lib/content/desk/subjects'
import { keptInput } from '@/lib/server/auth/kept-input'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadSubject } from '@/lib/server/desk/subjects'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ reference?: unknown; field?: unknown; again?: unknown }>
}

export const metadata = privatePageMetadata(subjectCorrectionWords.title)

export default async function CorrectRoute({ params, searchParams }: Props) {
  const member = await requireMember()
  const { id } = await params
  const { reference, field, again } = await searchParams
  const [found, form] = await Promise.all([loadSubject(member.id, id), keptInput(again)])
  const kept = found && 'kept' in found ? found.kept : null
  const enquiry = kept?.enquiries.find((one) => one.reference === reference)
  const typed = enquiry?.fields.find((one) => one.field === field)
  if (!enquiry || !typed || kept?.request.doneAt !== null) return <NotHere />
  return <CorrectField requestId={id} enquiry={enquiry} field={typed.field} value={typed.value} form={form} />
}
