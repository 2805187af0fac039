import { supportWorkWords as words } from '@/lib/content/casework/support-work'

const meeting = words.taken('3 December 2026', '2:30pm', '3:30pm', 'theirs')
const interview = words.taken('10 December 2026', '9am', '10am', 'interview')
const choices = 'Choose another time, or tick the box to book it all the same.'

test.each([
  [[meeting], 'There’s already an appointment with them on 3 December 2026, from 2:30pm to 3:30pm.'],
  [[interview], 'There’s already an interview of theirs on 10 December 2026, from 9am to 10am.'],
  [
    [meeting, interview],
    'Already booked at these times: an appointment with them on 3 December 2026, from 2:30pm to 3:30pm; an interview of theirs on 10 December 2026, from 9am to 10am.',
  ],
])('what stands in the way of a booking is told in a sentence, also where there are several', (taken, said) => {
  expect(words.clash(taken)).toBe(`${said} ${choices}`)
})
