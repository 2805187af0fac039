import { ButtonLink } from '@/components/ui/button-link'
import { costSentence } from '@/lib/content/employers/cost'
import { employersWays as words } from '@/lib/content/employers/employers'

/** The two ways for an employer to begin, with what each takes and what it costs. */
export function EmployerWays() {
  return (
    <section className="band" aria-labelledby="ways-heading">
      <div className="page">
        <h2 id="ways-heading">{words.heading}</h2>
        <ul className="plain-list two-ways">
          {words.items.map(({ title, text, link }, index) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
              <ButtonLink href={link.href} look={index === 0 ? 'primary' : 'secondary'}>
                {link.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {costSentence === null ? null : <p>{costSentence}</p>}
      </div>
    </section>
  )
}
