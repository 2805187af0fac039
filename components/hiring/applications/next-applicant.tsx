import type { Route } from 'next'

import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Props = {
  jobId: string
  /** Who waits next; null for nobody. */
  next: { reference: string; name: string | null } | null
  /** The path of the portal's applicants. */
  path: string
}

/** The way on after a step: to whoever has waited longest for the same job, and to all its applicants. */
export function NextApplicant({ jobId, next, path }: Props) {
  return (
    <nav className="button-row" aria-label={words.goOn}>
      {next ? (
        <PageLink href={`${path}/${next.reference}` as Route} className="text-link">
          <span>
            {words.nextWaiting}{' '}
            {next.name === null ? <span className="unbroken">{next.reference}</span> : <Typed>{next.name}</Typed>}
            &nbsp;→
          </span>
        </PageLink>
      ) : null}
      <PageLink href={pathWithQuery(path, { job: jobId }) as Route} className="text-link">
        {words.allOfJob}
      </PageLink>
    </nav>
  )
}
