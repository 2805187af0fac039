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
}

const notPosted = { id: '', companyId: '', status: 'draft', postedOn: null, closedOn: null, hired: null } as const

/** Beside the form of an advert: what there is of it. The board's page of an advert has no place for what is not said yet. */
export function DraftSoFar({ draft, company, today }: Props) {
  const finished = finishedAdvert(draft)
  return (
    <section className="dash-section" aria-labelledby="so-far">
      <h2 id="so-far">{words.soFar}</h2>
      {finished ? (
        <PublicAdvert job={{ ...notPosted, company }} advert={finished} today={plainDate(today)} />
      ) : (
        <AdvertView draft={draft} company={company} untitled={companyJobListWords.untitled} isUnderWay />
      )}
    </section>
  )
}
