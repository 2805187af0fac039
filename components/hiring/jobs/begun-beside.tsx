import { DraftSoFar } from '@/components/hiring/jobs/draft-so-far'
import type { writtenAdvert } from '@/components/hiring/jobs/written-advert'
import { companyJobWords as words } from '@/lib/content/hiring/company-job-words'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = { begun: ReturnType<typeof writtenAdvert>; company: string; today: PlainDate }

/** Above the first form of a new advert, before anything is written: where it will be seen. */
export const WhereItAppears = ({ begun }: Pick<Props, 'begun'>) =>
  begun === null ? <p className="needs-script">{words.besideHint}</p> : null

/** Beside that form: what there is of the advert. */
export const BegunBeside = ({ begun, company, today }: Props) =>
  begun === null ? null : <DraftSoFar draft={begun.draft} company={company} today={today} />
