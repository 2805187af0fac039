import { stillTicked, tickedEnquiries } from '@/lib/domain/desk/several'

test('what is ticked is read with the version that was shown, and nothing else', () => {
  expect(
    tickedEnquiries({
      outcome: 'spam',
      'ticked-SC-7KX2M9QA': '3',
      'ticked-SC-00000001': '1',
      'ticked-SC-0000000I': '1',
      'ticked-SC-00000002': 'x',
      'ticked-': '1',
    }),
  ).toEqual([
    { reference: 'SC-7KX2M9QA', version: 3 },
    { reference: 'SC-00000001', version: 1 },
  ])
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`ticked-SC-000000${10 + index}`, '1']))
  expect(tickedEnquiries(many)).toHaveLength(50)
})

test('what stays ticked is read from a URL, and nothing else', () => {
  expect(stillTicked('SC-7KX2M9QA.SC-00000001.x.')).toEqual(['SC-7KX2M9QA', 'SC-00000001'])
  expect(stillTicked('')).toEqual([])
})
