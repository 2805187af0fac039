import { analyticsIdentity } from '@/lib/domain/access/analytics-identity'

const person = { id: '01', email: 'sam@example.org', name: 'Sam Obi' }

test.each(['employer', 'partner'] as const)('%s: number, email, name and role', (role) => {
  expect(analyticsIdentity({ ...person, role })).toEqual({
    id: '01',
    traits: { email: 'sam@example.org', name: 'Sam Obi', role },
  })
  expect(analyticsIdentity({ ...person, name: null, role }).traits).toEqual({ email: 'sam@example.org', role })
})

test.each(['candidate', 'caseworker', null] as const)('%s: the number alone', (role) => {
  expect(analyticsIdentity({ ...person, role })).toEqual({ id: '01', traits: {} })
})
