import { ActionNote } from '@/components/dashboard/parts/action-note'
import { CheckRow } from '@/components/dashboard/parts/check-row'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { useNoted, type Act } from '@/components/dashboard/parts/use-noted'
import { useHydrated } from '@/lib/client/use-hydrated'
import { employerSettingsWords as words } from '@/lib/content/dashboards/employer-words'
import { rightSetting, teamRights, type loadEmployerSettings } from '@/lib/domain/dashboards/employer/load-employer'

type Props = { view: ReturnType<typeof loadEmployerSettings>; empty: Empty; act: Act }

const emails = Object.entries(words.email)
const yesOrNo = (isYes: boolean): string => (isYes ? 'yes' : 'no')

export function EmployerSettings({ view, empty, act }: Props) {
  const { employer, team, settings } = view
  const { note, run, dismiss } = useNoted(act)
  const isReady = useHydrated()

  const choose = (name: string, isOn: boolean, done: string) =>
    run(
      { type: 'setting/choose', name, value: yesOrNo(isOn) },
      { done, undo: { type: 'setting/choose', name, value: yesOrNo(!isOn) }, undone: words.putBack },
    )
  const facts = employer
    ? ([
        [words.name, employer.name],
        [words.sector, employer.sector],
        [words.town, employer.town],
        [words.size, employer.size],
        [words.about, employer.about],
      ] as const)
    : []

  return (
    <>
      <section className="dash-section" aria-labelledby="company">
        <h2 id="company">{words.company}</h2>
        <dl className="dash-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="dash-section" aria-labelledby="team">
        <h2 id="team">{words.team}</h2>
        <p>{words.teamWhat}</p>
        {team.some(({ rights }) => rights.read_disclosures) ? null : <p className="notice">{words.nobodyReads}</p>}
        {team.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <div className="dash-cards" data-columns="2">
            {team.map(({ id, name, jobTitle, email, rights }) => (
              <fieldset key={id} className="card dash-card dash-choices" aria-describedby={`${id}-who`}>
                <legend className="visually-hidden">{name}</legend>
                <h3 aria-hidden="true">{name}</h3>
                <p id={`${id}-who`}>
                  {jobTitle}. {email}
                </p>
                {teamRights.map((right) => (
                  <CheckRow
                    key={right}
                    label={words.rights[right]}
                    checked={rights[right]}
                    disabled={!isReady}
                    onChange={(event) => {
                      const isOn = event.currentTarget.checked
                      const said = isOn ? words.given : words.taken
                      choose(rightSetting(id, right), isOn, said(name, words.rights[right].toLowerCase()))
                    }}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        )}
      </section>
      <section className="dash-section" aria-labelledby="emails">
        <h2 id="emails">{words.emails}</h2>
        <p>{words.emailsWhat}</p>
        {emails.map(([name, label]) => (
          <CheckRow
            key={name}
            label={label}
            checked={settings[name] !== 'no'}
            disabled={!isReady}
            onChange={(event) => {
              const isOn = event.currentTarget.checked
              choose(name, isOn, (isOn ? words.emailOn : words.emailOff)(label))
            }}
          />
        ))}
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
