import { ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { PageLink } from '@/components/ui/page-link'
import { companyApplicantsWords as applicantsWords } from '@/lib/content/hiring/applicants'
import { readingWords as words } from '@/lib/content/hiring/reading'
import { dayText } from '@/lib/content/wording/date-text'
import { momentText } from '@/lib/content/wording/moment-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** `readAt` is when this member last opened it themself; null if never. */
export type StatementForMember = {
  state: 'open' | 'taken_back' | 'closed'
  mayRead: boolean
  /** They may read it as soon as the person has been told of them. */
  isTelling: boolean
  readAt: string | null
}

/** Who can give the right to read statements: the names of colleagues, and whether the viewer can. */
export type RightGivers = { names: readonly string[]; isOwn: boolean }

/** Who can give the right to read, with the way there for the one who can. */
export function WhoGives({ givers }: { givers: RightGivers | null }) {
  if (!givers) return null
  if (givers.isOwn) {
    return (
      <p>
        {applicantsWords.giverIsYou}{' '}
        <PageLink href="/dashboard/employerportal/company/people">{applicantsWords.giveRight}</PageLink>
      </p>
    )
  }
  return givers.names.length === 0 ? null : <p>{applicantsWords.giver(namesText(givers.names))}</p>
}

const namesText = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`

type Props = {
  statement: StatementForMember
  /** The person's first name, or whoever they are. */
  who: string
  /** Whether the member who reads it has given a name. */
  hasName: boolean
  stepOf: StepOf
  givers: RightGivers | null
  /** The first day on which nobody can read it any more, once there is nothing left to decide; null before. */
  closes: PlainDate | null
}

/**
 * On an applicant's page: that there is a statement, and the button that opens it, which first says that this is
 * recorded.
 */
export function StatementToRead({ statement, who, hasName, stepOf, givers, closes }: Props) {
  const { state, mayRead, isTelling, readAt } = statement
  if (state !== 'open') return <p>{state === 'taken_back' ? words.takenBack : words.closed}</p>
  const toOpen = (
    <ApplicationStepForm
      {...stepOf}
      action="statement-read"
      submit={readAt ? words.openAgain : words.open}
      look="secondary"
    >
      <p>
        {closes || readAt ? null : <strong>{words.once}</strong>}{' '}
        {readAt ? words.lastRead(momentText(readAt)) : words.before(who, hasName)}
      </p>
    </ApplicationStepForm>
  )
  if (!mayRead) {
    return (
      <>
        <p>{isTelling ? words.telling : words.noRight}</p>
        {isTelling ? null : <WhoGives givers={givers} />}
      </>
    )
  }
  if (!closes) return toOpen
  return (
    <>
      <p>{words.decided(dayText(closes))}</p>
      <details className="dash-more dash-more-quiet">
        <summary>{words.explain}</summary>
        {toOpen}
      </details>
    </>
  )
}
