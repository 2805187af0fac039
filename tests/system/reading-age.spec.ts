import { load } from 'cheerio'
import { expect } from 'playwright/test'

import { htmlOf } from '../support/html-of'
import { readingGrade, sentencesOf } from '../support/reading-grade'
import { test } from '../support/test'

const parts = 'h1, h2, h3, p, li, label, legend, summary, dd, td'

// What somebody who looks for work reads first, with the grade measured on each and a little room. Grade 6 is about age 11.
test('what people who look for work read is no harder than it was: the twelve main pages', async ({ service }) => {
  const most = {
    '/': 6,
    '/candidates': 4,
    '/disclosure-calculator': 6,
    '/job-matcher': 4,
    '/cv-builder': 3,
    '/jobs': 6,
    '/faqs': 5,
    '/request-callback': 4,
    '/resources': 6,
    '/about': 5,
    '/privacy-policy': 6,
    '/sign-in': 5,
  }
  const found: Record<string, unknown> = {}
  for (const [path, grade] of Object.entries(most)) {
    const page = load((await htmlOf(service, path)).html)
    const text = page('main')
      .find(parts)
      .toArray()
      .filter((part) => page(part).find(parts).length === 0)
      // A list's item is a sentence of its own; a single word is none.
      .map((part) => page(part).text().trim())
      .filter((said) => /\s/.test(said))
      .join('\n')
    const longest = Math.max(...sentencesOf(text).map((words) => words.length))
    const measured = Number(readingGrade(text).toFixed(1))
    if (measured > grade || longest > 40) found[path] = { measured, longest }
  }
  expect(found).toEqual({})
})
