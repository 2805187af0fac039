import { isReference, referenceFrom } from '@/lib/domain/enquiries/reference'

test('random bytes become a reference without letters that are taken for digits', () => {
  for (let start = 0; start < 256; start += 8) {
    const reference = referenceFrom(Uint8Array.from({ length: 8 }, (_, index) => start + index))
    expect(reference).toMatch(/^SC-[0-9A-Z]{8}$/)
    expect(reference.slice(3)).not.toMatch(/[ILOU]/)
    expect(isReference(reference)).toBe(true)
  }
})

test('the bytes decide: other bytes, another reference', () => {
  expect(referenceFrom(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7))).toBe('SC-01234567')
  expect(referenceFrom(Uint8Array.of(31, 30, 29, 28, 27, 26, 25, 24))).toBe('SC-ZYXWVTSR')
})

test('too few bytes are refused', () => {
  expect(() => referenceFrom(new Uint8Array(7))).toThrow(RangeError)
})

test.each(['', 'SC-', 'SC-1234567', 'SC-123456789', 'SC-1234567I', 'sc-12345678', ' SC-12345678', 'SC-12345678\n'])(
  '%j is not a reference',
  (value) => {
    expect(isReference(value)).toBe(false)
  },
)
