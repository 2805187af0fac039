import type { Metadata } from 'next'
import { z } from 'zod'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { ReportScreen } from '@/components/desk/reports/report-screen'
import { PageLink } from '@/components/ui/page-link'
import { deskReportWords as words } from '@/lib/content/desk/reports'
import { keptInput } from '@/lib/server/auth/kept-input'
import { openReport } from '@/lib/server/desk/message-reports'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata: Metadata = privatePageMetadata(words.title)

export default async function DeskReportRoute({ params, searchParams }: PageProps<'/dashboard/team/reports/[id]'>) {
  const member = await requireMember()
  const id = z.uuid().safeParse((await params).id)
  if (!id.success) return <NotHere />
  const [report, kept] = await Promise.all([openReport(member.id, id.data), keptInput((await searchParams).again)])
  if (!report) return <NotHere />
  return (
    <>
      <p>
        <PageLink href="/dashboard/team/reports" className="text-link">
          {words.back}
        </PageLink>
      </p>
      <ReportScreen report={report} kept={kept} />
    </>
  )
}
