import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { dbsLabels, recordQuestionLabels } from '@/lib/content/dashboards/labels'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import { sectorLabels } from '@/lib/content/job-board/board'
import { listedEmployerWords as words } from '@/lib/content/job-board/listed-employers'
import type { ReplyRate } from '@/lib/domain/applications/reply-rate'
import type { CompanySector } from '@/lib/domain/companies/company'
import type { DbsLevel, RecordQuestionStage } from '@/lib/domain/job-board/job'

type Props = {
  employer: {
    name: string
    sector: CompanySector
    replies: ReplyRate | null
    jobs: number
    questions: readonly RecordQuestionStage[]
    checks: readonly DbsLevel[]
    day_release: number
  }
}

/** One employer on the public list: how often it replies, and what its adverts promise. */
export function ListedEmployerCard({ employer }: Props) {
  const { name, sector, replies, jobs, questions, checks, day_release: release } = employer
  return (
    <article className="card">
      <h2>{name}</h2>
      <p>{sectorLabels[sector]}</p>
      <p>
        <strong>{replies === null ? words.noRate : replyRateWords.ofEmployer(replies)}</strong>
      </p>
      {jobs === 0 ? (
        <p>{words.noJobs}</p>
      ) : (
        <>
          <dl className="fact-list">
            <div>
              <dt>{words.questions}</dt>
              <dd>{words.byJob(questions.map((question) => recordQuestionLabels[question]))}</dd>
            </div>
            <div>
              <dt>{words.checks}</dt>
              <dd>{words.byJob(checks.map((level) => dbsLabels[level]))}</dd>
            </div>
            <div>
              <dt>{words.release}</dt>
              <dd>{release === 0 ? words.noRelease : words.releaseOf(release, jobs)}</dd>
            </div>
          </dl>
          <p>
            {words.jobs(jobs)}.{' '}
            <PageLink href={`/jobs?q=${encodeURIComponent(name)}` as Route}>{words.seeJobs(name)}</PageLink>
          </p>
        </>
      )}
    </article>
  )
}
