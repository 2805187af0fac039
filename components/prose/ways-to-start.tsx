import { DescribedLinks } from '@/components/prose/described-links'
import { waysToStart as words } from '@/lib/content/candidates/candidates'

type Props = {
  /** The way that is on this very page, if one of them is. */
  here?: (typeof words.items)[number]['id']
}

/** An account, a call back and the waitlist told apart, where one of them is offered. */
export function WaysToStart({ here }: Props) {
  const own = words.items.find(({ id }) => id === here)
  return (
    <section className="not-on-paper" aria-labelledby="ways-heading">
      <h2 id="ways-heading">{words.heading}</h2>
      {own ? <p>{words.thisForm(own.text)}</p> : null}
      <DescribedLinks links={words.items.filter(({ id }) => id !== here)} />
    </section>
  )
}
