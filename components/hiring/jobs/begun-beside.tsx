import { DraftSoFar } from '@/components/hiring/jobs/draft-so-far'
import type { writtenAdvert } from '@/components/hiring/jobs/written-advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = { begun: ReturnType<typeof writtenAdvert>; company: string; today: PlainDate }

/** Beside the first form of a new advert: what there is of it or, before anything is written, what will be. */
export function BegunBeside({ begun, company, today }: Props) {
  if (begun === null) return <p className="notice needs-script">{words.besideHint}</p>
  return <DraftSoFar draft={begun.draft} company={company} today={today} />
}
