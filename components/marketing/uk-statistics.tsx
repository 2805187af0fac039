import { FigureCard } from '@/components/marketing/figure-card'
import { FoundersFigures } from '@/components/marketing/founders-figures'
import { ScrollRow } from '@/components/marketing/scroll-row'
import { StatisticsSeen } from '@/components/marketing/statistics-seen'
import { PageSources } from '@/components/prose/source-list'
import { foundersStatistics, publishedStatistics, statisticsWords } from '@/lib/content/figures/statistics'

const sources = publishedStatistics.map(({ value, label, sources }) => ({ heading: `${value} ${label}`, sources }))

export function UkStatistics() {
  return (
    <section className="band band-tint" aria-labelledby="uk-statistics-heading">
      <div className="page">
        <StatisticsSeen targetId="uk-statistics-heading" />
        <h2 id="uk-statistics-heading">{statisticsWords.heading}</h2>
        <p className="lead">{statisticsWords.intro}</p>
        <ScrollRow label={statisticsWords.listLabel} className="figure-grid">
          {publishedStatistics.map((figure, index) => (
            <FigureCard key={index} figure={figure} />
          ))}
        </ScrollRow>
        <FoundersFigures {...foundersStatistics} />
        <PageSources groups={sources} />
      </div>
    </section>
  )
}
