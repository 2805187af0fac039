import { TickBox } from '@/components/forms/tick-box'
import { RadioRows } from '@/components/forms/radio-rows'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { personWords as words } from '@/lib/content/hiring/person'
import { sectorLabels } from '@/lib/content/job-board/board'
import { hoursWanted, wantsFields, wantsIn, type CandidateProfile } from '@/lib/domain/candidates/profile'
import { jobSectors, jobTypes } from '@/lib/domain/job-board/job'

/** From A to Z, with the others last. */
const sectorsByName = jobSectors.toSorted(
  (one, other) =>
    Number(one === 'other') - Number(other === 'other') || sectorLabels[one].localeCompare(sectorLabels[other]),
)

type Props = { profile: CandidateProfile; kept: KeptForm | null; place: CandidatePlace }

/** What somebody is looking for. */
export function WantsPart({ profile, kept, place }: Props) {
  const back = kept?.values.form === 'profile-wants' ? kept : null
  const ticked = Object.entries(back?.values ?? {}).filter(([, value]) => value !== '')
  const wants = back ? wantsIn(Object.fromEntries(ticked)) : profile.wants
  return (
    <section className="dash-section" aria-labelledby="wants">
      <h2 id="wants">{words.wantsHeading}</h2>
      <p>{words.wantsText}</p>
      <PostedForm
        to={place.forms}
        action="profile-wants"
        submit={words.save}
        hidden={{ version: String(profile.version) }}
        kept={kept}
      >
        <fieldset className="choice-group field" aria-describedby="sectors-hint">
          <legend className="field-label">{words.sectors}</legend>
          <p id="sectors-hint" className="field-hint">
            {words.sectorsHint}
          </p>
          {sectorsByName.map((sector) => (
            <TickBox
              key={sector}
              label={sectorLabels[sector]}
              name={wantsFields.sector(sector)}
              defaultChecked={wants.sectors.includes(sector)}
            />
          ))}
        </fieldset>
        <fieldset className="choice-group field">
          <legend className="field-label">{words.types}</legend>
          {jobTypes.map((type) => (
            <TickBox
              key={type}
              label={type}
              name={wantsFields.type(type)}
              defaultChecked={wants.types.includes(type)}
            />
          ))}
        </fieldset>
        <RadioRows
          legend={words.hours}
          name="hours"
          options={hoursWanted.map((hours) => ({ value: hours, label: words.hoursLabels[hours] }))}
          defaultValue={wants.hours}
        />
        <fieldset className="choice-group field">
          <legend className="field-label">{words.limits}</legend>
          <TickBox label={words.remote} name="remote" defaultChecked={wants.remote} />
          <TickBox label={words.dayRelease} name="dayRelease" defaultChecked={wants.dayRelease} />
          <TickBox label={words.noNights} name="noNights" defaultChecked={!wants.nights} />
        </fieldset>
      </PostedForm>
    </section>
  )
}
