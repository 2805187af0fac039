import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { accessibility } from '@/lib/content/legal/accessibility'
import type { Article } from '@/lib/content/prose/article'
import { consentWords } from '@/lib/content/analytics/consent'
import type { PublishedSource } from '@/lib/content/figures/figure'
import { privacyPolicy } from '@/lib/content/legal/privacy-policy'
import { terms } from '@/lib/content/legal/terms'

const migrations = join(__dirname, '..', '..', '..', '..', 'supabase', 'migrations')
const retention = readdirSync(migrations).find((file) => file.endsWith('_retention.sql')) ?? ''
const purge = readFileSync(join(migrations, retention), 'utf8')

/** All words of an article, in order, without the spaces that keep a number with its unit. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\u00a0', ' ')
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(wordsOf).join(' ')
}

const policyWords = wordsOf(privacyPolicy)
const termsWords = wordsOf(terms)

describe('the privacy policy', () => {
  it.each([
    ['12 months', "interval '12 months'"],
    ['24 months', "interval '24 months'"],
    ['30 days', "interval '30 days'"],
    ['7 days', "interval '7 days'"],
    ['1 day', "interval '1 day'"],
  ])('promises %s, and the database deletes after that', (promised, rule) => {
    expect(policyWords).toContain(promised)
    expect(purge).toContain(rule)
  })

  it('has both dates, the lawful bases and the companies', () => {
    for (const word of [
      'Last updated 29 November 2026.',
      'The version before this one was dated 14 May 2025.',
      'Article 6(1)',
      'Article 10',
      'Schedule 1, Part 3, paragraph 29',
      'Supabase',
      'Resend',
      'PostHog',
    ])
      expect(policyWords).toContain(word)
  })

  it('names what is kept in the browser, and the button that changes it', () => {
    expect(policyWords).toContain('analytics-choice')
    expect(policyWords).toContain('kept-input, kept-sign-in (cookies)')
    expect(policyWords).toContain('ph_<key>_posthog')
    expect(policyWords).toContain(consentWords.choices)
    expect(policyWords).toContain(consentWords.accept)
  })
})

test('the terms have the limit, what it does not limit, the age, the country and the law', () => {
  for (const fact of [
    'Last updated 29 November 2026.',
    'limited to £100',
    'death or personal injury',
    'fraud',
    '18 or over',
    'live in the UK',
    'personal, non-commercial use',
    'English law',
    'courts of England and Wales',
  ])
    expect(termsWords).toContain(fact)
})

test('the accessibility statement says what was not tested and that nobody has audited the site', () => {
  const words = wordsOf(accessibility)
  expect(words).toContain('WCAG), version 2.2, level AA')
  expect(words).toMatch(/not tested yet.*screen readers.*Safari and Firefox/s)
  expect(words).toContain('Nobody else has audited the site')
})

const articles: [string, Article][] = [
  ['privacy policy', privacyPolicy],
  ['terms', terms],
  ['accessibility statement', accessibility],
]

test.each(articles)('%s: each section has its own id, and each source an address and a day', (_, { sections }) => {
  const ids = sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const sources: PublishedSource[] = sections.flatMap((section) => [...(section.sources ?? [])])
  for (const { url, checkedOn } of sources) {
    expect(new URL(url).protocol).toBe('https:')
    expect(Date.parse(checkedOn)).toBeLessThanOrEqual(Date.now())
  }
})
