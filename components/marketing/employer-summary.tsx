import { SourceLink } from '@/components/prose/source-link'
import { employersSummary } from '@/lib/content/employers'

export function EmployerSummary() {
  return (
    <section className="band" aria-labelledby="summary-heading">
      <div className="page">
        <h2 id="summary-heading" className="visually-hidden">
          {employersSummary.heading}
        </h2>
        <ul className="plain-list summary-grid">
          {employersSummary.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              {'source' in item ? (
                <p className="small">
                  <SourceLink source={item.source} />
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
