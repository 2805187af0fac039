import { EmptyState, type Empty } from '@/components/work/empty-state'
import { ScreenLink } from '@/components/work/screen-link'
import { StatTiles } from '@/components/work/stat-tiles'
import { referralPath } from '@/components/demonstration/partner/partner-paths'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { StartChecks } from '@/components/demonstration/partner/start-checks'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ButtonLink } from '@/components/ui/button-link'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { partnerHomeWords as words } from '@/lib/content/demonstration/partner-words'
import type { loadPartnerHome } from '@/lib/domain/dashboards/partner/load-partner'
import { whenText } from '@/lib/content/wording/date-text'

type Props = ScreenProps<typeof loadPartnerHome> & { empty: Empty }

export function PartnerHome({ view: home, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const support = (focus: keyof typeof home.support) => ({
    label: words.tiles[focus](home.support[focus]),
    value: home.support[focus],
    ...(focus === 'release_soon' && { href: '/dashboard/partner/support?release=12_weeks' as const }),
    isUrgent: focus !== 'release_soon',
  })
  return (
    <>
      <section className="dash-section" aria-labelledby="waiting">
        <h2 id="waiting">{words.waiting}</h2>
        <StatTiles
          label={words.waiting}
          tiles={[
            {
              label: words.tiles.unassigned(home.unassigned.length),
              value: home.unassigned.length,
              href: '/dashboard/partner/referrals?tab=unassigned',
              isUrgent: true,
            },
            support('no_contact'),
            support('outcome_missing'),
            {
              label: words.tiles.unread(home.unreadThreads),
              value: home.unreadThreads,
              href: '/dashboard/partner/messages',
              isUrgent: true,
            },
            {
              label: words.tiles.checks(home.startChecks.length),
              value: home.startChecks.length,
              href: '/dashboard/partner#starts',
              isUrgent: true,
            },
            support('release_soon'),
            {
              label: words.tiles.applications(home.openApplications),
              value: home.openApplications,
              href: '/dashboard/partner/applications',
            },
          ]}
        />
      </section>
      <section className="dash-section" aria-labelledby="newest">
        <h2 id="newest">{words.newest}</h2>
        {home.unassigned.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <ul className="plain-list dash-cards" data-columns="2">
            {home.unassigned.map(({ row, since }) => (
              <li key={row.id} className="card dash-card">
                <h3>{row.name}</h3>
                <p>
                  {row.reference}. {words.received} {whenText(since, today)}. {words.from}: {row.from}.
                </p>
                <p>
                  {words.wants}: {row.services.map((service) => serviceLabels[service]).join(', ')}.
                </p>
                <ButtonLink href={referralPath(row.id)} anchor={ScreenLink} look="secondary" isSmall>
                  {words.take} <span className="visually-hidden">{row.reference}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </section>
      <StartChecks checks={home.startChecks} run={run} />
      <section className="dash-section" aria-labelledby="month">
        <h2 id="month">{words.month}</h2>
        <dl className="dash-facts">
          <div>
            <dt>{words.referralsIn}</dt>
            <dd>{words.places(home.thisMonth.referralsIn, home.places)}</dd>
          </div>
          <div>
            <dt>{words.completed}</dt>
            <dd>{home.thisMonth.completed}</dd>
          </div>
          <div>
            <dt>{words.jobStarts}</dt>
            <dd>{home.thisMonth.jobStarts}</dd>
          </div>
        </dl>
        <p>
          {words.base}{' '}
          <ScreenLink href="/dashboard/partner/outcomes" className="text-link">
            {words.outcomes}
          </ScreenLink>
        </p>
        <ButtonLink href="/dashboard/partner/referrals/new" anchor={ScreenLink}>
          {words.add}
        </ButtonLink>
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
