import { AdvertView } from '@/components/hiring/advert/advert-view'
import { PublicAdvert } from '@/components/hiring/jobs/public-advert'
import { companyJobListWords, companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { finishedAdvert, type AdvertDraft } from '@/lib/domain/job-board/advert'

type Props = {
  draft: AdvertDraft
  company: string
  /** The day in the UK. */
  today: string
  /** The day from which it has been on the board; null before that. @default null */
  postedOn?: string | null
}

const notPosted = { id: '', companyId: '', status: 'draft', closedOn: null, hired: null } as const

/** Beside the form of an advert, and on a phone folded below it: what there is of it. The board's page of an advert has no place for what is not said yet. */
export function DraftSoFar({ draft, company, today, postedOn = null }: Props) {
  const finished = finishedAdvert(draft)
  return (
    <details className="dash-fold">
      <summary>{words.toSoFar}</summary>
      <section className="dash-section" aria-labelledby="so-far">
        <h2 id="so-far">{words.soFar}</h2>
        {finished ? (
          <PublicAdvert
            job={{ ...notPosted, company, postedOn: postedOn === null ? null : plainDate(postedOn) }}
            advert={finished}
            today={plainDate(today)}
          />
        ) : (
          <AdvertView draft={draft} company={company} untitled={companyJobListWords.untitled} isUnderWay />
        )}
      </section>
    </details>
  )
}
