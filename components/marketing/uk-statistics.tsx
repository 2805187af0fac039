import { FigureCard } from '@/components/marketing/figure-card'
import { FigureSources } from '@/components/marketing/figure-sources'
import { StatisticsSeen } from '@/components/marketing/statistics-seen'
import { foundersStatistics, publishedStatistics, statisticsWords } from '@/lib/content/statistics'

export function UkStatistics() {
  return (
    <section className="band band-tint" aria-labelledby="uk-statistics-heading">
      <div className="page">
        <StatisticsSeen targetId="uk-statistics-heading" />
        <h2 id="uk-statistics-heading">{statisticsWords.heading}</h2>
        <p className="lead">{statisticsWords.intro}</p>
        <h3>{statisticsWords.publishedHeading}</h3>
        <ul className="plain-list figure-grid">
          {publishedStatistics.map((figure) => (
            <FigureCard key={figure.id} figure={figure} />
          ))}
        </ul>
        <h3>{statisticsWords.foundersHeading}</h3>
        <p className="prose">{statisticsWords.foundersIntro}</p>
        <ul className="plain-list figure-grid">
          {foundersStatistics.map((figure) => (
            <FigureCard key={figure.id} figure={figure} />
          ))}
        </ul>
        <FigureSources figures={[...publishedStatistics, ...foundersStatistics]} />
      </div>
    </section>
  )
}
