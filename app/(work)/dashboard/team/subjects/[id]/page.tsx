import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { SubjectDoor } from '@/components/desk/subjects/subject-door'
import { SubjectPage } from '@/components/desk/subjects/subject-page'
import { subjectPageWords } from '@/lib/content/desk/subjects'
import { londonDay } from '@/lib/domain/dates/london-time'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadTeamMembers } from '@/lib/server/desk/members'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadSubject } from '@/lib/server/desk/subjects'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ done?: unknown; again?: unknown }> }

export const metadata = privatePageMetadata(subjectPageWords.title)

export default async function SubjectRoute({ params, searchParams }: Props) {
  const member = await requireMember()
  const { done, again } = await searchParams
  const [found, form] = await Promise.all([loadSubject(member.id, (await params).id), keptInput(again)])
  if (!found) return <NotHere />
  if ('notOpened' in found) {
    const members = await loadTeamMembers(member.id)
    return (
      <SubjectDoor
        request={found.notOpened}
        memberId={member.id}
        isAlone={members?.length === 1}
        done={done}
        form={form}
      />
    )
  }
  return <SubjectPage kept={found.kept} today={londonDay(new Date())} done={done} form={form} />
}
