/** @jest-environment jsdom */
import { askPasskey } from '@/lib/client/auth/passkey'

const challenge = '7f8a3f9e-3c1b-4d52-9c86-1f6f0d8e2b11'

class Credential {
  static parseRequestOptionsFromJSON = (options: object) => options
  static parseCreationOptionsFromJSON = (options: object) => options
  toJSON = () => ({ id: 'x', type: 'public-key' })
}

/** A browser whose device answers like this, and a service that asks. */
function given(
  answer: () => Promise<unknown>,
  asked: () => Promise<unknown> = async () => ({ challenge, options: {} }),
) {
  Object.assign(window, { PublicKeyCredential: Credential })
  Object.assign(navigator, { credentials: { get: answer, create: answer } })
  Object.assign(globalThis, { fetch: async () => ({ json: asked }) })
}

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

test.each(['sign-in', 'add'] as const)('to %s, what the passkey answers goes into the form', async (purpose) => {
  given(async () => new Credential())
  expect(await askPasskey(purpose)).toEqual({ challenge, credential: '{"id":"x","type":"public-key"}' })
})

test('a browser that knows no passkeys is told apart', async () => {
  expect(await askPasskey('sign-in')).toEqual({ problem: 'unsupported' })
})

test.each([
  ['stopped', 'NotAllowedError'],
  ['stopped', 'SecurityError'],
  ['known', 'InvalidStateError'],
])('%s is what %s means', async (problem, name) => {
  given(() => Promise.reject(new DOMException('', name)))
  expect(await askPasskey('add')).toEqual({ problem })
})

test.each([
  ['refuses', async () => ({ ok: false })],
  ['does not answer', () => Promise.reject(new Error('offline'))],
])('a service that %s has nothing to ask', async (_, asked: () => Promise<unknown>) => {
  given(async () => new Credential(), asked)
  expect(await askPasskey('sign-in')).toEqual({ problem: 'unavailable' })
})
