import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { z } from 'zod'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { ReadingScreen } from '@/components/hiring/statement/reading-screen'
import { PageLink } from '@/components/ui/page-link'
import { readingProblems, readingWords as words } from '@/lib/content/hiring/reading'
import { isApplicationReference } from '@/lib/domain/applications/reference'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadApplicant } from '@/lib/server/hiring/load-applicants'
import { momentNow } from '@/lib/server/hiring/take-application-step'
import { loadReading, readingMinutes } from '@/lib/server/hiring/vault/readings'
import { loadWithdrawnApplication } from '@/lib/server/hiring/withdrawn-application'

export const metadata = privatePageMetadata(words.title)

type Props = PageProps<'/dashboard/employerportal/applications/[id]/statement'>

export default async function ReadingRoute({ params, searchParams }: Props) {
  const { id: userId } = await requireAccess('/dashboard/employerportal')
  const { id } = await params
  const reading = z.uuid().safeParse((await searchParams).reading)
  const applicant = isApplicationReference(id) ? await loadApplicant(id, momentNow()) : null
  // The page of the application says what became of it.
  if (!applicant && isApplicationReference(id) && (await loadWithdrawnApplication(id))) {
    redirect(`/dashboard/employerportal/applications/${id}`)
  }
  if (!applicant || !reading.success) return <NotHere />
  const read = await loadReading(userId, applicant.id, reading.data)
  if (read.outcome === 'missing') return <NotHere />
  const { contact } = applicant
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`/dashboard/employerportal/applications/${id}`} className="text-link">
          {words.back}
        </PageLink>
      </p>
      {read.outcome === 'done' ? (
        <ReadingScreen
          who={contact ? `${contact.firstName} ${contact.lastName}`.trim() : id}
          text={read.text}
          readAt={read.readAt}
          minutes={readingMinutes}
          decideAt={applicant.next.length > 0 ? (`/dashboard/employerportal/applications/${id}#next` as Route) : null}
        />
      ) : (
        <>
          <h1>{words.title}</h1>
          <p>{read.outcome === 'over' ? words.over : readingProblems.ended}</p>
        </>
      )}
    </>
  )
}
