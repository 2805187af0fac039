import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { CandidateCardFacts } from '@/components/hiring/candidate-facts'
import { CardFields } from '@/components/hiring/person/card-fields'
import { FillFromCv } from '@/components/hiring/person/fill-from-cv'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { personWords as words } from '@/lib/content/hiring/person'
import type { CandidateProfile } from '@/lib/domain/candidates/profile'

type Props = { profile: CandidateProfile; kept: KeptForm | null; place: CandidatePlace }

const fromCv = ['skills', 'tickets', 'experience'] as const

/** What somebody can do, and the card exactly as an employer reads it. */
export function CardPart({ profile: { version, card }, kept, place }: Props) {
  const back = kept?.values.form === 'profile-card' ? kept : null
  return (
    <div className="work-columns">
      <section className="dash-section" aria-labelledby="card">
        <h2 id="card">{words.cardHeading}</h2>
        <p>{words.cardText}</p>
        <FillFromCv fields={fromCv} />
        <PostedForm
          to={place.forms}
          action="profile-card"
          submit={words.save}
          hidden={{ version: String(version) }}
          kept={kept}
        >
          <CardFields card={card} back={back} />
        </PostedForm>
      </section>
      <section className="dash-section" aria-labelledby="preview">
        <h2 id="preview">{words.previewHeading}</h2>
        <p>{words.previewText}</p>
        <div className="card dash-card">
          {version === 0 ? <p>{words.previewLater}</p> : <CandidateCardFacts card={card} isOwn />}
        </div>
      </section>
    </div>
  )
}
