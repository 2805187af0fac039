import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { Badge } from '@/components/work/badge'
import { partnerPortalWords as words } from '@/lib/content/casework/organisation'

export type FirstDayStep = { title: string; text: string; link: string; href: Route; isDone: boolean }

/** What an organisation does on its first day, each step done or not. */
export function FirstDaySteps({ steps }: { steps: readonly FirstDayStep[] }) {
  return (
    <section className="dash-section" aria-labelledby="first-day">
      <h2 id="first-day">{words.firstDay}</h2>
      <p>{words.firstDayLead(steps.filter(({ isDone }) => isDone).length, steps.length)}</p>
      <ol className="step-list">
        {steps.map(({ title, text, link, href, isDone }) => (
          <li key={title}>
            <strong>{title}</strong> {isDone ? <Badge tone="good">{words.done}</Badge> : null}
            {isDone ? null : (
              <>
                <p>{text}</p>
                <p>
                  <PageLink href={href} className="portal-link">
                    {link}
                  </PageLink>
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
