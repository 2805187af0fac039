import { aboutValues } from '@/lib/content/about/about'

export function AboutValues() {
  return (
    <section className="band band-tint" aria-labelledby="values-heading">
      <div className="page">
        <h2 id="values-heading">{aboutValues.heading}</h2>
        <p className="lead">{aboutValues.intro}</p>
        <ul className="plain-list card-grid">
          {aboutValues.items.map((value, index) => (
            <li key={index} className="card">
              <h3>{value.title}</h3>
              <p>{value.text}</p>
              <p className="practice-label">{aboutValues.practiceLabel}</p>
              <ul className="tick-list">
                {value.practice.map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
