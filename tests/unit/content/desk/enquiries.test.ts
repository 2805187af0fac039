import { deskListWords, listDoneText, severalWords, sourceLabels, tabLabels } from '@/lib/content/desk/enquiries'
import { stepRefusalWords } from '@/lib/content/desk/enquiry'

test('what was done with several enquiries names those that stayed as they were', () => {
  expect(listDoneText('closed-3')).toBe('Closed 3 enquiries.')
  expect(listDoneText('closed-3', ['SC-7KX2M9QA'])).toBe(
    'Closed 3 enquiries. SC-7KX2M9QA stayed as it was, and is still selected: somebody else changed it, or nobody has been in touch yet.',
  )
  expect(listDoneText('taken-1', ['SC-7KX2M9QA', 'SC-00000001'])).toMatch(/: SC-7KX2M9QA, SC-00000001\.$/)
  expect(listDoneText('sold-1')).toBeNull()
})

test('the heading of a list that is filtered says by what', () => {
  expect(deskListWords.filtered(tabLabels.open, null, null)).toBe('All open')
  expect(deskListWords.filtered(tabLabels.open, sourceLabels.employer, deskListWords.nobody)).toBe(
    'All open, source: Employer, owner: Nobody',
  )
})

test('several that nobody has contacted yet were not closed, and another reason can be chosen', () => {
  const told = (count: number) => severalWords.noneDone(stepRefusalWords.not_contacted, count)
  expect(told(1)).toBe('It wasn’t closed: nobody has contacted them yet. Choose another reason.')
  expect(told(2)).toBe('Neither was closed: nobody has contacted these people yet. Choose another reason.')
  expect(told(3)).toContain('None of them was closed')
  expect(severalWords.noneDone(stepRefusalWords.too_few_tries, 2)).toBe(
    `Neither was changed. ${stepRefusalWords.too_few_tries}`,
  )
})
