import type { Route } from 'next'
import type { ReactNode } from 'react'

import { jobPath } from '@/components/jobs/job-path'
import { PageLink } from '@/components/ui/page-link'
import { applyPages as words } from '@/lib/content/hiring/apply'
import { payText } from '@/lib/content/wording/job-text'
import type { Pay } from '@/lib/domain/job-board/job'

export type JobInSight = {
  id: string
  title: string
  company: string
  town: string
  /** Null for a job that is not on the board any more. */
  pay: Pay | null
}
type Props = {
  job: JobInSight
  step?: 1 | 2 | 3
  /** The whole advert. @default on the board */
  at?: Route
  /** Inside a portal, which has its own margins. */
  isInPortal?: boolean
  children: ReactNode
}

/** Every page on the way to an application has the job in sight. */
export function ApplyFrame({ job, step, at = jobPath(job.id), isInPortal = false, children }: Props) {
  const { title, company, town, pay } = job
  return (
    <div className={isInPortal ? 'apply-page' : 'page apply-page'}>
      {isInPortal ? (
        <p>
          <PageLink href="/dashboard/candidate/jobs" className="text-link">
            {words.back}
          </PageLink>
        </p>
      ) : null}
      <section className="card apply-job" aria-label={words.job}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>
          {company}
          {town === '' ? '' : `, ${town}`}
          {pay === null ? '' : `. ${payText(pay)}`}
        </p>
        {pay === null ? null : (
          <p>
            <PageLink href={at} className="text-link">
              {words.advert}
            </PageLink>
          </p>
        )}
      </section>
      {step === undefined ? null : <p className="apply-step">{words.step(step)}</p>}
      {children}
    </div>
  )
}
