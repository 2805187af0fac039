import { plainDate } from '@/lib/domain/dates/plain-date'
import { findPhrases } from '@/lib/domain/job-board/advert-phrases'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'

import { anAdvert } from '../../../support/an-advert'

// A word that one repeated group of a pattern offers twice doubles the time with each time that it is written: minutes, for thirty. The
// processor's time is measured, because other tests run beside these and the clock goes on.
test.each([
  'any ',
  'spent or unspent ',
  'do not ask ask ',
  'comes ',
  'any criminal ',
  'no any ',
  'not ',
  'a ',
  'any any, or ',
  '|',
  '!',
  ' ',
])('a text of nothing but %j is read in a moment, and so is the site that reads it', (words) => {
  const text = words.repeat(Math.floor(12_000 / words.length))
  const began = process.cpuUsage()
  findPhrases(text)
  findPhrases(`${text}conviction`)
  checkLawful(anAdvert({ description: text }), plainDate('2026-11-25'))
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1000).toBeLessThan(10_000)
})
