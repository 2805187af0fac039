import { DescribedLinks } from '@/components/prose/described-links'
import { candidatesToday as words } from '@/lib/content/candidates/candidates'

/** The jobs, an account and the tools, which need no waiting; then the waitlist. */
export function StartToday() {
  return (
    <section className="band start-today" aria-labelledby="today-heading">
      <div className="page">
        <h2 id="today-heading">{words.heading}</h2>
        <p className="lead">{words.intro}</p>
        <DescribedLinks links={words.items} />
      </div>
    </section>
  )
}
