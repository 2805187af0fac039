import { randomBytes } from 'node:crypto'

import { privatePageMetadata } from '@/app/page-metadata'
import { ProblemNotice } from '@/components/work/problem-notice'
import { AdvertAsYouWrite } from '@/components/hiring/jobs/advert-as-you-write'
import { AdvertStepForm } from '@/components/hiring/jobs/advert-step-form'
import { mayPost, PostNotice } from '@/components/hiring/jobs/post-notice'
import { typedAdvert } from '@/components/hiring/jobs/typed-advert'
import { advertStepLabels } from '@/lib/content/hiring/advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { blankDraft } from '@/lib/domain/job-board/advert'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadMembership } from '@/lib/server/hiring/membership'

export const metadata = privatePageMetadata(words.newTitle)

export default async function NewJobRoute({ searchParams }: PageProps<'/dashboard/employerportal/jobs/new'>) {
  const user = await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const [membership, kept] = await Promise.all([loadMembership(), keptInput(search.again)])
  const key = kept?.values.key || randomBytes(4).toString('hex')
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{words.newTitle}</h1>
          <p className="lead">{words.newLead}</p>
        </div>
      </div>
      {mayPost(membership) ? (
        <section className="dash-section" aria-labelledby="step">
          <h2 id="step">{advertStepLabels.work}</h2>
          <div className="advert-work">
            <AdvertStepForm step="work" draft={blankDraft} sites={[]} hidden={{ key }} kept={kept} owner={user.id} />
            <AdvertAsYouWrite step="work" draft={blankDraft} sites={[]} company="" today={londonDay(new Date())}>
              {null}
            </AdvertAsYouWrite>
          </div>
        </section>
      ) : (
        <>
          <ProblemNotice kept={kept} forms={['job-new']} texts={typedAdvert(kept)} />
          <PostNotice membership={membership} />
        </>
      )}
    </>
  )
}
