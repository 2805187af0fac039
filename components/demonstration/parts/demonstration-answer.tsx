import type { Route } from 'next'

import { Facts } from '@/components/work/facts'
import { Typed } from '@/components/work/typed'
import { ButtonLink } from '@/components/ui/button-link'
import { answerWords as words } from '@/lib/content/demonstration/answer-words'

type Props = {
  /** What the live page would say now. */
  done: string | null
  back: string
  /** The email that somebody would get. */
  email: { to: string; subject: string; text: string } | null
}

/** The answer to a form of the demonstration: what would have happened, and to whom. */
export function DemonstrationAnswer({ done, back, email }: Props) {
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
        </section>
      ) : null}
      <section className="dash-section" aria-labelledby="email">
        <h2 id="email">{words.email}</h2>
        {email ? (
          <div className="card dash-card">
            <Facts
              facts={[
                { name: words.to, value: email.to },
                { name: words.subject, value: email.subject },
              ]}
            />
            <p>
              <Typed>{email.text}</Typed>
            </p>
          </div>
        ) : (
          <p>{words.noEmail}</p>
        )}
      </section>
      <p>
        <ButtonLink href={back as Route}>{words.back}</ButtonLink>
      </p>
    </div>
  )
}
