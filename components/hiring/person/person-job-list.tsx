import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { EmptyState } from '@/components/work/empty-state'
import { AppliedBefore } from '@/components/hiring/applications/applied-before'
import { PersonJobStep } from '@/components/hiring/person/person-job-step'
import type { CandidatePlace } from '@/components/hiring/screen-place'
import { JobCard } from '@/components/jobs/job-card'
import { toldPath } from '@/components/jobs/job-path'
import { SavedMark } from '@/components/jobs/saved-mark'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { candidateJobWords } from '@/lib/content/dashboards/candidate/candidate-job-words'
import { applyWords } from '@/lib/content/hiring/own-applications'
import { personJobWords as words } from '@/lib/content/hiring/person-jobs'
import { publicJobWords } from '@/lib/content/job-board/board'
import type { JobView } from '@/lib/domain/job-board/job-view'

type ListedJob = {
  id: string
  title: string
  kept: 'saved' | 'hidden' | null
  job: JobView | null
  miles: number | null
}
type List = keyof typeof words.list
type Props = {
  list: List
  jobs: readonly ListedJob[]
  /** The references of the person's own applications, by job. */
  own: ReadonlyMap<string, { applied: string | null; ended: string | null }>
  place: CandidatePlace
}

/** The jobs of one list, each with its actions; its title leads to the advert. */
export function PersonJobList({ list, jobs, own, place }: Props) {
  if (jobs.length === 0) {
    const link =
      list === 'suited'
        ? { label: words.toProfile, href: `${place.path}/profile?part=wants` as Route }
        : { label: words.toSuited, href: `${place.path}/jobs` as Route }
    return <EmptyState text={words.empty[list]} link={link} />
  }
  return (
    <ul className="plain-list dash-cards" data-columns="2">
      {jobs.map(({ id, title, kept, job, miles }) => {
        const { applied, ended } = own.get(id) ?? { applied: null, ended: null }
        const steps = (
          <>
            {kept === 'saved' ? (
              <PersonJobStep action="job-unsave" list={list} id={id} label={words.unsave} title={title} place={place} />
            ) : job && applied === null ? (
              <PersonJobStep action="job-save" list={list} id={id} label={words.save} title={title} place={place} />
            ) : null}
            {kept === 'hidden' ? (
              <PersonJobStep action="job-unhide" list={list} id={id} label={words.unhide} title={title} place={place} />
            ) : job && applied === null && kept === null ? (
              <PersonJobStep action="job-hide" list={list} id={id} label={words.hide} title={title} place={place} />
            ) : null}
          </>
        )
        return (
          <li key={id} className="dash-cell">
            {job ? (
              <JobCard
                job={job}
                miles={miles}
                href={place.advertOf(id)}
                actions={
                  <>
                    {applied === null ? (
                      <ButtonLink href={place.applyAt(id)} isSmall aria-label={`${candidateJobWords.apply}: ${title}`}>
                        {candidateJobWords.apply}
                      </ButtonLink>
                    ) : (
                      <>
                        <Badge tone="good">{candidateJobWords.applied}</Badge>
                        <ButtonLink
                          href={`${place.path}/applications/${applied}` as Route}
                          look="secondary"
                          isSmall
                          aria-label={`${applyWords.seeApplication}: ${title}`}
                        >
                          {applyWords.seeApplication}
                        </ButtonLink>
                      </>
                    )}
                    {steps}
                    {kept === 'saved' ? null : <SavedMark id={id} isSaved={false} />}
                  </>
                }
              >
                {applied === null && ended !== null ? <AppliedBefore reference={ended} place={place} /> : null}
                {list === 'saved' ? (
                  <p>
                    <PageLink href={toldPath(job.dbsLevel)} className="text-link">
                      {words.told}
                      <span className="visually-hidden">: {title}</span>
                    </PageLink>{' '}
                    {publicJobWords.calculatorNote}
                  </p>
                ) : null}
              </JobCard>
            ) : (
              <article className="card job-card" aria-labelledby={`job-${id}`}>
                <h3 id={`job-${id}`}>{title}</h3>
                <p>{words.closed}</p>
                <div className="job-actions not-on-paper">{steps}</div>
              </article>
            )}
          </li>
        )
      })}
    </ul>
  )
}
