import { ProblemSummary } from '@/components/forms/problem-summary'
import type { KeptForm } from '@/components/work/posted-form'
import { deskPeopleDoneWords, type DeskPeopleDone } from '@/lib/content/desk/desk-people-words'

type Props = {
  kept: KeptForm | null
  /** Whatever the URL says was done. */
  done: unknown
}

const isDone = (value: unknown): value is DeskPeopleDone =>
  typeof value === 'string' && Object.hasOwn(deskPeopleDoneWords, value)

/** The outcome of the last form. */
export function PeopleOutcome({ kept, done }: Props) {
  if (!kept) {
    return isDone(done) ? (
      <p className="notice" role="status">
        <strong>{deskPeopleDoneWords[done]}</strong>
      </p>
    ) : null
  }
  return <ProblemSummary id="problem" problems={[{ fieldId: kept.field, message: kept.message }]} />
}
