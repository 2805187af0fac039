import { ActionNote } from '@/components/demonstration/parts/action-note'
import { ActCheck } from '@/components/demonstration/parts/act-check'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { Facts } from '@/components/work/facts'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { useHydrated } from '@/lib/client/use-hydrated'
import { employerSettingsWords as words } from '@/lib/content/dashboards/employer-words'
import { rightSetting, teamRights, type loadEmployerSettings } from '@/lib/domain/dashboards/employer/load-employer'

type Props = ScreenProps<typeof loadEmployerSettings> & { empty: Empty }

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
    ? [
        { name: words.name, value: employer.name },
        { name: words.sector, value: employer.sector },
        { name: words.town, value: employer.town },
        { name: words.size, value: employer.size },
        { name: words.about, value: employer.about },
      ]
    : []

  return (
    <>
      <section className="dash-section" aria-labelledby="company">
        <h2 id="company">{words.company}</h2>
        <Facts facts={facts} />
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
              <div key={id} className="card dash-card">
                <h3 id={`${id}-name`}>{name}</h3>
                <p>
                  {jobTitle}. {email}
                </p>
                <div role="group" aria-labelledby={`${id}-name`}>
                  {teamRights.map((right) => (
                    <ActCheck
                      key={right}
                      label={words.rights[right]}
                      isTicked={rights[right]}
                      disabled={!isReady}
                      onTick={(isOn) => {
                        const messageFor = isOn ? words.given : words.taken
                        return choose(
                          rightSetting(id, right),
                          isOn,
                          messageFor(name, words.rights[right].toLowerCase()),
                        )
                      }}
                    />
                  ))}
                </div>
              </div>
            ))}
          </div>
        )}
      </section>
      <section className="dash-section" aria-labelledby="emails">
        <h2 id="emails">{words.emails}</h2>
        <p>{words.emailsWhat}</p>
        {emails.map(([name, label]) => (
          <ActCheck
            key={name}
            label={label}
            isTicked={settings[name] !== 'no'}
            disabled={!isReady}
            onTick={(isOn) => choose(name, isOn, (isOn ? words.emailOn : words.emailOff)(label))}
          />
        ))}
      </section>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
