import { CheckRow } from '@/components/work/check-row'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { CandidateCardFacts } from '@/components/hiring/candidate-facts'
import { FillFromCv } from '@/components/hiring/person/fill-from-cv'
import { personWords as words } from '@/lib/content/hiring/person'
import { cardLimits, cardLists } from '@/lib/domain/candidates/card'
import type { CandidateProfile } from '@/lib/domain/candidates/profile'

type Props = { profile: CandidateProfile; kept: KeptForm | null }

const fromCv = ['skills', 'tickets', 'experience'] as const

/** What somebody can do, and the card exactly as an employer reads it. */
export function CardPart({ profile: { version, card }, kept }: Props) {
  const back = kept?.values.form === 'profile-card' ? kept : null
  const errorOf = (name: string) => (back?.field === name ? back.message : undefined)
  return (
    <>
      <section className="dash-section" aria-labelledby="card">
        <h2 id="card">{words.cardHeading}</h2>
        <p>{words.cardText}</p>
        <FillFromCv fields={fromCv} />
        <PostedForm
          to="candidate"
          action="profile-card"
          submit={words.save}
          hidden={{ version: String(version) }}
          kept={kept}
        >
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
            label={words.cardNames.availability}
            hint={words.availabilityHint}
            autoComplete="off"
            maxLength={cardLimits.availability}
            defaultValue={back?.values.availability ?? card.availability}
            error={errorOf('availability')}
          />
          <CheckRow
            label={words.rightToWork}
            name="rightToWork"
            defaultChecked={back ? back.values.rightToWork !== '' : card.hasRightToWork}
          />
        </PostedForm>
      </section>
      <section className="dash-section" aria-labelledby="preview">
        <h2 id="preview">{words.previewHeading}</h2>
        <p>{words.previewText}</p>
        <div className="card dash-card">
          {card.reference === '' ? <p>{words.previewLater}</p> : <CandidateCardFacts card={card} />}
        </div>
      </section>
    </>
  )
}
