import { disposalGroups, disposalLabels, questionWords } from '@/lib/content/disclosure/calculator'
import { disposals, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { questionKinds } from '@/lib/domain/disclosure-wizard/steps'

// These are typed: each has a box to tick for whoever does not know it.
const withBox = ['date', 'term']
// Every answer of these is a safe one, or the list below them says what to do.
const withHelp = ['where', 'disposals', 'conditions', 'panel', 'credited']

test.each(questionKinds)('somebody who is not sure can continue, and is told what happens then: %s', (question) => {
  const { options = [], unsure } = questionWords[question]
  const isThere = options.some(({ value, label }) => value === 'not_sure' || /not sure|do not know/i.test(label))
  expect(isThere || unsure !== undefined || withBox.includes(question) || withHelp.includes(question)).toBe(true)
})

test('every disposal can be chosen, once, under its name', () => {
  const offered = disposalGroups.flatMap(({ kinds }) => kinds)
  expect([...offered].sort()).toEqual((Object.keys(disposals) as DisposalKind[]).sort())
  expect(new Set(Object.values(disposalLabels)).size).toBe(offered.length)
})
