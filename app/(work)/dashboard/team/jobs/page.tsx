import { privatePageMetadata } from '@/app/page-metadata'
import { TextField } from '@/components/forms/text-field'
import { AllJobs } from '@/components/desk/jobs/all-jobs'
import { ReviewList } from '@/components/desk/jobs/review-list'
import { DoneNotice } from '@/components/work/done-notice'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import { ProblemNotice } from '@/components/work/problem-notice'
import { typedTexts } from '@/components/work/typed-texts'
import { deskJobsDoneWords, deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { chosenOf, givenText, pathWithQuery } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { countAllJobs, deskJobStates, loadAllJobs } from '@/lib/server/desk/all-jobs'
import { loadJobsForReview } from '@/lib/server/desk/jobs-for-review'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.title)

const path = '/dashboard/team/jobs'
const tabs = ['asked', ...deskJobStates] as const

export default async function DeskJobsRoute({ searchParams }: PageProps<'/dashboard/team/jobs'>) {
  const member = await requireMember()
  const search = await searchParams
  const typed = givenText(search.q).trim().slice(0, 100)
  const after = givenText(search.after)
  // What is typed is looked for everywhere.
  const asked = chosenOf(tabs, search.tab, 'asked')
  const tab = typed === '' ? asked : 'all'
  const [kept, counts] = await Promise.all([keptInput(search.again), countAllJobs(member.id)])
  return (
    <>
      <DoneNotice words={deskJobsDoneWords} done={search.done} />
      <ProblemNotice
        kept={kept}
        forms={['job-approve', 'job-return', 'job-take-off', 'job-allow']}
        texts={typedTexts(kept, { words: words.words })}
      />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <LinkTabs
        label={words.tabs}
        values={tabs}
        current={typed === '' ? tab : null}
        labelOf={(one) => words.tabLabels[one]}
        hrefOf={(one) => pathWithQuery(path, { tab: one === 'asked' ? null : one })}
        countOf={(one) => counts?.[one] ?? null}
      />
      <FilterBar
        label={words.filter}
        foldedAs={words.filter}
        action={path}
        query={typed}
        clearHref={typed === '' ? undefined : path}
      >
        <TextField id="q" name="q" type="search" label={words.typed} hint={words.typedHint} defaultValue={typed} />
      </FilterBar>
      {tab === 'asked' ? (
        <ReviewList {...await loadJobsForReview(after)} />
      ) : (
        <AllJobs tab={tab} typed={typed} {...await loadAllJobs(tab, typed, after)} />
      )}
    </>
  )
}
