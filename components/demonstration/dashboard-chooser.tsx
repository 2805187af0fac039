import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { PageLink } from '@/components/ui/page-link'
import { chooserWords } from '@/lib/content/demonstration/chooser'
import { areaWords } from '@/lib/content/dashboards/screens'

/** The four sides of the service, in the order in which one story passes through them. */
export function DashboardChooser() {
  return (
    <div className="page chooser">
      <Breadcrumbs path="/dashboard" />
      <p className="pilot-banner">
        <strong>{chooserWords.note}</strong> {chooserWords.noteMore}
      </p>
      <h1>{chooserWords.heading}</h1>
      <p className="lead">{chooserWords.lead}</p>
      <ul className="plain-list chooser-tiles">
        {chooserWords.tiles.map(({ area, href, points }) => (
          <li key={area} className="card chooser-tile">
            <h2>
              <PageLink href={href}>{areaWords[area].name}</PageLink>
            </h2>
            <p>{areaWords[area].tile}</p>
            <ul className="bullet-list">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h2 className="dash-heading">{chooserWords.tryHeading}</h2>
      <ol className="step-list chooser-story">
        {chooserWords.story.map(({ href, label, text }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
