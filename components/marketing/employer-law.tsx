import { PageSources } from '@/components/prose/source-list'
import { employersLaw, employersProof } from '@/lib/content/employers/employers'

const sources = [...employersProof.items, ...employersLaw.items].map(({ title, source }) => ({
  heading: title,
  sources: [source],
}))

export function EmployerLaw() {
  return (
    <section id="law" className="band" aria-labelledby="law-heading">
      <div className="page">
        <h2 id="law-heading">{employersLaw.heading}</h2>
        <p className="lead">{employersLaw.intro}</p>
        <ul className="plain-list card-grid">
          {employersLaw.items.map(({ title, text }, index) => (
            <li key={index} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <PageSources groups={sources} />
      </div>
    </section>
  )
}
