import { SourceLink } from '@/components/prose/source-link'
import { employersLaw } from '@/lib/content/employers'

export function EmployerLaw() {
  return (
    <section id="law" className="band band-tint" aria-labelledby="law-heading">
      <div className="page">
        <h2 id="law-heading">{employersLaw.heading}</h2>
        <p className="lead">{employersLaw.intro}</p>
        <ul className="plain-list card-grid">
          {employersLaw.items.map((item) => (
            <li key={item.title} className="card">
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              <p className="small">
                <SourceLink source={item.source} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
