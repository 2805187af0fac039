import { ActionNote } from '@/components/demonstration/parts/action-note'
import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { distanceText } from '@/components/demonstration/parts/distance-text'
import { RecordTags } from '@/components/jobs/record-tags'
import { focusHeading } from '@/components/demonstration/partner/focus-heading'
import { jobPathFrom } from '@/components/demonstration/parts/job-path'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { SelectField } from '@/components/forms/select-field'
import { PageLink } from '@/components/ui/page-link'
import { againstLabels, fitLabels, limitLabels } from '@/lib/content/dashboards/labels'
import { partWords } from '@/lib/content/dashboards/part-words'
import { matcherWords as words } from '@/lib/content/demonstration/partner-words'
import type { loadPartnerMatches } from '@/lib/domain/dashboards/partner/load-partner'
import { countText, dayText } from '@/lib/content/wording/date-text'
import { closingText, payText } from '@/lib/content/wording/job-text'

type MatchedJob = ReturnType<typeof loadPartnerMatches>['groups'][number]['jobs'][number]

function whyText({ miles, remoteFriendly, sharedSkills, against }: MatchedJob): string {
  return [
    distanceText({ miles, remoteFriendly }) ?? words.milesUnknown,
    ...(sharedSkills.length > 0 ? [`${words.shares}: ${sharedSkills.join(', ')}`] : []),
    ...against.map((reason) => againstLabels[reason]),
  ].join('. ')
}

type Props = ScreenProps<typeof loadPartnerMatches, { personId: string }> & { empty: Empty }

export function PartnerMatcher({ view: { choices, person, groups }, query: { personId }, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const applyFor = (job: MatchedJob) => async () => {
    if (!person) return
    const refusal = await run({ type: 'application/send', jobId: job.id, personId: person.id }, { done: words.sent })
    if (!refusal) focusHeading(`fit-${job.fit}`)
  }
  return (
    <>
      <FilterBar label={words.choose} action="/dashboard/partner/job-matcher" query={personId} submit={words.show}>
        <SelectField
          id="match-person"
          name="person"
          label={words.client}
          defaultValue={person?.id ?? ''}
          options={[{ value: '', label: words.nobody }, ...choices.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </FilterBar>
      <p>{words.guess}</p>
      {person ? (
        <>
          <section className="dash-section" aria-labelledby="person">
            <h2 id="person">{person.name}</h2>
            <dl className="dash-facts">
              <div>
                <dt>{words.area}</dt>
                <dd>{person.town}</dd>
              </div>
              <div>
                <dt>{words.skills}</dt>
                <dd>{person.skills.length > 0 ? person.skills.join(', ') : words.noSkills}</dd>
              </div>
              <div>
                <dt>{words.limits}</dt>
                <dd>
                  {person.limits.length > 0
                    ? person.limits.map((limit) => limitLabels[limit]).join('. ')
                    : words.noLimits}
                </dd>
              </div>
            </dl>
            {person.mustAskPractitionerFirst ? <p className="notice">{words.askFirst}</p> : null}
          </section>
          {groups.every(({ jobs }) => jobs.length === 0) ? <EmptyState {...empty} /> : null}
          {groups.map(({ fit, jobs }) => (
            <section key={fit} className="dash-section" aria-labelledby={`fit-${fit}`}>
              <h2 id={`fit-${fit}`} tabIndex={-1}>
                {fitLabels[fit]}: {countText(jobs.length, 'job')}
              </h2>
              <p>{jobs.length === 0 ? words.none : words.groupNotes[fit]}</p>
              <ul className="plain-list dash-cards" data-columns="2">
                {jobs.map((job) => (
                  <li key={job.id} className="card dash-card">
                    <h3>
                      <PageLink href={jobPathFrom('partner', job.id)}>{job.title}</PageLink>
                    </h3>
                    <p>
                      {job.company}, {job.town}. {payText(job.pay)}. {closingText(job)}.
                    </p>
                    <p>
                      <strong>{words.because}:</strong> {whyText(job)}.
                    </p>
                    <RecordTags job={job} />
                    {job.hasApplied ? <p>{words.applied}.</p> : null}
                    {!job.hasApplied && fit !== 'ruled_out' ? (
                      <div className="not-on-paper">
                        {job.earlierClosedOn ? <p>{partWords.earlierClosed(dayText(job.earlierClosedOn))}</p> : null}
                        <ConfirmButton
                          label={words.apply(person.name)}
                          question={words.question(person.name)}
                          yes={words.yes}
                          onConfirm={applyFor(job)}
                        />
                      </div>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : (
        <EmptyState text={words.first} />
      )}
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
