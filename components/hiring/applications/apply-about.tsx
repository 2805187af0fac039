import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { TextField } from '@/components/forms/text-field'
import { KeepTyped } from '@/components/hiring/applications/keep-typed'
import { CardFields } from '@/components/hiring/person/card-fields'
import { FillFromCv } from '@/components/hiring/person/fill-from-cv'
import { applyPages } from '@/lib/content/hiring/apply'
import { personWords as words } from '@/lib/content/hiring/person'
import type { CandidateProfile } from '@/lib/domain/candidates/profile'
import { fieldLimits } from '@/lib/domain/fields/field-rules'

type Props = { jobId: string; userId: string; profile: CandidateProfile; kept: KeptForm | null }

const fromCv = ['firstName', 'lastName', 'town', 'skills', 'tickets', 'experience'] as const
const formId = 'apply-about'

/** The second step of applying: what somebody can do, and their name for later. */
export function ApplyAbout({ jobId, userId, profile, kept }: Props) {
  const { card } = profile
  const back = kept?.values.form === formId ? kept : null
  const field = (name: 'firstName' | 'lastName' | 'town' | 'district') => ({
    id: name,
    name,
    label: words[name],
    defaultValue: back?.values[name] ?? profile[name],
    error: problemOf(back, name),
  })
  return (
    <>
      <h1>{applyPages.about.heading}</h1>
      <p className="lead">{applyPages.about.lead}</p>
      <FillFromCv fields={fromCv} />
      <PostedForm
        to="candidate"
        action="apply-about"
        submit={applyPages.about.submit}
        hidden={{ job: jobId, version: String(profile.version) }}
        kept={kept}
        problemHeading="h2"
      >
        <h2>{applyPages.about.seen}</h2>
        <p>{applyPages.about.seenHint}</p>
        <CardFields card={card} back={back} />
        <h2>{applyPages.about.you}</h2>
        <p>{applyPages.about.youHint}</p>
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={fieldLimits.name} required />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={fieldLimits.name} required />
        <TextField {...field('town')} autoComplete="address-level2" maxLength={80} />
        <TextField
          {...field('district')}
          hint={words.districtHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={10}
        />
        <KeepTyped owner={userId} name="about" isFresh={back === null} />
      </PostedForm>
    </>
  )
}
