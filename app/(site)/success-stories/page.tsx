import { pageMetadata } from '@/app/page-metadata'
import { ComingPage } from '@/components/layout/coming-page'
import { PageSources } from '@/components/prose/source-list'
import { publishedStatistics } from '@/lib/content/figures/statistics'
import { comingPages, publishedStudiesWords } from '@/lib/content/help/coming-pages'

const page = comingPages.successStories
const found = publishedStatistics.filter(({ id }) => publishedStudiesWords.shown.some((shown) => shown === id))

export const metadata = pageMetadata('/success-stories')

export default function SuccessStoriesPage() {
  return (
    <ComingPage page={page}>
      <section aria-labelledby="studies">
        <h2 id="studies">{publishedStudiesWords.heading}</h2>
        <ul className="bullet-list">
          {found.map((figure) => (
            <li key={figure.id}>
              <strong>{figure.value}</strong> {figure.label} ({figure.by}).
              {'note' in figure ? ` ${figure.note}` : ''}
            </li>
          ))}
        </ul>
        <PageSources groups={found.map(({ label, sources }) => ({ heading: label, sources }))} />
      </section>
    </ComingPage>
  )
}
