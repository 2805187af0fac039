import { introducesPerson } from '@/lib/domain/fields/person-name'

test.each(['Meg Lowther', 'José-María O’Brien', "Anne D'Arcy", 'Dr. J. R. Smith', 'Ли Чжан', 'Ng'])(
  '%s introduces somebody',
  (name) => expect(introducesPerson(name)).toBe(true),
)

test.each([
  '',
  'URGENT: your benefits stop',
  'See evil.example',
  'https://evil.example/pay',
  'Ring 0113 496 0000',
  'jo@example.org',
  'Leeds Probation Service',
  'Meg\u200bLowther',
  'Meg\u202eLowther',
  'Meg\nLowther',
  'Please go to the post office today',
])('%j does not', (name) => expect(introducesPerson(name)).toBe(false))
