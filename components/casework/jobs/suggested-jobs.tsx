import { suggestionsInPortal, type SuggestionPlace } from '@/components/casework/jobs/suggestion-places'
import { JobCard } from '@/components/jobs/job-card'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Typed } from '@/components/work/typed'
import { suggestionWords as words } from '@/lib/content/casework/work-search'
import type { JobView } from '@/lib/domain/job-board/job-view'

type Suggestion = {
  id: string
  job_id: string
  title: string
  job: JobView
  /** From the person's postcode district; null where that is not known. */
  miles: number | null
  why: string
  by: string | null
  organisation: string
  kept: 'saved' | 'hidden' | null
  applied: string | null
}
type Props = {
  suggestions: readonly Suggestion[]
  /** @default the portal */
  place?: SuggestionPlace
}

type StepProps = {
  to: SuggestionPlace['forms']
  action: 'job-save' | 'job-unsave' | 'suggestion-no'
  name: string
  value: string
  label: string
  title: string
}

function Step({ to, action, name, value, label, title }: StepProps) {
  return (
    <form action={`/api/${to}/${action}`} method="post">
      <input type="hidden" name={name} value={value} />
      <Button type="submit" look={action === 'job-save' ? 'secondary' : 'quiet'} isSmall>
        {label}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </form>
  )
}

/** The open jobs that whoever helps somebody suggests to them: they save one, apply, or say no thanks. */
export function SuggestedJobs({ suggestions, place = suggestionsInPortal }: Props) {
  if (suggestions.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby="suggested">
      <h2 id="suggested">{words.heading}</h2>
      <ul className="plain-list dash-cards" data-columns="2">
        {suggestions.map((one) => (
          <li key={one.id} className="dash-cell">
            <JobCard
              job={one.job}
              miles={one.miles}
              href={place.advertOf(one.job_id)}
              actions={
                <div className="dash-actions">
                  {one.applied === null ? (
                    <ButtonLink href={place.applyAt(one.job_id)} isSmall aria-label={`${words.apply}: ${one.title}`}>
                      {words.apply}
                    </ButtonLink>
                  ) : (
                    <ButtonLink
                      href={place.applicationAt(one.applied)}
                      look="secondary"
                      isSmall
                      aria-label={`${words.see}: ${one.title}`}
                    >
                      {words.see}
                    </ButtonLink>
                  )}
                  <Step
                    to={place.forms}
                    action={one.kept === 'saved' ? 'job-unsave' : 'job-save'}
                    name="job"
                    value={one.job_id}
                    label={one.kept === 'saved' ? words.unsave : words.save}
                    title={one.title}
                  />
                  <Step
                    to={place.forms}
                    action="suggestion-no"
                    name="suggestion"
                    value={one.id}
                    label={words.no}
                    title={one.title}
                  />
                </div>
              }
            >
              <figure className="dash-said">
                <figcaption>
                  <Typed>{words.by(one.by, one.organisation)}</Typed>
                </figcaption>
                {one.why === '' ? null : (
                  <blockquote>
                    <Typed>{one.why}</Typed>
                  </blockquote>
                )}
              </figure>
            </JobCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
