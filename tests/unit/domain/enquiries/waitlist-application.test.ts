import { firstMessages } from '@/lib/domain/fields/first-messages'
import {
  availabilities,
  jobInterests,
  waitlistApplication,
  waitlistSupports,
} from '@/lib/domain/enquiries/waitlist-application'
import { aWaitlistApplication } from '../../../support/a-waitlist-application'

const messagesOf = (changes: Record<string, unknown>): Record<string, string> => {
  const parsed = waitlistApplication.safeParse(aWaitlistApplication(changes))
  return parsed.success ? {} : firstMessages(parsed.error)
}

test('exactly these are required: name, email, phone, location, job interest, availability and consent', () => {
  const parsed = waitlistApplication.safeParse({})
  expect(parsed.success).toBe(false)
  if (!parsed.success) {
    expect(firstMessages(parsed.error)).toEqual({
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Enter your email address.',
      phone: 'Enter your phone number.',
      location: 'Enter your city or rough location.',
      jobInterest: 'Please choose the kind of work you are looking for.',
      availability: 'Please choose when you could start.',
      consent: 'Please tick the box to agree, or we cannot keep your application.',
    })
  }
})

test('what is optional may be missing or empty', () => {
  const nothing = {
    support: undefined,
    skills: undefined,
    experience: undefined,
    referral: undefined,
    updates: undefined,
  }
  expect(waitlistApplication.parse(aWaitlistApplication(nothing))).toMatchObject({
    support: '',
    skills: '',
    experience: '',
    referral: '',
    updates: false,
  })
  expect(messagesOf({ support: '', skills: '  ', experience: '', referral: '' })).toEqual({})
})

test.each([
  ...jobInterests.map((value) => ['jobInterest', value] as const),
  ...availabilities.map((value) => ['availability', value] as const),
  ...waitlistSupports.map((value) => ['support', value] as const),
])('%s may be %s', (field, value) => {
  expect(messagesOf({ [field]: value })).toEqual({})
})

test.each([
  ['jobInterest', 'astronaut'],
  ['jobInterest', 'constructor'],
  ['jobInterest', ''],
  ['jobInterest', ['retail']],
  ['availability', 'never'],
  ['availability', ''],
  ['support', 'money'],
  ['support', 1],
  ['consent', false],
  ['consent', 'true'],
  ['consent', 'on'],
  ['updates', 'yes'],
  ['skills', ['Forklift']],
  ['skills', 'x'.repeat(5001)],
  ['experience', 5],
  ['experience', 'a\u0000b'],
  ['firstName', ' '],
  ['firstName', 'a\nb'],
  ['lastName', 'x'.repeat(101)],
  ['email', 'amina@'],
  ['phone', '12345'],
  ['location', 'x'.repeat(121)],
  ['referral', 'x'.repeat(161)],
])('%s may not be %j', (field, value) => {
  expect(Object.keys(messagesOf({ [field]: value }))).toEqual([field])
})

test('a name or a place of one letter is a name or a place', () => {
  expect(messagesOf({ firstName: 'A', lastName: 'U', location: 'Å' })).toEqual({})
})

test('text is trimmed and composed, and keys that are not asked for are dropped', () => {
  const parsed = waitlistApplication.parse(aWaitlistApplication({ firstName: ' Ame\u0301lie ', role: 'admin' }))
  expect(parsed.firstName).toBe('Amélie')
  expect(parsed).not.toHaveProperty('role')
})
