import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { CandidateContactFacts } from '@/components/hiring/candidate-facts'
import { TextField } from '@/components/forms/text-field'
import { FillFromCv } from '@/components/hiring/person/fill-from-cv'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { personWords as words } from '@/lib/content/hiring/person'
import { contactOf, type CandidateProfile } from '@/lib/domain/candidates/profile'
import { fieldLimits } from '@/lib/domain/fields/field-rules'

type Props = { profile: CandidateProfile; email: string; kept: KeptForm | null; place: CandidatePlace }

const fromCv = ['firstName', 'lastName', 'phone', 'town'] as const

/** Who somebody is, and what an employer that has shortlisted them reads about that. */
export function AboutPart({ profile, email, kept, place }: Props) {
  const back = kept?.values.form === 'profile-about' ? kept : null
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'town' | 'district') => ({
    id: name,
    name,
    label: words[name],
    defaultValue: back?.values[name] ?? profile[name],
    error: problemOf(back, name),
  })
  return (
    <div className="work-columns">
      <section className="dash-section" aria-labelledby="about">
        <h2 id="about">{words.aboutHeading}</h2>
        <p>{words.aboutText}</p>
        <FillFromCv fields={fromCv} />
        <PostedForm
          to={place.forms}
          action="profile-about"
          submit={words.save}
          hidden={{ version: String(profile.version) }}
          kept={kept}
        >
          <TextField {...field('firstName')} autoComplete="given-name" maxLength={fieldLimits.name} required />
          <TextField {...field('lastName')} autoComplete="family-name" maxLength={fieldLimits.name} required />
          <TextField
            {...field('phone')}
            type="tel"
            hint={words.phoneHint}
            autoComplete="tel"
            maxLength={fieldLimits.phone}
          />
          <TextField {...field('town')} autoComplete="address-level2" maxLength={80} />
          <TextField
            {...field('district')}
            hint={words.districtHint}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={10}
          />
        </PostedForm>
      </section>
      <section className="dash-section" aria-labelledby="after">
        <h2 id="after">{words.afterHeading}</h2>
        <p>{words.afterText}</p>
        <div className="card dash-card">
          {profile.firstName === '' ? (
            <p>{words.afterNone}</p>
          ) : (
            <CandidateContactFacts contact={contactOf(profile, email)} isOwn />
          )}
        </div>
      </section>
    </div>
  )
}
