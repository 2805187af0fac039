import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { ProblemNotice } from '@/components/work/problem-notice'
import { Typed } from '@/components/work/typed'
import { typedTexts } from '@/components/work/typed-texts'
import { JobReview } from '@/components/desk/jobs/job-review'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { keptInput } from '@/lib/server/auth/kept-input'
import { requireMember } from '@/lib/server/desk/require-member'
import { loadJob } from '@/lib/server/hiring/company-jobs'

export const metadata = privatePageMetadata(words.title)

export default async function DeskJobRoute({ params, searchParams }: PageProps<'/dashboard/team/jobs/[id]'>) {
  await requireMember()
  const [{ id }, search] = await Promise.all([params, searchParams])
  if (!jobIdPattern.test(id)) return <NotHere />
  const [job, kept] = await Promise.all([loadJob(id), keptInput(search.again)])
  if (!job) return <NotHere />
  const { draft, review, advert, company, version } = job
  const waits = review === 'asked' && draft !== null
  return (
    <>
      {waits ? null : (
        <ProblemNotice
          kept={kept}
          forms={['job-approve', 'job-return']}
          texts={typedTexts(kept, { words: words.words })}
        />
      )}
      <div className="screen-heading">
        <div>
          <h1>
            <Typed>{draft?.title || job.title || words.untitled}</Typed>
          </h1>
          <p className="lead">
            <Typed>{company}</Typed>
          </p>
        </div>
      </div>
      {waits ? (
        <JobReview
          id={id}
          version={version}
          company={company}
          draft={draft}
          advert={advert}
          kept={kept}
          findings={checkLawful(draft, londonDay(new Date()))}
        />
      ) : (
        <p className="form-notice">{words.gone}</p>
      )}
    </>
  )
}
