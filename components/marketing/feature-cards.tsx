import { homeFeatures } from '@/lib/content/home'

export function FeatureCards() {
  return (
    <section className="band" aria-labelledby="features-heading">
      <div className="page">
        <h2 id="features-heading">{homeFeatures.heading}</h2>
        <ul className="plain-list feature-grid">
          {homeFeatures.items.map((feature) => (
            <li key={feature.title} className="feature">
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
              <p className="small">
                <strong>{homeFeatures.todayLabel}</strong> {feature.today}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
