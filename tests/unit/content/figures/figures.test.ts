import { employersBenefits, employersLaw, employersProof } from '@/lib/content/employers/employers'
import type { FoundersFigure, PublishedSource } from '@/lib/content/figures/figure'
import { foundersStatistics, publishedStatistics } from '@/lib/content/figures/statistics'

const founders: readonly { note: string; figures: readonly FoundersFigure[] }[] = [
  foundersStatistics,
  employersBenefits.founders,
]

test('all figures of the specification are there', () => {
  const printed = [...publishedStatistics, ...founders.flatMap(({ figures }) => figures)]
    .map(({ value, label }) => `${value} ${label}`)
    .join('\n')
  for (const figure of ['850K+', '11M+', '£3.1B', '73%', '80%', '50%', '90%', '85%', '67%', '30%', '25%', '20%']) {
    expect(printed).toContain(figure)
  }
})

function expectFullSource({ url, checkedOn, title, publisher, published }: PublishedSource): void {
  expect(new URL(url).protocol).toBe('https:')
  expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(Date.parse(checkedOn)).toBeLessThanOrEqual(Date.now())
  for (const text of [title, publisher, published]) expect(text.trim()).not.toBe('')
}

test.each(publishedStatistics.map((figure) => [figure.id, figure] as const))(
  '%s says who counted, and has its sources with the day they were read',
  (_, figure) => {
    expect(figure.by).toMatch(/20\d\d|Barometer/)
    expect(figure.sources.length).toBeGreaterThan(0)
    figure.sources.forEach(expectFullSource)
  },
)

test('what the page for employers proves has a source that is named with it', () => {
  for (const { source, sourceLabel } of employersProof.items) {
    expectFullSource(source)
    expect(sourceLabel.trim()).not.toBe('')
  }
  for (const { source } of employersLaw.items) expectFullSource(source)
})

test("the founders' figures stand together, under a sentence that says no source was found", () => {
  for (const { note, figures } of founders) {
    expect(note).toContain('We haven’t found them published anywhere')
    expect(figures.length).toBeGreaterThan(1)
  }
})
