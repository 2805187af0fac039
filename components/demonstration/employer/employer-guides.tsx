import { ActionNote } from '@/components/demonstration/parts/action-note'
import { ActCheck } from '@/components/demonstration/parts/act-check'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { useNoted } from '@/components/demonstration/parts/use-noted'
import { PageLink } from '@/components/ui/page-link'
import { useHydrated } from '@/lib/client/use-hydrated'
import { employerGuideWords as words, type GuideList } from '@/lib/content/demonstration/employer-guides'
import type { loadEmployerGuides } from '@/lib/domain/dashboards/employer/load-employer'

type Props = ScreenProps<typeof loadEmployerGuides> & { lists: readonly GuideList[] }

const done = 'done'
const settingOf = (list: GuideList, stepId: string): string => `guide-${list.id}-${stepId}`

/** Checklists for each step of hiring. Ticks are stored with the company's settings. */
export function EmployerGuides({ view: { ticked }, lists, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const isReady = useHydrated()
  return (
    <>
      <div className="dash-cards" data-columns="2">
        {lists.map((list) => {
          const count = list.steps.filter(({ id }) => ticked[settingOf(list, id)] === done).length
          return (
            <section key={list.id} id={list.id} className="card dash-card" aria-labelledby={`${list.id}-heading`}>
              <h2 id={`${list.id}-heading`}>{list.heading}</h2>
              <p className="small">{words.done(count, list.steps.length)}</p>
              <ul className="plain-list stack">
                {list.steps.map(({ id, text, link }) => (
                  <li key={id}>
                    <ActCheck
                      label={text}
                      isTicked={ticked[settingOf(list, id)] === done}
                      disabled={!isReady}
                      onTick={(isDone) =>
                        run(
                          { type: 'setting/choose', name: settingOf(list, id), value: isDone ? done : 'open' },
                          { done: isDone ? words.ticked : words.unticked },
                        )
                      }
                    />
                    {link ? (
                      <PageLink href={link.href} className="employer-guide-link">
                        {link.label}
                      </PageLink>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}
