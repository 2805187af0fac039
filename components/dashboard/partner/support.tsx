'use client'

import { ActionNote } from '@/components/dashboard/parts/action-note'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { useNoted } from '@/components/dashboard/parts/use-noted'
import { StartChecks } from '@/components/dashboard/partner/start-checks'
import { SupportPerson } from '@/components/dashboard/partner/support-person'
import { useDemo } from '@/components/dashboard/use-demo'
import { supportWords as words } from '@/lib/content/dashboards/partner-words'
import {
  loadStartChecks,
  loadSupport,
  supportFocuses,
  type SupportFocus,
} from '@/lib/domain/dashboards/partner/load-partner'
import { withQuery } from '@/lib/domain/lists/address-query'

const path = '/dashboard/partner/support'

type Props = { day: string; empty: Empty; focus: SupportFocus | null }

export function Support({ day, empty, focus }: Props) {
  const { state, viewer, today, act } = useDemo('partner', day)
  const { note, run, dismiss } = useNoted(act)
  const { all, counts, people } = loadSupport(state, viewer, { today, focus })
  return (
    <>
      <LinkTabs
        label={words.filterLabel}
        tabs={[
          { label: words.all, href: path, count: all, isCurrent: focus === null },
          ...supportFocuses.map((one) => ({
            label: words.focuses[one],
            href: withQuery(path, { focus: one }),
            count: counts[one],
            isCurrent: one === focus,
          })),
        ]}
      />
      {people.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ul className="plain-list dash-cards dash-section">
          {people.map((person) => (
            <li key={person.id}>
              <SupportPerson person={person} today={today} run={run} />
            </li>
          ))}
        </ul>
      )}
      <StartChecks checks={loadStartChecks(state, viewer, today)} run={run} />
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
