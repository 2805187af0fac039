import { readEventChoices } from '@/lib/domain/applications/member-events'

test('what is not chosen, or is no choice of ours, is told at once', () => {
  expect(readEventChoices({})).toEqual({})
  expect(
    readEventChoices({ applied: 'daily', withdrawn: 'off', accepted: 'now', message: 'weekly', other: 'off' }),
  ).toEqual({
    applied: 'daily',
    withdrawn: 'off',
  })
})
