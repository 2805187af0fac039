import { Typed } from '@/components/work/typed'
import { AdvertChanges, approvedBefore } from '@/components/hiring/advert/advert-changes'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { fieldLabels } from '@/lib/content/hiring/advert'
import type { Advert, AdvertDraft } from '@/lib/domain/job-board/advert'
import { changedFields, type KeptJob } from '@/lib/domain/job-board/job-steps'

type Props = {
  job: Pick<KeptJob, 'status' | 'isTakenOff'>
  draft: AdvertDraft
  /** What people see in the meantime, or saw before; null for a new advert. */
  advert: Advert | null
  /** How it was when we last sent it back, and what we wrote; null if we never did. */
  returned: { draft: AdvertDraft; note: string } | null
}

/** What has changed in an advert that waits: since we sent it back, and in what people see. */
export function ChangesToReview({ job, draft, advert, returned }: Props) {
  const changedSince = returned ? changedFields(returned.draft, draft) : []
  const changed = advert ? changedFields(advert, draft) : []
  // The table below says it all where nothing else had changed when we sent it back.
  const isSaidBelow = changedSince.length > 0 && changedSince.join() === changed.join()
  return (
    <>
      {returned ? (
        <section className="dash-section" aria-labelledby="earlier">
          <h2 id="earlier">{words.earlier}</h2>
          <p>
            <Typed>{returned.note}</Typed>
          </p>
          {isSaidBelow ? null : <h3>{words.changedSince}</h3>}
          {changedSince.length === 0 ? <p>{words.nothingChanged}</p> : null}
          {/* The words of an approved advert are below, beside what people see now: once is enough. */}
          {changedSince.length > 0 && advert && !isSaidBelow ? (
            <ul className="bullet-list">
              {changedSince.map((field) => (
                <li key={field}>{fieldLabels[field]}</li>
              ))}
            </ul>
          ) : null}
          {changedSince.length > 0 && !advert ? (
            <AdvertChanges advert={returned.draft} draft={draft} before="returned" />
          ) : null}
        </section>
      ) : null}
      {advert && changed.length > 0 ? (
        <section className="dash-section" aria-labelledby="changes">
          <h2 id="changes">{words.changes}</h2>
          <AdvertChanges advert={advert} draft={draft} before={approvedBefore(job)} />
        </section>
      ) : null}
    </>
  )
}
