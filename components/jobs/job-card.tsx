import type { Route } from 'next'
import type { ReactNode } from 'react'

import { jobPath } from '@/components/jobs/job-path'
import { RecordTags } from '@/components/jobs/record-tags'
import { PageLink } from '@/components/ui/page-link'
import { publicJobWords } from '@/lib/content/job-board/board'
import { closingText, milesText, payText, postedText } from '@/lib/content/wording/job-text'
import type { JobView } from '@/lib/domain/job-board/job-view'

type Props = {
  job: JobView
  /** From the place that somebody searched from; null where that is not known. */
  miles?: number | null
  /** Where the whole advert is; by default, on the board. Null while it is nowhere else. */
  href?: Route | null
  /** Between the facts and the description, such as why it fits. */
  children?: ReactNode
  /** Off where the card says elsewhere which of them somebody has. */
  areSkillsListed?: boolean
  /** At the bottom: links and buttons. */
  actions: ReactNode
}

/** A job in a list: what somebody needs in order to decide whether to read on, including the record question. */
export function JobCard({
  job,
  miles = null,
  href = jobPath(job.id),
  children,
  areSkillsListed = true,
  actions,
}: Props) {
  return (
    <article className="card job-card" aria-labelledby={`job-${job.id}`}>
      <h3 id={`job-${job.id}`}>{href === null ? job.title : <PageLink href={href}>{job.title}</PageLink>}</h3>
      <p className="job-company">
        {job.company}, {job.town}
        {job.remoteFriendly ? ` (${publicJobWords.homeWorking.toLowerCase()})` : ''}
        {miles === null ? null : (
          <>
            {' '}
            (<strong>{milesText(miles)}</strong>)
          </>
        )}
      </p>
      <ul className="plain-list job-facts">
        <li>
          <strong>{payText(job.pay)}</strong>
        </li>
        <li>
          {job.type}, {job.hoursPerWeek} {publicJobWords.hoursAWeek}
        </li>
        <li>{closingText(job)}</li>
        <li>
          {publicJobWords.posted} {postedText(job)}
        </li>
      </ul>
      {children}
      <p>{job.description}</p>
      <RecordTags job={job} />
      {areSkillsListed ? (
        <ul className="plain-list job-tags" aria-label={publicJobWords.skills}>
          {job.skills.map((skill) => (
            <li key={skill} className="job-tag">
              {skill}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="job-actions not-on-paper">{actions}</div>
    </article>
  )
}
