import type { Route } from 'next'

import { ButtonLink } from '@/components/ui/button-link'
import { StatTiles } from '@/components/work/stat-tiles'
import { partnerPortalWords as words } from '@/lib/content/casework/organisation'
import { peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

type Props = {
  portal: PeoplePortal
  /** How many people each member helps, and how many nobody helps yet. */
  workers: { members: readonly { people: number | null }[]; nobody: number | null }
  mayRefer: boolean
}

/** How many people an organisation supports, for a member who may see everybody, with the steps that begin something. */
export function CaseloadSummary({ portal, workers: { members, nobody }, mayRefer }: Props) {
  const list = peoplePath(portal)
  const all = members.reduce((sum, { people }) => sum + (people ?? 0), nobody ?? 0)
  return (
    <section className="dash-section" aria-labelledby="caseload">
      <h2 id="caseload">{words.caseload}</h2>
      <StatTiles
        label={words.caseload}
        tiles={[
          { label: words.caseloadTile, value: all, href: list as Route },
          ...(nobody ? [{ label: words.nobodyTile, value: nobody, href: `${list}?worker=none` as Route }] : []),
        ]}
      />
      <div className="button-row">
        <ButtonLink href={`${list}/new` as Route} isSmall>
          {words.addPerson}
        </ButtonLink>
        {mayRefer ? (
          <ButtonLink href={`${portal}/referrals/new` as Route} look="secondary" isSmall>
            {words.refer}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  )
}
