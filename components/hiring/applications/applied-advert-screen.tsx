import type { Route } from 'next'

import { AdvertView } from '@/components/hiring/advert/advert-view'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import type { AdvertDraft } from '@/lib/domain/job-board/advert'

type Props = {
  reference: string
  job: { id: string; company: string; isOpen: boolean }
  appliedFor: { title: string; advert: AdvertDraft; hasChanged: boolean }
  /** @default the portal */
  place?: CandidatePlace
}

/** The advert as it was when somebody applied, beside the one of today. */
export function AppliedAdvertScreen({ reference, job, appliedFor, place = candidatePortal }: Props) {
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`${place.path}/applications/${reference}` as Route} className="text-link">
          {words.backToOne}
        </PageLink>
      </p>
      <div className="screen-heading">
        <div>
          <h1>{words.advertTitle(appliedFor.title)}</h1>
          <p className="lead">
            {words.advertLead} {appliedFor.hasChanged ? words.advertChanged : words.advertSame}
          </p>
          {job.isOpen ? (
            <p className="not-on-paper">
              <PageLink href={`/jobs/${job.id}`} className="text-link">
                {words.advertNow}
              </PageLink>
            </p>
          ) : null}
        </div>
      </div>
      <AdvertView draft={appliedFor.advert} company={job.company} untitled={appliedFor.title} />
    </>
  )
}
