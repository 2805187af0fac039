import { aboutCompany } from '@/lib/content/about/about'
import { company } from '@/lib/content/site/company'

export function AboutCompany() {
  return (
    <section className="band band-tint" aria-labelledby="company-heading">
      <div className="page">
        <h2 id="company-heading">{aboutCompany.heading}</h2>
        <p className="lead">{aboutCompany.intro}</p>
        <dl className="fact-list">
          {aboutCompany.facts.map((fact, index) => (
            <div key={index}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
          <div>
            <dt>{aboutCompany.emailLabel}</dt>
            <dd>
              <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
