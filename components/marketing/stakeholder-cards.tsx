import { PageLink } from '@/components/ui/page-link'
import { stakeholders } from '@/lib/content/home'

export function StakeholderCards() {
  return (
    <section className="band band-tint" aria-labelledby="stakeholders-heading">
      <div className="page">
        <h2 id="stakeholders-heading">{stakeholders.heading}</h2>
        <p className="lead">{stakeholders.intro}</p>
        <ul className="plain-list card-grid">
          {stakeholders.items.map((stakeholder) => (
            <li key={stakeholder.title} className="card stakeholder-card">
              <h3>{stakeholder.title}</h3>
              <ul className="tick-list">
                {stakeholder.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
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
