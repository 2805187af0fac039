import { ApplicationStepForm, type StepOf } from '@/components/hiring/applications/application-step-form'
import { readingWords as words } from '@/lib/content/hiring/reading'
import { momentDayText, momentText } from '@/lib/content/wording/moment-text'

/** `readAt` is when this member last opened it themself; null if never. */
export type StatementForMember = {
  state: 'open' | 'taken_back' | 'closed'
  mayRead: boolean
  /** They may read it as soon as the person has been told of them. */
  isTelling: boolean
  givenAt: string
  readAt: string | null
}

/**
 * On an applicant's page: that there is a statement, and the button that opens it, which first says that this is
 * recorded.
 */
export function StatementToRead({ statement, stepOf }: { statement: StatementForMember; stepOf: StepOf }) {
  const { state, mayRead, isTelling, givenAt, readAt } = statement
  if (state !== 'open') return <p>{state === 'taken_back' ? words.takenBack : words.closed}</p>
  return (
    <>
      <p>{words.given(momentDayText(givenAt))}</p>
      {mayRead ? (
        <ApplicationStepForm
          {...stepOf}
          action="statement-read"
          submit={readAt ? words.openAgain : words.open}
          look="secondary"
        >
          <p>
            <strong>{readAt ? words.lastRead(momentText(readAt)) : words.before}</strong> {words.once}
          </p>
        </ApplicationStepForm>
      ) : (
        <p>{isTelling ? words.telling : words.noRight}</p>
      )}
    </>
  )
}
