import { pageKeyOf, pageKeyText } from '@/lib/domain/applications/page-key'

const id = '5f0c1d2e-0000-4000-8000-0123456789ab'

test.each(['', '2026-11-23', id, `2026-02-30_${id}`, `2026-11-23_${id}x`, `2026-11-23_${id.toUpperCase()}`])(
  '%s names no row',
  (text) => {
    expect(pageKeyOf(text)).toBeNull()
  },
)

test('a key is read back as it was written', () => {
  const key = pageKeyOf(`2026-11-23_${id}`)
  expect(key).toEqual({ on: '2026-11-23', id })
  expect(key && pageKeyText(key)).toBe(`2026-11-23_${id}`)
})
