import type { Route } from 'next'

import { AdvertView } from '@/components/hiring/advert/advert-view'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { AdvertDetails, Fact } from '@/components/jobs/job-advert'
import { RecordTags } from '@/components/jobs/record-tags'
import { PageLink } from '@/components/ui/page-link'
import { advertWords } from '@/lib/content/hiring/advert'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { publicJobWords } from '@/lib/content/job-board/board'
import { dayText } from '@/lib/content/wording/date-text'
import { payText } from '@/lib/content/wording/job-text'
import { finishedAdvert, type Advert, type AdvertDraft } from '@/lib/domain/job-board/advert'

type Props = {
  reference: string
  job: { id: string; company: string; isOpen: boolean }
  appliedFor: { title: string; advert: AdvertDraft; hasChanged: boolean }
  /** @default the portal */
  place?: CandidatePlace
}

/** The advert as it was when somebody applied, as the board showed it, with the way to the one of today. */
export function AppliedAdvertScreen({ reference, job, appliedFor, place = candidatePortal }: Props) {
  const advert = finishedAdvert(appliedFor.advert)
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
                {appliedFor.hasChanged ? words.advertNow : words.advertOnBoard}
              </PageLink>
            </p>
          ) : null}
        </div>
      </div>
      {advert ? (
        <KeptAdvert advert={advert} company={job.company} />
      ) : (
        <AdvertView draft={appliedFor.advert} company={job.company} untitled={appliedFor.title} />
      )}
    </>
  )
}

function KeptAdvert({ advert, company }: { advert: Advert; company: string }) {
  const { town, remoteFriendly, pay, hoursPerWeek, closesOn, dbsReason } = advert
  return (
    <article className="job-page" aria-label={advert.title}>
      <p className="lead">
        {company}, {town}
        {remoteFriendly ? ` (${publicJobWords.homeWorking.toLowerCase()})` : ''}
      </p>
      <p>
        <strong>{payText(pay)}</strong>, {hoursPerWeek} {publicJobWords.hoursAWeek}
      </p>
      <RecordTags job={advert} />
      <AdvertDetails
        job={{ ...advert, company, convictionFriendly: true, dbsReason: dbsReason === '' ? null : dbsReason }}
        live={advert}
        level="h2"
      >
        <Fact name={publicJobWords.closing} value={closesOn === null ? advertWords.untilFilled : dayText(closesOn)} />
      </AdvertDetails>
    </article>
  )
}
