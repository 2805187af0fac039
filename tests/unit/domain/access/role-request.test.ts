import { roleRequest } from '@/lib/domain/access/role-request'

test('a request is a kind of account, and what the person wants to add', () => {
  expect(roleRequest.parse({ role: 'partner', organisation: '  Open Door ', note: 'We run\r\na café.' })).toEqual({
    role: 'partner',
    organisation: 'Open Door',
    note: 'We run\na café.',
  })
  expect(roleRequest.parse({ role: 'candidate' })).toEqual({ role: 'candidate', organisation: '', note: '' })
})

test.each([
  ['no kind', { role: '' }],
  ['a kind without a portal', { role: 'caseworker' }],
  ['a kind that does not exist', { role: 'admin' }],
  ['too long an organisation', { role: 'employer', organisation: 'x'.repeat(161) }],
  ['too long a note', { role: 'employer', note: 'x'.repeat(501) }],
  ['a hidden character', { role: 'employer', organisation: 'Acme\u0007' }],
])('%s is refused', (_what, request) => {
  expect(roleRequest.safeParse(request).success).toBe(false)
})
