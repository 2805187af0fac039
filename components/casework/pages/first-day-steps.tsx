import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { partnerPortalWords as words } from '@/lib/content/casework/organisation'

type FirstDayStep = { title: string; text: string; link: string; href: Route; isDone: boolean }
type Props = { steps: readonly FirstDayStep[] }

const Steps = ({ steps }: Props) => (
  <ol className="step-list">
    {steps.map(({ title, text, link, href }) => (
      <li key={title}>
        <strong>{title}</strong>
        <p>{text}</p>
        <p>
          <PageLink href={href} className="portal-link">
            {link}
          </PageLink>
        </p>
      </li>
    ))}
  </ol>
)

/** What an organisation does on its first day; the steps that are done fold away. */
export function FirstDaySteps({ steps }: Props) {
  const left = steps.filter(({ isDone }) => !isDone)
  const done = steps.filter(({ isDone }) => isDone)
  return (
    <section className="dash-section" aria-labelledby="first-day">
      <h2 id="first-day">{words.firstDay}</h2>
      <p>{words.firstDayLead(done.length, steps.length)}</p>
      {left.length === 0 ? null : <Steps steps={left} />}
      {done.length === 0 ? null : (
        <details className="dash-more dash-more-quiet" open={left.length === 0}>
          <summary>{words.done}</summary>
          <Steps steps={done} />
        </details>
      )}
    </section>
  )
}
