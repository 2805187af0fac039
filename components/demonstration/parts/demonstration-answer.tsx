import type { Route } from 'next'

import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { answerWords as words } from '@/lib/content/demonstration/answer-words'
import { shownEmail } from '@/lib/domain/emails/shown-email'

type Email = { to: string; subject: string; text: string }

type Props = {
  /** What the live page would say now. */
  done: string | null
  /** Whom or what it was about, and the day that was chosen. */
  about: string | null
  when: string | null
  back: string
  backLabel: string
  /** Where the story goes on. */
  onwards: readonly { label: string; href: Route }[]
  /** The email that somebody would get. */
  email: Email | null
}

/** The answer to a form of the demonstration: what would have happened, to whom, and where to go from there. */
export function DemonstrationAnswer({ done, about, when, back, backLabel, onwards, email }: Props) {
  const facts = [
    { name: words.about, value: about },
    { name: words.when, value: when },
  ].filter(({ value }) => value !== null)
  const [first, ...others] = onwards
  return (
    <div className="dash-reading">
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      {done ? (
        <section className="dash-section" aria-labelledby="done">
          <h2 id="done">{words.done}</h2>
          <p className="notice">{done}</p>
          {facts.length === 0 ? null : <Facts facts={facts} />}
        </section>
      ) : null}
      <section className="dash-section" aria-labelledby="email">
        <h2 id="email">{words.email}</h2>
        {email ? <EmailAsRead {...email} /> : <p>{words.noEmail}</p>}
      </section>
      <section className="dash-section" aria-labelledby="next">
        <h2 id="next">{words.next}</h2>
        <p className="button-row">
          {first ? <ButtonLink href={first.href}>{first.label}</ButtonLink> : null}
          {first?.href === back ? null : (
            <ButtonLink href={back as Route} look="secondary">
              {backLabel}
            </ButtonLink>
          )}
        </p>
        {others.map(({ label, href }) => (
          <p key={href}>
            <PageLink href={href} className="text-link">
              {label}
            </PageLink>
          </p>
        ))}
      </section>
    </div>
  )
}

/** An email as whoever gets it reads it. Its links lead to a live page with a key to it, so here they are words. */
function EmailAsRead({ to, subject, text }: Email) {
  const [heading, ...paragraphs] = shownEmail(text)
  return (
    <>
      <div className="card dash-card">
        <Facts
          facts={[
            { name: words.to, value: to },
            { name: words.subject, value: subject },
          ]}
        />
        <p>
          <strong>{heading?.text}</strong>
        </p>
        {paragraphs.map(({ text: said, link }) => (
          <p key={`${said} ${link ?? ''}`}>
            {said === '' ? null : <Typed>{said}</Typed>} {link === null ? null : <u>{link || words.address}</u>}
          </p>
        ))}
      </div>
      <p className="field-hint">{words.links}</p>
    </>
  )
}
