import type { Route } from 'next'

import { SharedApplications } from '@/components/casework/jobs/shared-applications'
import { PageLink } from '@/components/ui/page-link'
import { EmptyState } from '@/components/work/empty-state'
import { Typed } from '@/components/work/typed'
import { workSearchWords as words } from '@/lib/content/casework/work-search'
import { jobsPath, peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Applications = NonNullable<Parameters<typeof SharedApplications>[0]['applications']>
type Props = {
  portal: PeoplePortal
  people: readonly { reference: string; name: string; applications: Applications }[]
  /**
   * Whether the member sees everybody and helps nobody.
   * @default false
   */
  hasNoCaseload?: boolean
}

/** What everybody whom a member helps shares of their applications, person by person. */
export function EverybodysApplications({ portal, people, hasNoCaseload = false }: Props) {
  const applicants = people.filter(({ applications }) => applications.length > 0)
  const list = peoplePath(portal) as Route
  if (hasNoCaseload) return <EmptyState text={words.noCaseload} link={{ label: words.everybody, href: list }} />
  if (applicants.length === 0) {
    const text = people.length === 0 ? words.nobodyShares : words.shareNoneYet(people.length)
    return <EmptyState text={text} link={{ label: words.people, href: list }} />
  }
  return applicants.map(({ reference, name, applications }) => (
    <section key={reference} className="dash-section" aria-labelledby={reference}>
      <h2 id={reference}>
        <PageLink href={jobsPath(portal, reference) as Route}>
          <Typed>{name}</Typed>
        </PageLink>
      </h2>
      <SharedApplications portal={portal} reference={reference} applications={applications} />
    </section>
  ))
}
