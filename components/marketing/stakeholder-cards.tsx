import { PageLink } from '@/components/ui/page-link'
import { stakeholders } from '@/lib/content/home/home'

export function StakeholderCards() {
  return (
    <section className="band band-tint" aria-labelledby="stakeholders-heading">
      <div className="page">
        <h2 id="stakeholders-heading">{stakeholders.heading}</h2>
        <p className="lead">{stakeholders.intro}</p>
        <ul className="plain-list card-grid">
          {stakeholders.items.map((stakeholder, index) => (
            <li key={index} className="card stakeholder-card">
              <h3>{stakeholder.title}</h3>
              <ul className="tick-list">
                {stakeholder.benefits.map((benefit, index) => (
                  <li key={index}>{benefit}</li>
                ))}
              </ul>
              <PageLink href={stakeholder.link.href} className="card-link">
                {stakeholder.link.label}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
