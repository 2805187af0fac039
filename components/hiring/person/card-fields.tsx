import { problemOf, type KeptForm } from '@/components/work/posted-form'
import { TickBox } from '@/components/forms/tick-box'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { personWords as words } from '@/lib/content/hiring/person'
import { cardLimits, cardLists } from '@/lib/domain/candidates/card'
import type { CandidateProfile } from '@/lib/domain/candidates/profile'

type Props = {
  card: CandidateProfile['card']
  /** The form as it came back with a problem. */
  back: KeptForm | null
  /** The height of each list, in lines. */
  rows: number
  availabilityLabel: string
}

/** The fields of somebody's card: what they can do, when they can start, and their right to work. */
export function CardFields({ card, back, rows, availabilityLabel }: Props) {
  const errorOf = (name: string) => problemOf(back, name)
  return (
    <>
      {cardLists.map((list) => (
        <TextAreaField
          key={list}
          id={list}
          name={list}
          label={words.cardNames[list]}
          hint={words.cardHints[list]}
          rows={rows}
          defaultValue={back?.values[list] ?? card[list].join('\n')}
          error={errorOf(list)}
        />
      ))}
      <TextField
        id="availability"
        name="availability"
        label={availabilityLabel}
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
