import { useRef, useState } from 'react'

import { personPath } from '@/components/demonstration/caseworker/person-path'
import { ActButton } from '@/components/work/act-button'
import { ActionNote } from '@/components/demonstration/parts/action-note'
import { Badge, type BadgeTone } from '@/components/work/badge'
import { TickBox } from '@/components/forms/tick-box'
import { DataTable } from '@/components/work/data-table'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ScreenLink } from '@/components/work/screen-link'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { useHydrated } from '@/lib/client/use-hydrated'
import { alertWords as words } from '@/lib/content/demonstration/caseworker-words'
import { alertLabels, alertReasons, severityLabels, stageLabels } from '@/lib/content/dashboards/labels'
import type { Severity } from '@/lib/domain/dashboards/caseworker/case-alerts'
import type { loadAlerts } from '@/lib/domain/dashboards/caseworker/load-caseworker'
import { addDays } from '@/lib/domain/dates/plain-date'
import { whenText, weekdayText } from '@/lib/content/wording/date-text'

type Props = ScreenProps<typeof loadAlerts> & { empty: Empty }
type Alert = Props['view'][number]

const tones: Readonly<Record<Severity, BadgeTone>> = { urgent: 'warn', soon: 'wait', news: 'plain' }
const daysInAWeek = 7

const whyText = ({ kind, days, job }: Alert): string => {
  const about = job ? ` ${job.title}, ${job.company}: ${stageLabels[job.stage].toLowerCase()}.` : ''
  return `${alertReasons[kind](days)}${about}`
}

/** Alerts to tick, and to clear or snooze together. Both can be undone. */
export function Alerts({ view: alerts, today, empty, act }: Props) {
  const { note, run, say, dismiss } = useNoted(act)
  const isReady = useHydrated()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = alerts.map(({ id }) => id).filter((id) => ticked.includes(id))

  const withChosen = (what: (alertIds: readonly string[]) => void) => () => {
    if (chosen.length === 0) return say({ text: words.chooseFirst, isRefusal: true })
    what(chosen)
    setTicked([])
    heading.current?.focus()
  }
  const wayBack = (alertIds: readonly string[]) => ({
    undo: { type: 'alert/clear', alertIds, isBack: true } as const,
    undone: words.back(alertIds.length),
  })
  const clear = withChosen((alertIds) =>
    run({ type: 'alert/clear', alertIds }, { done: words.cleared(alertIds.length), ...wayBack(alertIds) }),
  )
  const snooze = (days: number) =>
    withChosen((alertIds) => {
      const until = addDays(today, days)
      run(
        { type: 'alert/snooze', alertIds, until },
        { done: words.snoozed(alertIds.length, weekdayText(until)), ...wayBack(alertIds) },
      )
    })

  const tick = (id: string, isOn: boolean) =>
    setTicked((before) => [...before.filter((tickedId) => tickedId !== id), ...(isOn ? [id] : [])])

  return (
    <section className="dash-section" aria-labelledby="alerts">
      <h2 id="alerts" ref={heading} tabIndex={-1}>
        {words.count(alerts.length)}
      </h2>
      {alerts.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <div className="case-bulk needs-script not-on-paper" role="group" aria-label={words.choose}>
            <TickBox
              label={words.all}
              checked={chosen.length === alerts.length}
              disabled={!isReady}
              onTick={(isTicked) => setTicked(isTicked ? alerts.map(({ id }) => id) : [])}
            />
            <p>{words.chosen(chosen.length)}</p>
            <div className="dash-actions">
              <ActButton look="primary" onClick={clear}>
                {words.clear}
              </ActButton>
              <ActButton onClick={snooze(1)}>{words.snoozeDay}</ActButton>
              <ActButton onClick={snooze(daysInAWeek)}>{words.snoozeWeek}</ActButton>
            </div>
          </div>
          <DataTable
            caption={words.choose}
            isCaptionHidden
            columns={[
              {
                label: words.alert,
                cell: ({ id, kind, name }: Alert) => (
                  <TickBox
                    label={`${alertLabels[kind]}: ${name}`}
                    checked={ticked.includes(id)}
                    disabled={!isReady}
                    onTick={(isTicked) => tick(id, isTicked)}
                  />
                ),
              },
              {
                label: words.level,
                cell: ({ severity }) => <Badge tone={tones[severity]}>{severityLabels[severity]}</Badge>,
              },
              { label: words.why, cell: whyText },
              { label: words.age, isShort: true, cell: ({ raisedOn }) => whenText(raisedOn, today) },
              {
                label: words.open,
                isUnnamed: true,
                cell: ({ personId, name }) => (
                  <ScreenLink href={personPath(personId)}>
                    {words.see} <span className="visually-hidden">{name}</span>
                  </ScreenLink>
                ),
              },
            ]}
            rows={alerts}
            rowKey={({ id }) => id}
          />
        </>
      )}
      <p className="not-on-paper">
        <ScreenLink href="/dashboard/caseworker/settings" className="text-link">
          {words.rules}
        </ScreenLink>
      </p>
      <ActionNote note={note} onDismiss={dismiss} />
    </section>
  )
}
