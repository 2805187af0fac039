import { listDoneText } from '@/lib/content/desk/enquiries'

test('what was done with several enquiries names those that stayed as they were', () => {
  expect(listDoneText('closed-3')).toBe('Closed 3 enquiries.')
  expect(listDoneText('closed-3', ['SC-7KX2M9QA'])).toBe(
    'Closed 3 enquiries. SC-7KX2M9QA stayed as it was, and is still selected: somebody else changed it, or nobody has been in touch yet.',
  )
  expect(listDoneText('taken-1', ['SC-7KX2M9QA', 'SC-00000001'])).toMatch(/: SC-7KX2M9QA, SC-00000001\.$/)
  expect(listDoneText('sold-1')).toBeNull()
})
