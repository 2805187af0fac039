import type { Route } from 'next'
import type { ReactNode } from 'react'

import { PageLink } from '@/components/ui/page-link'
import { dbsLabels, exclusionLabels, recordQuestionLabels } from '@/lib/content/dashboards/labels'
import { jobWords } from '@/lib/content/job-board'
import type { JobView } from '@/lib/domain/job-board/job-view'

type Props = {
  job: JobView
  /** How deep the headings are where the card stands. */
  level?: 2 | 3
  /** Between the facts and the description, such as why it fits. */
  children?: ReactNode
  /** Beneath everything: links and buttons. */
  actions: ReactNode
}

export const jobPath = (id: string): Route => `/jobs/${id}` as Route

/** A job in a list: what somebody needs to see whether to read on, the record question among it. */
export function JobCard({ job, level = 3, children, actions }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className="card job-card" aria-labelledby={`job-${job.id}`}>
      <Heading id={`job-${job.id}`}>
        <PageLink href={jobPath(job.id)}>{job.title}</PageLink>
      </Heading>
      <p className="job-company">
        {job.company}, {job.town}
        {job.remoteFriendly ? ` (${jobWords.homeWorking.toLowerCase()})` : ''}
      </p>
      <ul className="plain-list job-facts">
        <li>
          <strong>{job.salary}</strong>
        </li>
        <li>
          {job.type}, {job.hoursPerWeek} {jobWords.hoursAWeek}
        </li>
        <li>{job.closing}</li>
        <li>
          {jobWords.posted} {job.posted.toLowerCase()}
        </li>
      </ul>
      {children}
      <p>{job.description}</p>
      <ul className="plain-list job-tags" aria-label={jobWords.recordHeading}>
        <li className="job-tag" data-kind="record">
          {recordQuestionLabels[job.recordQuestion]}
        </li>
        <li className="job-tag" data-kind="record">
          {dbsLabels[job.dbsLevel]}
        </li>
        {job.exclusions.map(({ kind }) => (
          <li key={kind} className="job-tag" data-kind="record">
            {jobWords.cannotTake} {exclusionLabels[kind].toLowerCase()}
          </li>
        ))}
        {job.dayReleasePossible ? (
          <li className="job-tag" data-kind="record">
            {jobWords.dayRelease}
          </li>
        ) : null}
      </ul>
      <ul className="plain-list job-tags" aria-label={jobWords.skills}>
        {job.skills.map((skill) => (
          <li key={skill} className="job-tag">
            {skill}
          </li>
        ))}
      </ul>
      <div className="job-actions not-on-paper">{actions}</div>
    </article>
  )
}
