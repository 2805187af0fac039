import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { ReportList } from '@/components/desk/reports/report-list'
import { deskReportWords as words, reportLists } from '@/lib/content/desk/reports'
import { londonDay } from '@/lib/domain/dates/london-time'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadReports } from '@/lib/server/desk/message-reports'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadWaiting } from '@/lib/server/desk/waiting'

export const metadata = privatePageMetadata(words.title)

export default async function DeskReportsRoute({ searchParams }: PageSearch) {
  const member = await requireMember()
  const { tab, after, again, done } = await searchParams
  const list = chosenOf(reportLists, tab, 'waits')
  const from = givenText(after)
  const [found, kept, waiting] = await Promise.all([
    loadReports(member.id, list, from),
    keptInput(again),
    loadWaiting(member.id, londonDay(new Date())),
  ])
  return (
    <>
      <DoneNotice words={words.done} done={done} />
      <ProblemNotice kept={kept} forms={['report-close']} texts={[]} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <ReportList list={list} found={found} isFirst={from === ''} waits={waiting?.reports ?? null} />
    </>
  )
}
