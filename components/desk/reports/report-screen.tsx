import type { Route } from 'next'

import { Facts } from '@/components/work/facts'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { deskReportWords as words } from '@/lib/content/desk/reports'
import { reportReasonLabels } from '@/lib/content/hiring/messages'
import { momentText } from '@/lib/content/wording/moment-text'
import type { MessageSide, ReportReason } from '@/lib/domain/applications/messages'

type Props = {
  report: {
    id: string
    companyId: string
    company: string
    by: MessageSide
    reason: ReportReason
    isSentAlong: boolean
    reportedAt: string
    closedAt: string | null
    /** Null where it was not sent along, or is no longer kept. */
    message: { by: MessageSide; sentAt: string; text: string | null } | null
  }
  kept: KeptForm | null
}

/** One reported message: what was reported, the message if it was sent along, and closing it. */
export function ReportScreen({ report, kept }: Props) {
  const { message } = report
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{reportReasonLabels[report.reason]}</h1>
          <p className="lead">
            <Typed>{report.company}</Typed>
          </p>
        </div>
      </div>
      <Facts
        facts={[
          { name: words.columns.when, value: momentText(report.reportedAt) },
          { name: words.columns.by, value: words.by[report.by] },
          ...(report.closedAt === null ? [] : [{ name: words.facts.closed, value: momentText(report.closedAt) }]),
        ]}
      />
      <section className="dash-section" aria-labelledby="message">
        <h2 id="message">{words.message}</h2>
        {message ? (
          <>
            <p>
              {words.sentBy[message.by]}, {momentText(message.sentAt)}
            </p>
            <p>{message.text === null ? words.unreadable : <Typed>{message.text}</Typed>}</p>
          </>
        ) : (
          <p>{report.isSentAlong ? words.gone : words.notSent}</p>
        )}
      </section>
      <section className="dash-section" aria-labelledby="what">
        <h2 id="what">{words.what}</h2>
        <p>{words.whatText}</p>
        <p>
          <PageLink href={`/dashboard/team/companies/${report.companyId}` as Route} className="text-link">
            {words.toCompany}
          </PageLink>
        </p>
        {report.closedAt === null ? (
          <PostedForm to="desk" action="report-close" submit={words.close} hidden={{ report: report.id }} kept={kept} />
        ) : null}
      </section>
    </>
  )
}
