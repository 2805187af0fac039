import { PageLink } from '@/components/ui/page-link'
import { employersWays as words } from '@/lib/content/employers/employers'

/** At the end, before the form: what each of the hero's two buttons leads to, and what it takes. */
export function EmployerWays() {
  return (
    <section className="band" aria-labelledby="ways-heading">
      <div className="page">
        <h2 id="ways-heading">{words.heading}</h2>
        <ul className="plain-list two-ways">
          {words.items.map(({ title, text, href }) => (
            <li key={title} className="card">
              <h3>
                <PageLink href={href}>{title}</PageLink>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
