import { seal, unseal } from '@/lib/server/auth/seal'

const ours = { secret: 'a secret of the server', purpose: 'kept-input' }
const text = JSON.stringify({ email: 'amina@example.org', note: 'We run a café.'.repeat(30) })

test('what is sealed comes back, and cannot be read or found in the text of it', () => {
  const sealed = seal(text, ours)
  expect(unseal(sealed, ours)).toBe(text)
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('amina')
  expect(seal(text, ours)).not.toBe(sealed)
})

test('a letter more or less does not show in the length', () => {
  const lengths = ['a@example.org', 'ab@example.org', 'amina.obi@example.org'].map((email) => seal(email, ours).length)
  expect(new Set(lengths).size).toBe(1)
})

test('changed by one bit, sealed with another key or for another purpose, or of any other shape, it is nothing', () => {
  const sealed = seal(text, ours)
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(changed.toString('base64url'), ours)).toBeNull()
  }
  expect(unseal(sealed, { ...ours, secret: 'another' })).toBeNull()
  expect(unseal(sealed, { ...ours, purpose: 'new-password' })).toBeNull()
  for (const other of ['', 'a', 'AAAA'.repeat(20), Buffer.from(text).toString('base64url'), '%%%']) {
    expect(unseal(other, ours)).toBeNull()
  }
})

test('a thousand typed characters of any alphabet fit into one cookie', () => {
  const letters = Array.from({ length: 1000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
    '',
  )
  expect(seal(letters, ours).length).toBeLessThan(3900)
})
