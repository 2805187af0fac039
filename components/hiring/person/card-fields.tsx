import { problemOf, type KeptForm } from '@/components/work/posted-form'
import { TickBox } from '@/components/forms/tick-box'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { personWords as words } from '@/lib/content/hiring/person'
import { capitalised } from '@/lib/content/wording/date-text'
import { cardLimits, cardLists } from '@/lib/domain/candidates/card'
import type { CandidateProfile } from '@/lib/domain/candidates/profile'

type Props = {
  card: CandidateProfile['card']
  /** The form as it came back with a problem. */
  back: KeptForm | null
}

/** The fields of somebody's card: what they can do, when they can start, and their right to work. */
export function CardFields({ card, back }: Props) {
  // The list at the top names the field; here its label does.
  const errorOf = (name: keyof typeof words.cardNames) => {
    const problem = problemOf(back, name)
    const label = `${words.cardNames[name]}: `
    return problem?.startsWith(label) ? capitalised(problem.slice(label.length)) : problem
  }
  return (
    <>
      {cardLists.map((list) => (
        <TextAreaField
          key={list}
          id={list}
          name={list}
          label={words.cardNames[list]}
          hint={words.cardHints[list]}
          rows={4}
          defaultValue={back?.values[list] ?? card[list].join('\n')}
          error={errorOf(list)}
        />
      ))}
      <TextField
        id="availability"
        name="availability"
        label={words.availability}
        hint={words.availabilityHint}
        autoComplete="off"
        maxLength={cardLimits.availability}
        defaultValue={back?.values.availability ?? card.availability}
        error={errorOf('availability')}
      />
      <TickBox
        label={words.rightToWork}
        hint={words.rightToWorkHint}
        name="rightToWork"
        defaultChecked={back ? back.values.rightToWork !== '' : card.hasRightToWork}
      />
    </>
  )
}
