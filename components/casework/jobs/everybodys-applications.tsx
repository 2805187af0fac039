import type { Route } from 'next'

import { ColleaguesPeople, type OfColleagues } from '@/components/casework/people/colleagues-people'
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
   * Those who share theirs, for a member who sees everybody and helps nobody.
   * @default null
   */
  ofColleagues?: OfColleagues | null
}

/** What everybody whom a member helps shares of their applications, person by person. */
export function EverybodysApplications({ portal, people, ofColleagues = null }: Props) {
  const applicants = people.filter(({ applications }) => applications.length > 0)
  const list = peoplePath(portal) as Route
  if (ofColleagues !== null) {
    return (
      <ColleaguesPeople
        portal={portal}
        text={words.colleaguesShare}
        {...ofColleagues}
        hrefOf={(reference) => jobsPath(portal, reference)}
        allHref={`${list}?shares=on`}
      />
    )
  }
  if (applicants.length === 0) {
    const text = people.length === 0 ? words.nobodyShares : words.shareNoneYet(people.map(({ name }) => name))
    const [only, ...others] = people
    const link =
      only && others.length === 0
        ? { label: words.jobsFor(only.name), href: jobsPath(portal, only.reference) as Route }
        : { label: words.people, href: list }
    return <EmptyState text={text} link={link} />
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
