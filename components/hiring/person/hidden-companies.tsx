import { EmptyState } from '@/components/work/empty-state'
import { TextField } from '@/components/forms/text-field'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { Button } from '@/components/ui/button'
import { personWords as words } from '@/lib/content/hiring/person'

type Company = { id: string; name: string }
type Props = {
  hidden: readonly Company[]
  /** The search text; empty if there was no search. */
  looked: string
  found: readonly (Company & { isHidden: boolean })[]
  place: CandidatePlace
}

/** The companies somebody hides from, and a search for others. */
export function HiddenCompanies({ hidden, looked, found, place }: Props) {
  return (
    <section className="dash-section" aria-labelledby="hidden">
      <h2 id="hidden">{words.hideHeading}</h2>
      <p>{words.hideText}</p>
      {hidden.length === 0 ? (
        <EmptyState text={words.hiddenEmpty} />
      ) : (
        <>
          <h3>{words.hiddenList}</h3>
          <ul className="plain-list dash-cards">
            {hidden.map((company) => (
              <li key={company.id} className="card dash-card">
                <p>{company.name}</p>
                <OneStep
                  place={place}
                  action="company-show"
                  company={company}
                  label={words.show}
                  name={words.showName(company.name)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <form action="#hidden" className="dash-form" role="search" aria-labelledby="hidden">
        <input type="hidden" name="part" value="seen" />
        <TextField
          id="company"
          name="company"
          type="search"
          label={words.hideSearch}
          hint={words.hideSearchHint}
          autoComplete="off"
          maxLength={100}
          defaultValue={looked}
        />
        <div className="button-row">
          <Button type="submit" look="secondary" isSmall>
            {words.hideSearchSubmit}
          </Button>
        </div>
      </form>
      {looked === '' ? null : found.length === 0 ? (
        <p role="status">{words.hideNone(looked)}</p>
      ) : (
        <>
          <h3>{words.hideFound}</h3>
          <ul className="plain-list dash-cards">
            {found.map((company) => (
              <li key={company.id} className="card dash-card">
                <p>{company.name}</p>
                {company.isHidden ? (
                  <p>{words.isHidden}</p>
                ) : (
                  <OneStep
                    place={place}
                    action="company-hide"
                    company={company}
                    label={words.hide}
                    name={words.hideName(company.name)}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type StepProps = {
  place: CandidatePlace
  action: 'company-hide' | 'company-show'
  company: Company
  label: string
  name: string
}

function OneStep({ place, action, company, label, name }: StepProps) {
  return (
    <form action={`/api/${place.forms}/${action}`} method="post">
      <input type="hidden" name="company" value={company.id} />
      <Button type="submit" look="secondary" isSmall aria-label={name}>
        {label}
      </Button>
    </form>
  )
}
