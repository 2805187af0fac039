import { beginningOf, urgentWordsIn } from '@/lib/domain/desk/urgency'

test.each([
  ['I have an interview tomorrow at 9 and do not know what to say.', 'interview tomorrow'],
  ['Tomorrow is my interview.', 'Tomorrow is my interview'],
  ['My court date is on Thursday.', 'court date is on Thursday'],
  ['He is released on Monday with no job.', 'released on Monday'],
  ['I start on\nMonday', null],
  ['The new job starts this afternoon', 'starts this afternoon'],
  ['They want the form by Friday.', 'by Friday'],
  ['Please call me today.', 'call me today'],
  ['URGENT please', 'URGENT'],
  ['Can someone ring asap', 'asap'],
  ['I have nowhere to sleep', 'nowhere to sleep'],
  ['Sometimes I think of killing myself', 'killing myself'],
  ['It is not urgent.', null],
  ['This isn’t urgent at all, I am not homeless', null],
  ['We run a bakery and would like to know more about hiring.', null],
  ['I called yesterday. Today is fine too.', null],
  ['We interviewed ten people last year.', null],
  ['', null],
])('%j asks for an answer soon: %j', (message, words) => {
  expect(urgentWordsIn(message)).toBe(words)
})

test.each([
  ['Short.', 20, 'Short.'],
  ['Two\n\nlines', 20, 'Two lines'],
  ['We would like to hire ten people', 20, 'We would like to…'],
  ['x'.repeat(30), 20, `${'x'.repeat(20)}…`],
])('%j begins within %i characters with %j', (message, most, beginning) => {
  expect(beginningOf(message, most)).toBe(beginning)
})
