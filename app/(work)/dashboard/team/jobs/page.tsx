import { privatePageMetadata } from '@/app/page-metadata'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { typedTexts } from '@/components/work/typed-texts'
import { ReviewList } from '@/components/desk/jobs/review-list'
import { deskJobsDoneWords, deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadJobsForReview } from '@/lib/server/desk/jobs-for-review'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.title)

export default async function DeskJobsRoute({ searchParams }: PageProps<'/dashboard/team/jobs'>) {
  await requireMember()
  const search = await searchParams
  const [kept, page] = await Promise.all([keptInput(search.again), loadJobsForReview(givenText(search.after))])
  return (
    <>
      <DoneNotice words={deskJobsDoneWords} done={search.done} />
      <ProblemNotice
        kept={kept}
        forms={['job-approve', 'job-return']}
        texts={typedTexts(kept, { words: words.words })}
      />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <ReviewList {...page} />
    </>
  )
}
