import { z } from 'zod'

import { messageIdOf } from '@/lib/server/hiring/vault/message-id'

const form = '00000000-0000-4000-8000-000000000001'

test('the same words from one form are one message; other words, or another writer, are another', () => {
  const one = messageIdOf(form, ['ann', 'A-7KX101', 'Hello'])
  expect(z.uuid().safeParse(one).success).toBe(true)
  expect(messageIdOf(form, ['ann', 'A-7KX101', 'Hello'])).toBe(one)
  for (const other of [
    messageIdOf(form, ['ann', 'A-7KX101', 'Hello again']),
    messageIdOf(form, ['ben', 'A-7KX101', 'Hello']),
    messageIdOf(form, ['ann', 'A-7KX102', 'Hello']),
    messageIdOf('00000000-0000-4000-8000-000000000002', ['ann', 'A-7KX101', 'Hello']),
  ]) {
    expect(other).not.toBe(one)
  }
})

test('a form without an id of its own makes a new message each time', () => {
  const made = ['', 'x', undefined, undefined].map((id) => messageIdOf(id, ['ann', 'A-7KX101', 'Hello']))
  expect(new Set(made).size).toBe(4)
})
