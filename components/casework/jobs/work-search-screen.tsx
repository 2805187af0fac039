import type { Route } from 'next'
import type { ReactNode } from 'react'

import { SharedApplications } from '@/components/casework/jobs/shared-applications'
import { PersonHeading } from '@/components/casework/people/person-heading'
import { SelectField } from '@/components/forms/select-field'
import { TextAreaField } from '@/components/forms/text-area-field'
import { TextField } from '@/components/forms/text-field'
import { JobCard } from '@/components/jobs/job-card'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { EmptyState } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { restrictionLabels } from '@/lib/content/casework/people'
import { workSearchWords as words } from '@/lib/content/casework/work-search'
import { againstLabels } from '@/lib/content/dashboards/labels'
import { personWords } from '@/lib/content/hiring/person'
import { dayText } from '@/lib/content/wording/date-text'
import { hoursWanted } from '@/lib/domain/candidates/profile'
import { advertPath, formsOf, jobsPath, personCodePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { RestrictionKind } from '@/lib/domain/casework/work-restriction'
import { isBlankProfile, usualSearch, type WorkSearch } from '@/lib/domain/casework/work-search'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { milesChoices } from '@/lib/domain/job-board/board-query'
import type { JobView } from '@/lib/domain/job-board/job-view'
import { fits, whyOnlyPossible, type JobMatch } from '@/lib/domain/job-board/match-job'

type File = {
  name: string
  is_open: boolean
  has_account: boolean
  restrictions: readonly { kind: RestrictionKind; detail: string }[]
  district: string
  profile: Parameters<typeof usualSearch>[0]['profile']
  applications: Parameters<typeof SharedApplications>[0]['applications']
  suggested: readonly { job_id: string; title: string; suggested_at: PlainDate; declined_at: PlainDate | null }[]
}
type Found = { job: JobView; match: JobMatch }
type Props = {
  portal: PeoplePortal
  reference: string
  file: File
  search: WorkSearch
  /** Null when they could not be read. What somebody has applied for is left out: it stands among their applications. */
  jobs: readonly Found[] | null
  kept: KeptForm | null
  /** What was just done, or is wrong. */
  notices?: ReactNode
}

/** Looking for jobs with somebody: what suits them and why, what was suggested, and their applications. */
export function WorkSearchScreen({ portal, reference, file, search, jobs: found, kept, notices }: Props) {
  const path = jobsPath(portal, reference) as Route
  const applied = new Set(file.applications?.map(({ job_id }) => job_id))
  const jobs = found?.filter(({ job }) => !applied.has(job.id)) ?? null
  const hasStrong = jobs?.some(({ match }) => match.fit === 'strong')
  const hasTickets = search.tickets.length > 0
  const isUsual = JSON.stringify(search) === JSON.stringify(usualSearch(file))
  const toAsk = file.restrictions.filter(({ kind }) => kind !== 'districts')
  return (
    <>
      <PersonHeading
        portal={portal}
        reference={reference}
        current="jobs"
        heading={words.title(file.name)}
        shows={words.lead}
        notices={notices}
        isPrinted
      />
      <section className="dash-section" aria-labelledby="applications">
        <h2 id="applications">{words.applications}</h2>
        {file.has_account ? (
          <SharedApplications portal={portal} reference={reference} applications={file.applications} />
        ) : (
          <p>
            <Typed>{words.noAccount(file.name)}</Typed>{' '}
            {file.is_open ? (
              <PageLink href={personCodePath(portal, reference) as Route}>{words.giveCode}</PageLink>
            ) : null}
          </p>
        )}
      </section>
      <section className="dash-section" aria-labelledby="search">
        <h2 id="search">{words.search}</h2>
        <p>
          {!file.has_account
            ? words.byHandAlone
            : file.profile === null
              ? words.byHand
              : isBlankProfile(file.profile)
                ? words.fromBlankProfile
                : isUsual
                  ? words.fromProfile
                  : words.changed}{' '}
          {file.profile === null || isBlankProfile(file.profile) || isUsual ? null : (
            <PageLink href={path}>{words.useProfile}</PageLink>
          )}
        </p>
        <Search path={path} search={search} isFilledIn={file.profile !== null && !isBlankProfile(file.profile)} />
        {toAsk.length === 0 ? null : (
          <div className="notice">
            <p>{words.askFirst}</p>
            <ul>
              {toAsk.map(({ kind, detail }) => (
                <li key={`${kind} ${detail}`}>
                  {restrictionLabels[kind]}
                  {detail === '' ? null : (
                    <>
                      : <Typed>{detail}</Typed>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      {jobs === null ? (
        <p className="notice">{words.unavailable}</p>
      ) : jobs.length === 0 ? (
        <EmptyState text={found?.length ? words.allApplied : words.noJobs} />
      ) : (
        <>
          {hasStrong ? null : <p>{hasTickets ? words.noStrong : words.noTickets}</p>}
          {fits
            .filter((fit) => hasStrong || fit !== 'strong')
            .map((fit) => (
              <Jobs
                key={fit}
                fit={fit}
                jobs={jobs.filter(({ match }) => match.fit === fit)}
                {...{ portal, reference, file, hasTickets, kept }}
              />
            ))}
        </>
      )}
    </>
  )
}

/** @param isFilledIn by the person's profile; otherwise it is to be filled in, and does not fold away on a phone */
function Search({ path, search, isFilledIn }: { path: Route; search: WorkSearch; isFilledIn: boolean }) {
  const { district, miles, hours, nights, tickets } = search
  return (
    <FilterBar
      label={words.search}
      action={path}
      query={JSON.stringify(search)}
      kept={{ by: 'hand' }}
      foldedAs={isFilledIn ? words.searchFold : undefined}
    >
      <TextField
        id="postcode"
        name="postcode"
        label={words.postcode}
        defaultValue={district}
        autoComplete="off"
        maxLength={8}
      />
      <SelectField
        id="miles"
        name="miles"
        label={words.miles}
        defaultValue={String(miles)}
        options={milesChoices.map((choice) => ({ value: String(choice), label: words.within(choice) }))}
      />
      <SelectField
        id="hours"
        name="hours"
        label={words.hours}
        defaultValue={hours}
        options={hoursWanted.map((value) => ({ value, label: personWords.hoursLabels[value] }))}
      />
      <SelectField
        id="nights"
        name="nights"
        label={words.nights}
        defaultValue={nights ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: words.nightsYes },
          { value: 'no', label: words.nightsNo },
        ]}
      />
      <TextAreaField
        id="tickets"
        name="tickets"
        label={words.tickets}
        hint={words.ticketsHint}
        rows={2}
        maxLength={1200}
        defaultValue={tickets.join(', ')}
      />
    </FilterBar>
  )
}

type JobsProps = Pick<Props, 'portal' | 'reference' | 'file' | 'kept'> & {
  fit: (typeof fits)[number]
  jobs: readonly Found[]
  /** Whether a ticket or skill is looked for, so that an advert can share none of them. */
  hasTickets: boolean
}

/** Of jobs that suit less, so many stand open: with all of them the page was ten screens of a phone long. */
const mostOpen = 4

function Jobs({ fit, jobs, ...more }: JobsProps) {
  const open = fit === 'strong' ? jobs.length : mostOpen
  const folded = jobs.slice(open)
  const { kept } = more
  const isBack = kept?.values.form === 'job-suggest' && folded.some(({ job }) => job.id === kept.values.job)
  return (
    <section className="dash-section" aria-labelledby={`fit-${fit}`}>
      <h2 id={`fit-${fit}`}>
        {words.fits[fit]} ({jobs.length})
      </h2>
      {jobs.length === 0 ? <p>{words.none}</p> : null}
      <JobCards jobs={jobs.slice(0, open)} {...more} />
      {folded.length === 0 ? null : (
        <details className="dash-more dash-more-quiet" open={isBack}>
          <summary>{words.moreJobs(folded.length)}</summary>
          <JobCards jobs={folded} {...more} />
        </details>
      )}
    </section>
  )
}

function JobCards({ jobs, portal, reference, file, hasTickets, kept }: Omit<JobsProps, 'fit'>) {
  const to = formsOf(portal)
  return (
    <ul className="plain-list dash-cards" data-columns="2">
      {jobs.map(({ job, match }) => {
        const given = file.suggested.find(({ job_id: id }) => id === job.id)
        const maySuggest = !given && file.has_account && file.is_open
        const onlyPossible = hasTickets ? whyOnlyPossible(match) : null
        const reasons = match.against.map((reason) => againstLabels[reason])
        const back = kept?.values.form === 'job-suggest' && kept.values.job === job.id ? kept : null
        return (
          <li key={job.id} className="dash-cell">
            <JobCard
              job={job}
              miles={job.remoteFriendly ? null : match.miles}
              href={advertPath(portal, job.id) as Route}
              actions={
                <div className="dash-actions">
                  {maySuggest ? (
                    <details className="dash-more not-on-paper" open={back !== null}>
                      <summary>
                        {words.suggest}
                        <span className="visually-hidden">: {job.title}</span>
                      </summary>
                      {match.against.length === 0 ? null : <p>{words.againstHint}</p>}
                      <PostedForm
                        to={to}
                        action="job-suggest"
                        submit={words.suggestSubmit}
                        look="secondary"
                        hidden={{ reference, job: job.id }}
                        kept={back}
                      >
                        <TextAreaField
                          id={`why-${job.id}`}
                          name="why"
                          label={words.why}
                          hint={words.whyHint}
                          rows={2}
                          maxLength={300}
                          defaultValue={back?.values.why ?? ''}
                          error={problemOf(back, `why-${job.id}`)}
                        />
                      </PostedForm>
                    </details>
                  ) : null}
                  <ButtonLink
                    href={advertPath(portal, job.id) as Route}
                    look="quiet"
                    isSmall
                    aria-label={`${words.seeAdvert}: ${job.title}`}
                  >
                    {words.seeAdvert}
                  </ButtonLink>
                  {given ? (
                    <form action={`/api/${to}/job-take-back`} method="post">
                      <input type="hidden" name="reference" value={reference} />
                      <input type="hidden" name="job" value={job.id} />
                      <Button type="submit" look="quiet" isSmall>
                        {words.takeBack}
                        <span className="visually-hidden">: {job.title}</span>
                      </Button>
                    </form>
                  ) : null}
                </div>
              }
            >
              {reasons.length === 0 ? null : (
                <p>
                  <strong>{words.because(reasons.join('; '))}</strong>
                </p>
              )}
              {match.sharedSkills.length === 0 ? null : (
                <p>
                  <Typed>{words.shares(match.sharedSkills.join(', '))}</Typed>
                </p>
              )}
              {onlyPossible === null ? null : <p>{words.onlyPossible[onlyPossible]}</p>}
              {given ? (
                <p>
                  <Badge tone="plain">
                    {given.declined_at === null
                      ? words.suggestedOn(dayText(given.suggested_at))
                      : words.declinedOn(dayText(given.declined_at))}
                  </Badge>
                </p>
              ) : null}
            </JobCard>
          </li>
        )
      })}
    </ul>
  )
}
