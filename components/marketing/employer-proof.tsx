import { PageLink } from '@/components/ui/page-link'
import { employersProof } from '@/lib/content/employers/employers'

export function EmployerProof() {
  return (
    <section className="band" aria-labelledby="proof-heading">
      <div className="page">
        <h2 id="proof-heading" className="visually-hidden">
          {employersProof.heading}
        </h2>
        <ul className="plain-list summary-grid">
          {employersProof.items.map(({ title, text, source, sourceLabel }, index) => (
            <li key={index}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="small">
                <a href={source.url} rel="noreferrer">
                  {sourceLabel}
                </a>
              </p>
            </li>
          ))}
        </ul>
        <p className="notice">
          {employersProof.replies} <PageLink href="/employers/who-reply">{employersProof.whoReply}</PageLink>
        </p>
      </div>
    </section>
  )
}
