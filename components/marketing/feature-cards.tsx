import { homeFeatures } from '@/lib/content/home/home'

export function FeatureCards() {
  return (
    <section className="band" aria-labelledby="features-heading">
      <div className="page">
        <h2 id="features-heading">{homeFeatures.heading}</h2>
        <p className="lead">{homeFeatures.intro}</p>
        <ul className="plain-list feature-grid">
          {homeFeatures.items.map((feature, index) => (
            <li key={index} className="feature">
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
