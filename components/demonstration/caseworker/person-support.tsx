import { CaseEntry } from '@/components/demonstration/caseworker/case-entry'
import type { CasePersonView } from '@/components/demonstration/caseworker/case-person-view'
import { ActSelect } from '@/components/demonstration/parts/act-select'
import { Badge } from '@/components/work/badge'
import { BookForm } from '@/components/demonstration/parts/book-form'
import { DataTable } from '@/components/work/data-table'
import type { RunNoted } from '@/components/demonstration/parts/use-noted'
import { useHydrated } from '@/lib/client/use-hydrated'
import { casePersonWords as words } from '@/lib/content/demonstration/caseworker-words'
import { pathwayLabels, referralStateLabels, serviceLabels, supportStateLabels } from '@/lib/content/dashboards/labels'
import { supportStates } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { weekdayText } from '@/lib/content/wording/date-text'

type Props = { person: CasePersonView; today: PlainDate; run: RunNoted }

function Needs({ person, run }: Omit<Props, 'today'>) {
  const isReady = useHydrated()
  return (
    <section className="dash-section" aria-labelledby="needs">
      <h2 id="needs">{words.needs}</h2>
      <div className="dash-form-row">
        {person.needs.map(({ pathway, state: before }) => (
          <ActSelect
            key={pathway}
            id={`need-${pathway}`}
            label={pathwayLabels[pathway]}
            chosen={before}
            disabled={!isReady}
            onChoose={(state) => {
              const change = { type: 'support/set', personId: person.id, pathway } as const
              return run(
                { ...change, state },
                {
                  done: words.needSet(pathwayLabels[pathway], supportStateLabels[state]),
                  undo: { ...change, state: before },
                  undone: words.needSet(pathwayLabels[pathway], supportStateLabels[before]),
                },
              )
            }}
            options={supportStates.map((value) => ({ value, label: supportStateLabels[value] }))}
          />
        ))}
      </div>
    </section>
  )
}

/** The person's needs, referrals and appointments. */
export function PersonSupport({ person, today, run }: Props) {
  const { id, name, referrals, appointments } = person
  const entries = appointments.filter(({ isCancelled }) => !isCancelled).reverse()
  return (
    <>
      <Needs person={person} run={run} />
      <section className="dash-section" aria-labelledby="referrals">
        <h2 id="referrals">{words.referrals}</h2>
        {referrals.length === 0 ? (
          <p>{words.noReferrals}</p>
        ) : (
          <DataTable
            caption={words.referrals}
            isCaptionHidden
            columns={[
              { label: words.referral, cell: ({ reference }) => reference },
              { label: words.state, cell: ({ state }) => <Badge>{referralStateLabels[state]}</Badge> },
              {
                label: words.services,
                cell: ({ services }) => services.map((service) => serviceLabels[service]).join(', '),
              },
            ]}
            rows={referrals}
            rowKey={({ reference }) => reference}
          />
        )}
      </section>
      <BookForm people={[{ id, name }]} today={today} run={run} />
      <section className="dash-section" aria-labelledby="appointments">
        <h2 id="appointments">{words.appointments}</h2>
        {entries.length === 0 ? (
          <p>{words.noAppointments}</p>
        ) : (
          <ol className="plain-list dash-lines">
            {entries.map((entry) => (
              <li key={entry.id}>
                <h3 className="dash-line-day">{weekdayText(entry.on)}</h3>
                <CaseEntry entry={{ ...entry, name }} today={today} run={run} />
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  )
}
