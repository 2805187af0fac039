import type { Route } from 'next'

import { TickBox } from '@/components/forms/tick-box'
import { RadioRows } from '@/components/forms/radio-rows'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { HiddenCompanies } from '@/components/hiring/person/hidden-companies'
import { PageLink } from '@/components/ui/page-link'
import { visibilityLabels } from '@/lib/content/dashboards/labels'
import { personWords as words } from '@/lib/content/hiring/person'
import type { CandidateProfile } from '@/lib/domain/candidates/profile'
import { contactKinds, visibilities } from '@/lib/domain/dashboards/service-state'

type Props = Parameters<typeof HiddenCompanies>[0] & {
  profile: CandidateProfile
  kept: KeptForm | null
}

const fieldOf = { phone: 'sharePhone', email: 'shareEmail' } as const

/** Who may see somebody, how they may be contacted, and which companies they are hidden from. */
export function SeenPart({ profile, kept, ...companies }: Props) {
  const { place } = companies
  const back = kept?.values.form === 'profile-seen' ? kept : null
  return (
    <>
      <section className="dash-section" aria-labelledby="seen">
        <h2 id="seen">{words.seenHeading}</h2>
        <p>{words.visibilityText}</p>
        <PostedForm
          to={place.forms}
          action="profile-seen"
          submit={words.save}
          hidden={{ version: String(profile.version) }}
          kept={kept}
        >
          <RadioRows
            id="visibility"
            legend={words.visibilityLegend}
            name="visibility"
            options={visibilities.map((visibility) => ({
              value: visibility,
              label: visibilityLabels[visibility],
              hint: words.visibilityHints[visibility],
            }))}
            defaultValue={visibilities.find((one) => one === back?.values.visibility) ?? profile.visibility}
          />
          <fieldset className="choice-group field" aria-describedby="contact-hint">
            <legend className="field-label">{words.contactLegend}</legend>
            <p id="contact-hint" className="field-hint">
              {words.contactHint}
            </p>
            {contactKinds.map((kind) => (
              <TickBox
                key={kind}
                label={words.contactLabels[kind]}
                hint={
                  kind === 'phone' && profile.phone === '' ? (
                    <>
                      {words.noPhoneYet}{' '}
                      <PageLink href={`${place.path}/profile?part=about#phone` as Route}>{words.addPhone}</PageLink>
                    </>
                  ) : undefined
                }
                name={fieldOf[kind]}
                defaultChecked={back ? back.values[fieldOf[kind]] !== '' : profile.sharedContact.includes(kind)}
              />
            ))}
          </fieldset>
        </PostedForm>
      </section>
      <HiddenCompanies {...companies} />
    </>
  )
}
