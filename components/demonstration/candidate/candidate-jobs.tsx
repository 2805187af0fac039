import { jobPathFrom } from '@/components/demonstration/parts/job-path'
import { distanceText } from '@/components/demonstration/parts/distance-text'
import { ActButton } from '@/components/work/act-button'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { Badge } from '@/components/work/badge'
import { TickBox } from '@/components/forms/tick-box'
import { ConfirmButton } from '@/components/demonstration/parts/confirm-button'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { SelectField } from '@/components/forms/select-field'
import { JobCard } from '@/components/jobs/job-card'
import { candidateJobWords as words } from '@/lib/content/dashboards/candidate/candidate-job-words'
import { againstLabels, exclusionLabels } from '@/lib/content/dashboards/labels'
import { partWords } from '@/lib/content/dashboards/part-words'
import {
  candidateJobSorts,
  candidateMiles,
  writeCandidateJobFilters,
} from '@/lib/domain/dashboards/candidate/candidate-job-filters'
import {
  blankCandidateJobFilters,
  candidateJobTabs,
  type CandidateJobFilters,
  type loadCandidateJobs,
} from '@/lib/domain/dashboards/candidate/load-candidate'
import { countText, dayText } from '@/lib/content/wording/date-text'

const path = '/dashboard/candidate/jobs'

type Props = ScreenProps<typeof loadCandidateJobs, CandidateJobFilters> & { empty: Empty }
type ShownJob = Props['view']['jobs'][number]

export function CandidateJobs({ view, query: filters, empty, act }: Props) {
  const { jobs, counts, town, personId } = view
  const { note, run, dismiss } = useNoted(act)
  const query = writeCandidateJobFilters(path, filters)
  const clearHref = writeCandidateJobFilters(path, { ...blankCandidateJobFilters, tab: filters.tab })

  return (
    <>
      <LinkTabs
        label={words.tabs}
        values={candidateJobTabs}
        current={filters.tab}
        labelOf={(tab) => words[tab]}
        hrefOf={(tab) => writeCandidateJobFilters(path, { ...filters, tab })}
        countOf={(tab) => counts[tab]}
      />
      <FilterBar
        label={words.filters}
        action={path}
        query={query}
        kept={filters.tab === 'matched' ? {} : { tab: filters.tab }}
        {...(query === clearHref ? {} : { clearHref })}
      >
        <SelectField
          key={`miles-${filters.miles ?? ''}`}
          id="miles"
          name="miles"
          label={words.miles}
          defaultValue={filters.miles ?? ''}
          options={[
            { value: '', label: words.anyMiles },
            ...candidateMiles.map((miles) => ({ value: String(miles), label: words.within(miles) })),
          ]}
        />
        <SelectField
          key={`sort-${filters.sort}`}
          id="sort"
          name="sort"
          label={words.sort}
          defaultValue={filters.sort}
          options={candidateJobSorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        />
        <div className="dash-filter-checks">
          <TickBox name="dbs" value="none" label={words.withoutDbs} defaultChecked={filters.withoutDbs} />
          <TickBox name="asks" value="never" label={words.neverAsks} defaultChecked={filters.neverAsks} />
          <TickBox
            name="exclusions"
            value="off"
            label={words.withoutMyExclusions}
            defaultChecked={filters.withoutMyExclusions}
          />
        </div>
      </FilterBar>
      <h2 className="dash-heading">{countText(jobs.length, 'job')}</h2>
      <p role="status" className="visually-hidden">
        {countText(jobs.length, 'job')}
      </p>
      <p className="small">
        {words.from} {town}.
      </p>
      {jobs.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ul className="plain-list dash-cards" data-columns="2">
          {jobs.map((job) => (
            <li key={job.id} className="dash-cell">
              <JobCard
                job={job}
                href={jobPathFrom('candidate', job.id)}
                areSkillsListed={false}
                actions={
                  <>
                    {job.hasApplied ? (
                      <Badge tone="good">{words.applied}</Badge>
                    ) : (
                      <ConfirmButton
                        label={words.apply}
                        name={`${words.apply}: ${job.title}`}
                        question={words.applyQuestion}
                        yes={words.applyYes}
                        look="primary"
                        onConfirm={() =>
                          run(
                            { type: 'application/send', jobId: job.id, personId },
                            {
                              done: words.applyDone(job.title),
                              link: { label: words.seeApplications, href: '/dashboard/candidate/applications' },
                            },
                          )
                        }
                      />
                    )}
                    <ActButton
                      aria-label={`${job.isSaved ? words.unsave : words.save}: ${job.title}`}
                      onClick={() => run(...savingOf(job))}
                    >
                      {job.isSaved ? words.unsave : words.save}
                    </ActButton>
                    <ActButton
                      look="quiet"
                      aria-label={`${job.isHidden ? words.unhide : words.hide}: ${job.title}`}
                      onClick={() => run(...hidingOf(job))}
                    >
                      {job.isHidden ? words.unhide : words.hide}
                    </ActButton>
                  </>
                }
              >
                <WhyHere job={job} />
                {job.earlierClosedOn && !job.hasApplied ? (
                  <p>{partWords.earlierClosed(dayText(job.earlierClosedOn))}</p>
                ) : null}
              </JobCard>
            </li>
          ))}
        </ul>
      )}
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}

const savingOf = ({ id, title, isSaved }: ShownJob) =>
  [
    { type: 'job/save', jobId: id, isSaved: !isSaved },
    {
      done: isSaved ? words.unsaveDone(title) : words.saveDone(title),
      undo: { type: 'job/save', jobId: id, isSaved },
      undone: isSaved ? words.saveDone(title) : words.unsaveDone(title),
    },
  ] as const

const hidingOf = ({ id, title, isHidden }: ShownJob) =>
  [
    { type: 'job/hide', jobId: id, isHidden: !isHidden },
    {
      done: isHidden ? words.unhideDone(title) : words.hideDone(title),
      undo: { type: 'job/hide', jobId: id, isHidden },
      undone: isHidden ? words.hideDone(title) : words.unhideDone(title),
    },
  ] as const

type WhyHereProps = { job: ShownJob }

function WhyHere({ job: { fit, miles, remoteFriendly, sharedSkills, against, ruledOutBy } }: WhyHereProps) {
  const distance = distanceText({ miles, remoteFriendly })
  return (
    <div className="dash-why">
      <p>
        <Badge tone={fit === 'strong' ? 'good' : fit === 'possible' ? 'plain' : 'stop'}>{words.fits[fit]}</Badge>{' '}
        {distance ? `${distance}. ` : ''}
        {sharedSkills.length > 0 ? `${words.shared} ${sharedSkills.join(', ').toLowerCase()}.` : null}
        {against.map((reason) => ` ${againstLabels[reason]}.`)}
      </p>
      {ruledOutBy.map(({ kind, reason }) => (
        <p key={kind} className="dash-warning">
          <strong>
            {words.ruledOut} {exclusionLabels[kind].toLowerCase()}.
          </strong>{' '}
          {reason}
        </p>
      ))}
    </div>
  )
}
