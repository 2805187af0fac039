import { passkeyAnswerIn } from '@/lib/domain/access/passkey'

const challenge = '7f8a3f9e-3c1b-4d52-9c86-1f6f0d8e2b11'

test('the answer of a passkey is read', () => {
  const credential = { id: 'x', type: 'public-key', response: { signature: 'y' } }
  expect(passkeyAnswerIn({ challenge, credential: JSON.stringify(credential) })).toEqual({ challenge, credential })
})

test.each([
  ['nothing, as with scripts off', {}],
  ['no question', { credential: '{"id":"x","type":"public-key"}' }],
  ['a question that is none', { challenge: 'x', credential: '{"id":"x","type":"public-key"}' }],
  ['no JSON', { challenge, credential: '{' }],
  ['another kind of JSON', { challenge, credential: '[]' }],
  ['another kind of credential', { challenge, credential: '{"id":"x","type":"password"}' }],
  ['more than any passkey says', { challenge, credential: `{"id":"${'x'.repeat(6000)}","type":"public-key"}` }],
])('%s is none', (_, fields: Record<string, string>) => {
  expect(passkeyAnswerIn(fields)).toBeNull()
})
