import { methodsIn } from '@/lib/server/auth/session-cookie'

const token = (claims: object): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

test.each([
  [{ amr: [{ method: 'oauth', timestamp: 1 }] }, ['oauth']],
  [{ amr: [{ method: 'password' }, { method: 'totp' }] }, ['password', 'totp']],
  [{ amr: ['pwd', null, { method: 3 }] }, []],
  [{}, []],
])('a token with %j says how its owner signed in', (claims, methods) => {
  expect(methodsIn(token(claims))).toEqual(methods)
})

test('what is no token says nothing', () => {
  for (const text of ['', 'a', 'a.b.c', 'a.%.c']) expect(methodsIn(text)).toEqual([])
})
