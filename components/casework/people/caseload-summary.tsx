import type { Route } from 'next'

import { Typed } from '@/components/work/typed'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { DataTable } from '@/components/work/data-table'
import { StatTiles } from '@/components/work/stat-tiles'
import { partnerPortalWords as words } from '@/lib/content/casework/organisation'
import { firstNeedWords, lookLabels, peopleWords } from '@/lib/content/casework/people'
import { dayText } from '@/lib/content/wording/date-text'
import { filePath, peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { looks, type FirstNeed, type Look, type SupportAlertKind } from '@/lib/domain/casework/support-alerts'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

/** How many people each member helps, and how many nobody helps yet. */
export type Workers = {
  members: readonly { id: string; name: string | null; isOwn: boolean; people: number | null }[]
  nobody: number | null
}

/** Of those in the list, how many need a look, and how many are released within 12 weeks. */
type Counts = { looks: Readonly<Record<Look, number>>; releasedSoon: number }

type Props = {
  portal: PeoplePortal
  workers: Workers
  counts: Counts
  /** Referrals that wait for an answer, and first contacts that are late; null for somebody who does not answer them. */
  referrals: { waiting: number; late: number } | null
  mayRefer: boolean
}

/** Whom work has to be found for, and who is released soon: each number opens the list that it counts. */
const comingUp = (portal: PeoplePortal, { looks: { ready }, releasedSoon }: Counts) =>
  [
    { label: lookLabels.ready, value: ready, href: `${peoplePath(portal)}?look=ready` as Route },
    { label: words.releasedTile, value: releasedSoon, href: `${peoplePath(portal)}?release=12_weeks` as Route },
  ].filter(({ value }) => value > 0)

type OwnProps = Pick<Props, 'portal' | 'counts'> & {
  /** What stands above it: a release of which it says everything is not counted again. */
  alerts: readonly { kind: SupportAlertKind }[]
}

/** The same as a part of the page of somebody who sees their own people alone; nothing where both are zero. */
export function OwnCaseload({ portal, counts, alerts }: OwnProps) {
  const named = alerts.filter(({ kind }) => kind === 'released_without_plan').length
  const tiles = comingUp(portal, counts.releasedSoon > named ? counts : { ...counts, releasedSoon: 0 })
  return tiles.length === 0 ? null : (
    <section className="dash-section" aria-labelledby="coming-up">
      <h2 id="coming-up">{words.ownCaseload}</h2>
      <StatTiles label={words.ownCaseload} tiles={tiles} />
    </section>
  )
}

/**
 * What waits in an organisation, for a member who may see everybody: each number opens the list that it counts, and what
 * is zero is left out.
 */
export function CaseloadSummary({ portal, workers: { members, nobody }, counts, referrals, mayRefer }: Props) {
  const list = peoplePath(portal)
  const all = members.reduce((sum, { people }) => sum + (people ?? 0), nobody ?? 0)
  const waiting = [
    { label: words.nobodyTile, value: nobody ?? 0, href: `${list}?worker=none` },
    {
      label: words.referralTile(referrals?.waiting ?? 0),
      value: referrals?.waiting ?? 0,
      href: `${portal}/referrals?state=sent`,
    },
    { label: words.lateTile, value: referrals?.late ?? 0, href: `${portal}/referrals?state=late` },
    ...looks
      .filter((look) => look !== 'ready')
      .map((look) => ({
        label: look === 'message' ? words.messageTile(counts.looks.message) : lookLabels[look],
        value: counts.looks[look],
        href: `${list}?look=${look}`,
        // It may have come a minute ago: what has waited too long is among the alerts.
        isUrgent: look !== 'message',
      })),
  ].filter(({ value }) => value > 0)
  return (
    <section className="dash-section" aria-labelledby="caseload">
      <h2 id="caseload">{words.caseload}</h2>
      {waiting.length === 0 ? <p>{all === 0 ? words.nobodyAtAll : words.nothingWaits}</p> : null}
      <StatTiles
        label={words.caseload}
        tiles={[
          ...waiting.map((tile) => ({ isUrgent: true, ...tile, href: tile.href as Route })),
          ...comingUp(portal, counts),
          ...(all === 0 ? [] : [{ label: words.caseloadTile, value: all, href: list as Route }]),
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

type FirstProps = {
  portal: PeoplePortal
  people: readonly { reference: string; name: string; need: FirstNeed; since: PlainDate; worker: string | null }[]
  today: PlainDate
  /** Whether the alerts about the reader's own people stand above it. */
  isBesideAlerts: boolean
}

/** The people of colleagues who need attention first: who, why, and since when. */
export function FirstPeople({ portal, people, today, isBesideAlerts }: FirstProps) {
  if (people.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby="first-people">
      <h2 id="first-people">{isBesideAlerts ? words.first.beside : words.first.alone}</h2>
      <ol className="plain-list dash-lines">
        {people.map(({ reference, name, need, since, worker }) => (
          <li key={reference}>
            <strong>
              <PageLink href={filePath(portal, reference) as Route}>
                <Typed>{name}</Typed>
              </PageLink>
            </strong>{' '}
            <br />
            <span>
              {firstNeedWords[need](dayText(since), since < today)}
              {worker === null ? null : (
                <span className="dash-aside">
                  {' '}
                  <Typed>{words.firstHelped(worker)}</Typed>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <PageLink href={peoplePath(portal) as Route} className="text-link">
          {words.firstAll}
        </PageLink>
      </p>
    </section>
  )
}

/** The same table as a part of a page. */
export function CaseloadLoad({ portal, workers }: Pick<Props, 'portal' | 'workers'>) {
  return (
    <section className="dash-section" aria-labelledby="load">
      <h2 id="load">{peopleWords.load}</h2>
      <CaseloadTable portal={portal} workers={workers} />
    </section>
  )
}

/** How many people each colleague helps, and how many have nobody yet. */
export function CaseloadTable({ portal, workers }: Pick<Props, 'portal' | 'workers'>) {
  const rows = [
    ...workers.members.map(({ id, name, people }) => ({ id, name: name ?? peopleWords.noName, people: people ?? 0 })),
    ...(workers.nobody ? [{ id: 'none', name: peopleWords.nobody, people: workers.nobody }] : []),
  ]
  return (
    <DataTable
      caption={peopleWords.load}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          label: peopleWords.helps,
          cell: ({ id, name }) => (
            <PageLink href={pathWithQuery(peoplePath(portal), { worker: id }) as Route}>{name}</PageLink>
          ),
        },
        { label: peopleWords.people, cell: ({ people }) => peopleWords.counted(people), isShort: true },
      ]}
    />
  )
}
