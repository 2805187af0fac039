import { FoundersFigures } from '@/components/marketing/founders-figures'
import { ShownInDemonstration, type Shown } from '@/components/prose/shown-in-demonstration'
import { employersBenefits } from '@/lib/content/employers/employers'

export function EmployerBenefits() {
  const items: readonly { title: string; text: string; shown?: Shown }[] = employersBenefits.items
  return (
    <section className="band band-tint" aria-labelledby="benefits-heading">
      <div className="page">
        <h2 id="benefits-heading">{employersBenefits.heading}</h2>
        <p className="lead">{employersBenefits.intro}</p>
        <ul className="plain-list card-grid">
          {items.map(({ title, text, shown }, index) => (
            <li key={index} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
              <ShownInDemonstration shown={shown} />
            </li>
          ))}
        </ul>
        <FoundersFigures {...employersBenefits.founders} />
      </div>
    </section>
  )
}
