import { randomBytes } from 'node:crypto'

import { keptInput } from '@/lib/server/auth/kept-input'
import { showFormAgain } from '@/lib/server/forms/show-form-again'

const jar = new Map<string, string>()
jest.mock('next/headers', () => ({
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      set: ({ name, value }: { name: string; value: string }) => jar.set(name, value),
    }),
}))

// Varied, because what is kept is compressed.
const long = [...randomBytes(12_000)].map((byte) => String.fromCodePoint(0x621 + (byte % 41))).join('')

const refused = {
  kept: {
    message: 'Say why.',
    field: 'reason',
    problems: { reason: 'Say why.' },
    values: { form: 'note-add', words: long, reason: 'No', audience: 'colleagues' },
  },
  at: '/dashboard/partnerportal/people/SP-000001/work',
  status: 422,
  isPrivate: false,
}

test('a long text that its tab has kept stays there, and everything else of the form comes back', async () => {
  const answer = await showFormAgain({ ...refused, isKeptInTab: true })
  expect(answer.status).toBe(303)
  const again = new URL(answer.headers.get('Location') ?? '', 'https://site.example').searchParams.get('again')
  expect(await keptInput(again)).toEqual({ ...refused.kept, values: { ...refused.kept.values, words: '' } })
})

test('without scripts, and where it is private, a long text comes back in the response to copy from', async () => {
  for (const more of [{}, { isKeptInTab: true, isPrivate: true }]) {
    const answer = await showFormAgain({ ...refused, ...more })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(long)
  }
})
