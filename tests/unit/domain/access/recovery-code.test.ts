import { recoveryCodeIn, recoveryCodeOf } from '@/lib/domain/access/recovery-code'

test('a code has three groups of four letters that do not look alike', () => {
  expect(recoveryCodeOf(Uint8Array.from({ length: 12 }, (_, index) => index * 21))).toMatch(
    /^([0-9A-HJKMNP-TV-Z]{4}-?){3}$/,
  )
  expect(recoveryCodeOf(new Uint8Array(12).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ')
})

test.each([
  ['K7QF-2MXA-0000', 'K7QF2MXA0000'],
  ['k7qf2mxa0000', 'K7QF2MXA0000'],
  [' K7QF 2MXA\n0000 ', 'K7QF2MXA0000'],
  ['K7QF–2MXA–OOOO', 'K7QF2MXA0000'],
  ['il00-0000-0000', '110000000000'],
])('%j is read as %s', (typed, code) => {
  expect(recoveryCodeIn(typed)).toBe(code)
})

test.each(['', '123456', 'K7QF-2MXA-000', 'K7QF-2MXA-00000', 'UUUU-UUUU-UUUU'])('%j is no code', (typed) => {
  expect(recoveryCodeIn(typed)).toBeNull()
})
