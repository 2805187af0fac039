import { PageLink } from '@/components/ui/page-link'
import { employersQuestions } from '@/lib/content/employers/employers'

export function EmployerQuestions() {
  return (
    <section id="questions" className="band" aria-labelledby="questions-heading">
      <div className="page">
        <h2 id="questions-heading">{employersQuestions.heading}</h2>
        <ul className="plain-list question-links">
          {employersQuestions.items.map(({ label, href, text }, index) => (
            <li key={index}>
              <PageLink href={href}>{label}</PageLink>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
