import type { Route } from 'next'
import type { ComponentProps } from 'react'

import { ProblemNotice } from '@/components/work/problem-notice'
import type { KeptForm } from '@/components/work/posted-form'
import { AdvertAsYouWrite } from '@/components/hiring/jobs/advert-as-you-write'
import { AdvertStepForm } from '@/components/hiring/jobs/advert-step-form'
import { writtenAdvert } from '@/components/hiring/jobs/written-advert'
import { BegunBeside, WhereItAppears } from '@/components/hiring/jobs/begun-beside'
import { mayPost, PostNotice, type Asked, type PostMembership } from '@/components/hiring/jobs/post-notice'
import { typedAdvert } from '@/components/hiring/jobs/typed-advert'
import { employerPortal, type ScreenPlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { advertStepHeading } from '@/lib/content/hiring/advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { blankDraft, type AdvertDraft } from '@/lib/domain/job-board/advert'

type Props = {
  membership: PostMembership
  /** @default null */
  asked?: Asked | null
  /** The company's workplaces. */
  sites: ComponentProps<typeof AdvertStepForm>['sites']
  /** Part of the URL that the job gets. */
  newKey: string
  today: PlainDate
  company: string
  /** What the form begins with. */
  begun?: AdvertDraft
  kept: KeptForm | null
  /** The account's id: what is typed is kept on the device for nobody else. Null where nothing is kept. */
  owner: string | null
  /** @default the portal */
  place?: ScreenPlace
}

/** The first form of a new advert. */
export function NewJobScreen(props: Props) {
  const { membership, sites, newKey, today, company, begun = blankDraft, kept, owner, place = employerPortal } = props
  const key = kept?.values.key || newKey
  const written = writtenAdvert({ kept, begun, sites, today })
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`${place.path}/jobs` as Route} className="text-link">
          {words.back}
        </PageLink>
      </p>
      <div className="screen-heading">
        <div>
          <h1>{words.newTitle}</h1>
          <p className="lead">{words.newLead}</p>
        </div>
      </div>
      {mayPost(membership) ? (
        <section className="dash-section" aria-labelledby="step">
          <h2 id="step">{advertStepHeading('work')}</h2>
          <WhereItAppears begun={written} />
          <div className="advert-work">
            <AdvertStepForm
              step="work"
              draft={begun}
              sites={sites}
              hidden={{ key }}
              kept={kept}
              findings={written?.findings ?? []}
              owner={owner}
              to={place.forms}
            />
            <AdvertAsYouWrite step="work" draft={blankDraft} sites={sites} company={company} today={today}>
              <BegunBeside begun={written} company={company} today={today} />
            </AdvertAsYouWrite>
          </div>
        </section>
      ) : (
        <>
          <ProblemNotice kept={kept} forms={['job-new']} texts={typedAdvert(kept)} />
          <PostNotice membership={membership} asked={props.asked ?? null} />
        </>
      )}
    </>
  )
}
