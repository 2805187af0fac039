import * as employers from '@/lib/content/employers'
import type { Figure } from '@/lib/content/figure'
import * as statistics from '@/lib/content/statistics'

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value && 'source' in value

/** Every figure in a module, wherever it stands in it. */
function figuresIn(value: unknown): Figure[] {
  if (isFigure(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(figuresIn)
}

const figures = [...figuresIn(statistics), ...figuresIn(employers)]

test('all figures of the specification are there', () => {
  const printed = figures.map(({ value, label }) => `${value} ${label}`).join('\n')
  for (const figure of ['850K+', '11M+', '£3.1B', '73%', '80%', '50%', '90%', '85%', '67%', '30%', '25%', '20%']) {
    expect(printed).toContain(figure)
  }
})

test.each(figures.map((figure) => [figure.id, figure] as const))(
  '%s has a source and a day, or says that it has none',
  (_, figure) => {
    const sources = [
      ...(figure.source.kind === 'published' ? [figure.source] : []),
      ...(figure.research?.sources ?? []),
    ]
    for (const { url, checkedOn, title, publisher, published } of sources) {
      expect(new URL(url).protocol).toBe('https:')
      expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(Date.parse(checkedOn)).toBeLessThanOrEqual(Date.now())
      for (const text of [title, publisher, published]) expect(text.trim()).not.toBe('')
    }
    if (figure.source.kind === 'founders') expect(figure.source.note).toMatch(/not found its published source/)
  },
)
