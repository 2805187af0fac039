import { randomBytes } from 'node:crypto'

import { keptInput } from '@/lib/server/auth/kept-input'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
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
  expect(await keptInput(again)).toEqual({
    ...refused.kept,
    reasons: {},
    values: { ...refused.kept.values, words: '' },
  })
})

test('a private form that was sent empty has nothing to copy, so it is shown again like any other', async () => {
  const kept = { ...refused.kept, values: { form: 'statement-save', text: ' ' } }
  expect((await showFormAgain({ ...refused, kept, isPrivate: true })).status).toBe(303)
})

test('what a form sends along unseen is nothing that was typed: alone it brings the form back, and is not shown to copy', async () => {
  const along = {
    form: 'mentoring-worry',
    worryId: crypto.randomUUID(),
    reference: 'SP-7KX101',
    'choose-SP-7KX101': '3',
  }
  const empty = { ...refused.kept, values: { ...along, worry: '' } }
  expect((await showFormAgain({ ...refused, kept: empty, isPrivate: true })).status).toBe(303)
  const gone = await showFormAgain({ ...refused, kept: empty, isPageGone: true })
  expect(gone.status).toBe(422)
  expect(await gone.text()).not.toContain('textarea readonly')
  const kept = { ...refused.kept, values: { ...along, worry: 'Short' } }
  const words = await (await showFormAgain({ ...refused, kept, isPrivate: true })).text()
  expect(words).toContain('Short')
  for (const unseen of [along.worryId, along.reference]) expect(words).not.toContain(unseen)
})

test('without scripts, and where it is private, a long text comes back in the response to copy from', async () => {
  for (const more of [{}, { isKeptInTab: true, isPrivate: true }]) {
    const answer = await showFormAgain({ ...refused, ...more })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain(long)
  }
})

test('short answers come back together, each text in a box of its own, and a tick in none', async () => {
  const values = {
    form: 'person-add',
    name: 'Robin Ash',
    work_state: 'not_started',
    town: 'kitchen',
    consent_on: '2026-11-30',
    agreed: 'on',
  }
  const answer = await showFormAgain({ ...refused, kept: { ...refused.kept, values }, isPageGone: true })
  const html = await answer.text()
  expect(html.match(/<textarea/g)).toHaveLength(2)
  expect(html).toContain('>Robin Ash</textarea>')
  expect(html).toContain('>kitchen\n2026-11-30</textarea>')
  // The name of a choice says nothing to whoever made it.
  expect(html).not.toContain('not_started')
})

test.each([
  { where: {}, goOn: 'Go back to the form' },
  { where: { addressOf: signInAddress }, goOn: 'Sign in again' },
  { where: { addressOf: secondStepAddress }, goOn: 'Enter your code' },
  { where: { isPageGone: true, at: '/dashboard/partnerportal' }, goOn: 'Go to your overview' },
  { where: { isPageGone: true, at: '/account' }, goOn: 'Go to your account' },
])('the page to copy from says where its link leads: $goOn', async ({ where, goOn }) => {
  const html = await (await showFormAgain({ ...refused, ...where })).text()
  expect(html).toContain(`>${goOn}</a>`)
})
