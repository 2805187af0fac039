import { ProblemSummary } from '@/components/forms/problem-summary'
import { TypedTexts, typedTexts } from '@/components/work/typed-texts'
import type { KeptForm } from '@/components/work/posted-form'
import {
  deskPeopleDoneWords,
  deskPeopleWords as words,
  type DeskPeopleDone,
} from '@/lib/content/desk/desk-people-words'

type Props = {
  kept: KeptForm | null
  /** Whether the request that the form was about is still on this page, which then shows what was typed. */
  isShown: boolean
  /** Whatever the URL says was done. */
  done: unknown
}

const isDone = (value: unknown): value is DeskPeopleDone =>
  typeof value === 'string' && Object.hasOwn(deskPeopleDoneWords, value)

/** The outcome of the last form. */
export function PeopleOutcome({ kept, isShown, done }: Props) {
  if (!kept) {
    return isDone(done) ? (
      <p className="notice" role="status">
        <strong>{deskPeopleDoneWords[done]}</strong>
      </p>
    ) : null
  }
  const { message, field, values } = kept
  const target = field === 'email' ? field : `${field}-${values.request}`
  return (
    <ProblemSummary id="problem" problems={[{ fieldId: field && target, message }]}>
      {isShown ? null : (
        <TypedTexts texts={typedTexts(kept, { reason: words.reason, question: words.questionLabel })} />
      )}
    </ProblemSummary>
  )
}
