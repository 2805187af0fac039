import { roleRequest } from '@/lib/domain/access/role-request'

test('what somebody is here for is one of three, and nothing else of the form is read', () => {
  expect(roleRequest.parse({ role: 'partner', note: 'We run a café.' })).toEqual({ role: 'partner' })
})

test.each([
  ['no kind', { role: '' }],
  ['a kind that only an invitation gives', { role: 'caseworker' }],
  ['a kind that does not exist', { role: 'admin' }],
])('%s is refused', (_what, request) => {
  expect(roleRequest.safeParse(request).success).toBe(false)
})
