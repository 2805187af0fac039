import { introducesPerson, isPersonName } from '@/lib/domain/fields/person-name'

test.each(['Meg Lowther', 'José-María O’Brien', "Anne D'Arcy", 'Dr. J. R. Smith', 'Ли Чжан', 'Ng'])(
  '%s introduces somebody',
  (name) => expect([isPersonName(name), introducesPerson(name)]).toEqual([true, true]),
)

test.each([
  '',
  'URGENT: your benefits stop',
  'See evil.example',
  'https://evil.example/pay',
  'Ring 0113 496 0000',
  'jo@example.org',
  'Meg\u200bLowther',
  'Meg\u202eLowther',
  'Meg\nLowther',
  'Please go to the post office today',
])('%j is no name', (name) => expect([isPersonName(name), introducesPerson(name)]).toEqual([false, false]))

test.each(['Margaret Court', 'Leeds Probation Service'])('%s is a name, but introduces nobody', (name) =>
  expect([isPersonName(name), introducesPerson(name)]).toEqual([true, false]),
)
