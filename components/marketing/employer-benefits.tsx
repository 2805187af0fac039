import { FoundersFigures } from '@/components/marketing/founders-figures'
import { employersBenefits } from '@/lib/content/employers/employers'

export function EmployerBenefits() {
  return (
    <section className="band band-tint" aria-labelledby="benefits-heading">
      <div className="page">
        <h2 id="benefits-heading">{employersBenefits.heading}</h2>
        <p className="lead">{employersBenefits.intro}</p>
        <ul className="plain-list card-grid">
          {employersBenefits.items.map(({ title, text }, index) => (
            <li key={index} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <FoundersFigures {...employersBenefits.founders} />
      </div>
    </section>
  )
}
