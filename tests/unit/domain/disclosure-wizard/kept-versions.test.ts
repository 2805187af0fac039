import type { Kept } from '@/lib/domain/disclosure-wizard/answers'
import { keptFrom, keptText } from '@/lib/domain/disclosure-wizard/kept-answers'
import { prune } from '@/lib/domain/disclosure-wizard/change-answers'
import { outcomeOf } from '@/lib/domain/disclosure-wizard/results'
import { nextStep } from '@/lib/domain/disclosure-wizard/steps'
import { plainDate } from '@/lib/domain/dates/plain-date'

// Literal texts, as devices hold them. Never change one: a device would lose its answers, or read another order's year.
const today = plainDate('2026-11-21')

const version1 =
  '{"version":1,"answers":{"records":["r1"],"given":{"where":{"place":"england_wales"},"r1-type":{"type":"conviction"}}},"trail":["where","r1-type"]}'

const version2 =
  '{"version":2,"answers":{"records":["r1","r2"],"given":{"where":{"place":"england_wales"},' +
  '"r1-type":{"type":"conviction"},"r1-age":{"age":"adult"},"r1-date":{"day":"10","month":"3","year":"2012"},' +
  '"r1-disposals":{"kinds":"prison,football_banning_order"},"r1-sentenced":{"same":"yes"},' +
  '"r1-s1-term":{"years":"3"},"r1-s1-more":{"more":"consecutive"},"r1-s1n2-term":{"years":"1"},' +
  '"r1-s1n2-more":{"more":"concurrent"},"r1-s1n3-link":{"with":"r1-s1n2"},"r1-s1n3-term":{"months":"6"},' +
  '"r1-s1n3-more":{"more":"no"},"r1-s1-credited":{"isCredited":"no"},"r1-s26-term":{"mode":"length","years":"9"},' +
  '"r2-type":{"type":"conviction"},"r2-age":{"age":"adult"},"r2-date":{"day":"1","month":"6","year":"2014"},' +
  '"r2-disposals":{"kinds":"suspended_prison"},"r2-sentenced":{"same":"yes"},"r2-s2-term":{"months":"6"},' +
  '"r2-s2-more":{"more":"no"},"r2-s2-activated":{"is":"yes","day":"1","month":"9","year":"2014"},' +
  '"r2-s2-joined":{"how":"consecutive","with":"r1-s1"},"r2-s2-credited":{"isCredited":"no"},' +
  '"r2-summaryOnly":{"answer":"no"}}},"trail":["where","r1-s1n3-link","r1-s26-term","r2-s2-joined"]}'

const version3 =
  '{"version":3,"answers":{"records":["r1"],"given":{"where":{"place":"england_wales"},' +
  '"r1-type":{"type":"conviction"},"r1-age":{"age":"adult"},"r1-date":{"day":"10","month":"3","year":"2012"},' +
  '"r1-disposals":{"kinds":"prison,football_banning_order"},"r1-sentenced":{"same":"yes"},' +
  '"r1-s_prison-term":{"years":"3"},"r1-s_prison-more":{"more":"consecutive"},"r1-s_prison_n2-term":{"years":"1"},' +
  '"r1-s_prison_n2-more":{"more":"no"},"r1-s_prison-credited":{"isCredited":"no"},' +
  '"r1-s_football_banning_order-term":{"mode":"length","years":"9"}}},"trail":["where","r1-s_prison_n2-term"]}'

function read(text: string): Kept {
  const kept = keptFrom(text)
  if (!kept) throw new Error('It is read.')
  return kept
}

function daysOf({ answers }: Kept): readonly unknown[] {
  const outcome = outcomeOf(answers, today)
  if (outcome.outcome === 'ask') throw new Error(JSON.stringify(outcome.questions))
  return outcome.records.map(({ latest }) => (latest.outcome === 'dated' ? latest.firstSpentDay : latest.outcome))
}

test('version 1 cannot be read, and is not guessed at', () => {
  expect(keptFrom(version1)).toBeUndefined()
})

test('version 2 named sentences by their place in a list: each is found again by its kind', () => {
  const kept = read(version2)
  expect(kept.trail).toEqual([
    'where',
    'r1-s_prison_n3-link',
    'r1-s_football_banning_order-term',
    'r2-s_suspended_prison-joined',
  ])
  expect(kept.answers.given['r1-s_prison_n3-link']).toEqual({ with: 'r1-s_prison_n2' })
  expect(kept.answers.given['r2-s_suspended_prison-joined']).toEqual({ how: 'consecutive', with: 'r1-s_prison' })
  // Nothing is lost, nothing is asked again, and what is written is read back.
  expect(prune(kept.answers, today)).toBe(kept.answers)
  expect(nextStep(kept.answers, today)).toBeUndefined()
  expect(read(keptText(kept))).toEqual(kept)
  // Terms of 4 years in all end on 9 March 2016, and 4 years are added. The ban of 9 years is one for football.
  expect(daysOf(kept)).toEqual(['2021-03-10', '2020-03-10'])
})

test('version 2 took a yes for the total of all terms: whether one of them was over 4 years is asked', () => {
  const total = version2
    .replace('"r1-s1-more":{"more":"consecutive"}', '"r1-s1-more":{"more":"total"},"r1-s1-total":{"years":"5"}')
    .replace('"r1-s1n2-term":{"years":"1"}', '"r1-s1-schedule18":{"answer":"yes"}')
  const answers = prune(read(total).answers, today)
  expect(nextStep(answers, today)?.id).toBe('r1-s_prison-singleTerm')
})

test('version 3 is read as it was written, and written the same', () => {
  const kept = read(version3)
  expect(prune(kept.answers, today)).toBe(kept.answers)
  expect(keptText(kept)).toBe(version3)
  expect(daysOf(kept)).toEqual(['2021-03-10'])
})
