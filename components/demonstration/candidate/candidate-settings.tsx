import { SettingChoice } from '@/components/demonstration/candidate/setting-choice'
import { VisibilityChoice } from '@/components/demonstration/candidate/visibility-choice'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { DataTable } from '@/components/work/data-table'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { Facts } from '@/components/work/facts'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { settingWords as words } from '@/lib/content/demonstration/candidate/settings'
import { contactLabels } from '@/lib/content/dashboards/labels'
import type { loadCandidateSettings } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = ScreenProps<typeof loadCandidateSettings> & { empty: Empty }

export function CandidateSettings({ view, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const choose = { settings: view.settings, run }
  const rows = [
    ...view.employersWithName.map((who) => ({
      who,
      what: words.rows.employersNamed,
      never: words.rows.statementEmployer,
    })),
    { who: words.otherEmployers, what: words.rows.employersOther, never: words.rows.statementEmployer },
    ...(view.partner ? [{ who: view.partner, what: words.rows.partner, never: words.rows.notes }] : []),
    ...(view.caseworker ? [{ who: view.caseworker, what: words.rows.caseworker, never: words.rows.statement }] : []),
  ]
  return (
    <>
      <section className="dash-section" aria-labelledby="reach">
        <h2 id="reach">{words.reachHeading}</h2>
        <p className="small">{words.fixed}</p>
        <Facts
          facts={[
            { name: words.phone, value: view.phone },
            { name: words.email, value: view.email },
            {
              name: words.safe,
              value: view.safeContact.map((way) => contactLabels[way]).join(', ') || words.safeNone,
            },
          ]}
        />
        <p>{words.content}</p>
        <div className="dash-cards" data-columns="2">
          <div className="card dash-card">
            <SettingChoice choice={words.time} labels={words.timeLabels} usual="any" {...choose} />
          </div>
          <div className="card dash-card">
            <SettingChoice choice={words.alerts} labels={words.alertLabels} usual="weekly" {...choose} />
          </div>
          <div className="card dash-card">
            <SettingChoice choice={words.reminders} labels={words.reminderLabels} usual="text" {...choose} />
          </div>
        </div>
      </section>
      <section className="dash-section" aria-labelledby="profile">
        <h2 id="profile">{words.profileHeading}</h2>
        {view.visibility === 'off' ? <EmptyState {...empty} /> : null}
        <VisibilityChoice visibility={view.visibility} run={run} />
      </section>
      <section className="dash-section" aria-labelledby="sees">
        <h2 id="sees">{words.seesHeading}</h2>
        <DataTable
          caption={words.seesCaption}
          isCaptionHidden
          rows={rows}
          rowKey={({ who }) => who}
          columns={[
            { label: words.who, cell: ({ who }) => who },
            { label: words.what, cell: ({ what }) => what },
            { label: words.never, cell: ({ never }) => never },
          ]}
        />
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
