import {
  supportNoteForm,
  supportNoteLimit,
  supportNoteMessages,
  withCorrections,
} from '@/lib/domain/casework/support-note'
import { firstMessages } from '@/lib/domain/fields/first-messages'

test('the person reads a note unless it is marked for colleagues, which needs a reason', () => {
  expect(supportNoteForm.parse({ kind: 'phone', words: 'We talked about the flat.', reason: 'left over' })).toEqual({
    kind: 'phone',
    words: 'We talked about the flat.',
    isForColleagues: false,
    reason: '',
  })
  const forColleagues = { kind: 'home', words: 'His landlord rang.', audience: 'colleagues' }
  const { error } = supportNoteForm.safeParse(forColleagues)
  expect(error && firstMessages(error)).toEqual({ reason: supportNoteMessages.reason })
  expect(supportNoteForm.parse({ ...forColleagues, reason: 'It names somebody else.' })).toMatchObject({
    isForColleagues: true,
    reason: 'It names somebody else.',
  })
})

test('a note has up to 12,000 characters of any script', () => {
  const note = (words: string) => supportNoteForm.safeParse({ kind: 'other', words })
  expect(note('ش'.repeat(supportNoteLimit)).success).toBe(true)
  expect(note('😀'.repeat(supportNoteLimit)).success).toBe(true)
  expect(note('a'.repeat(supportNoteLimit + 1)).success).toBe(false)
  expect(note(' ').success).toBe(false)
})

test('a correction stands under the note that it corrects, which stays', () => {
  const note = (id: string, writtenAt: string, corrects: string | null = null) => ({ id, writtenAt, corrects })
  const notes = [
    note('a', '2026-11-01'),
    note('b', '2026-11-03'),
    note('c', '2026-11-04', 'a'),
    note('d', '2026-11-05', 'gone'),
  ]
  expect(withCorrections(notes).map(({ note: { id }, corrections }) => [id, corrections.map((one) => one.id)])).toEqual(
    [
      ['d', []],
      ['b', []],
      ['a', ['c']],
    ],
  )
})
