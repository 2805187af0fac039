import { PageLink } from '@/components/ui/page-link'
import { aboutPilot } from '@/lib/content/about/about'
import { pilot } from '@/lib/content/about/pilot'

export function AboutPilot() {
  return (
    <section id={aboutPilot.id} className="band" aria-labelledby="pilot-heading">
      <div className="page">
        <h2 id="pilot-heading">{aboutPilot.heading}</h2>
        <p className="lead">{aboutPilot.intro}</p>
        <p>
          <PageLink href="/so-far">{aboutPilot.figures}</PageLink>
        </p>
        <div className="split-grid">
          <div className="card">
            <h3>{pilot.today.heading}</h3>
            <ul className="tick-list">
              {pilot.today.items.map((item, index) => (
                <li key={index}>{item}</li>
              ))}
            </ul>
          </div>
          <div className="card card-coming">
            <h3>{pilot.coming.heading}</h3>
            <ul className="bullet-list">
              {pilot.coming.items.map((item, index) => (
                <li key={index}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
