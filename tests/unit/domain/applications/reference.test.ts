import { isApplicationReference } from '@/lib/domain/applications/reference'

test.each([
  ['A-7KX2M9', true],
  ['A-7KX2M97KX2M9', true],
  ['A-7kx2m9', false],
  ['P-7KX2M9', false],
  ['A-7KX2M91', false],
  ['A-7KX2M97KX2M91', false],
  ['', false],
])('%s is a reference: %s', (text, is) => {
  expect(isApplicationReference(text)).toBe(is)
})
