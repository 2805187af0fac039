import type { Route } from 'next'

import { privatePageMetadata } from '@/app/page-metadata'
import { SubjectList } from '@/components/desk/subjects/subject-list'
import { formWords } from '@/lib/content/forms/form-words'
import { subjectListWords } from '@/lib/content/desk/subjects'
import { londonDay } from '@/lib/domain/dates/london-time'
import { keptInput } from '@/lib/server/auth/kept-input'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadSubjectRequests } from '@/lib/server/desk/subjects'

type Props = { searchParams: Promise<{ after?: string | string[]; done?: unknown; again?: unknown }> }

export const metadata = privatePageMetadata(subjectListWords.title)

export default async function SubjectsRoute({ searchParams }: Props) {
  await requireMember()
  const { after, done, again } = await searchParams
  const key = typeof after === 'string' ? after : undefined
  const [requests, kept] = await Promise.all([loadSubjectRequests(key), keptInput(again)])
  if (!requests) return <p className="form-notice">{formWords.unavailable}</p>
  const { open, closed, next } = requests
  return (
    <SubjectList
      open={open}
      closed={closed}
      today={londonDay(new Date())}
      olderHref={next ? (`/dashboard/team/subjects?after=${encodeURIComponent(next)}#closed` as Route) : null}
      isLatest={key === undefined}
      done={done}
      kept={kept}
    />
  )
}
