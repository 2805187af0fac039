import { callbackEnquiry, formSources } from '@/lib/domain/enquiries/callback-enquiry'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import { anEnquiry } from '../../../support/an-enquiry'

const messagesFor = (body: unknown): Record<string, string> => {
  const parsed = callbackEnquiry.safeParse(body)
  return parsed.success ? {} : firstMessages(parsed.error)
}

describe('each kind of enquiry', () => {
  test.each(formSources)('%s: a complete one is accepted', (source) => {
    expect(callbackEnquiry.safeParse(anEnquiry(source)).success).toBe(true)
  })

  test.each([
    ['general', 'firstName', 'J', 'First name must be at least 2 characters.'],
    ['general', 'firstName', ' ', 'Enter your first name.'],
    ['general', 'lastName', '', 'Enter your last name.'],
    ['employer', 'companyName', '', 'Enter the name of your company.'],
    ['employer', 'jobTitle', '', 'Enter your job title.'],
    ['partner', 'organisation', '', 'Enter the name of your organisation.'],
    ['general', 'email', 'plain', 'Please enter a valid email address.'],
    ['general', 'email', 'A <a@b.com>', 'Please enter a valid email address.'],
    ['general', 'email', 'a@b.com,c@d.com', 'Please enter a valid email address.'],
    ['general', 'phoneNumber', '12345', 'Please enter a valid phone number.'],
    ['general', 'phoneNumber', 'abcdef', 'Please enter a valid phone number.'],
    ['general', 'phoneNumber', '0113 496', 'Please enter a valid phone number.'],
    ['general', 'phoneNumber', '', 'Enter your phone number.'],
    ['general', 'email', '', 'Enter your email address.'],
    ['general', 'location', 'X', 'Please enter your city or rough location.'],
    ['general', 'location', '', 'Enter your city or rough location.'],
    ['general', 'message', '1234', "Please tell us what you're looking for."],
    ['general', 'message', '     ', 'Tell us what you’re looking for.'],
    ['general', 'contactConsent', false, 'You must agree to be contacted.'],
    ['general', 'contactConsent', 'true', 'You must agree to be contacted.'],
    ['general', 'contactConsent', 1, 'You must agree to be contacted.'],
    ['employer', 'companyName', 'A', 'Company name must be at least 2 characters.'],
    ['employer', 'jobTitle', 'A', 'Job title must be at least 2 characters.'],
    ['partner', 'organisation', 'A', 'Organisation name must be at least 2 characters.'],
    ['partner', 'organisationType', '', 'Please select your organisation type.'],
    ['partner', 'organisationType', 'constructor', 'Please select your organisation type.'],
    ['candidate', 'support', 'help', 'Please tell us what support you are looking for.'],
  ] as const)(
    '%s: %s = %p is refused in words of its own where it is empty, and otherwise in those of the specification',
    (source, field, value, message) => {
      expect(messagesFor(anEnquiry(source, { [field]: value }))).toEqual({ [field]: message })
    },
  )

  test.each([
    ['general', ['firstName', 'lastName', 'email', 'location', 'contactConsent', 'message']],
    ['employer', ['companyName', 'jobTitle', 'message']],
    ['partner', ['organisation', 'organisationType', 'message']],
    ['candidate', ['support']],
  ] as const)('%s: every missing field is named', (source, fields) => {
    expect(Object.keys(messagesFor({ form_source: source }))).toEqual(expect.arrayContaining([...fields]))
  })

  test('a surname of one letter is a surname', () => {
    expect(callbackEnquiry.parse(anEnquiry('general', { lastName: 'O' }))).toMatchObject({ lastName: 'O' })
  })

  test.each(formSources)('%s: a phone number or an email address is enough', (source) => {
    const written = callbackEnquiry.parse(anEnquiry(source, { phoneNumber: undefined }))
    const called = callbackEnquiry.parse(anEnquiry(source, { email: undefined }))
    expect(written.phoneNumber).toBeUndefined()
    expect(called.email).toBeUndefined()
  })

  test('with neither, that is one mistake, told once', () => {
    expect(messagesFor(anEnquiry('general', { email: undefined, phoneNumber: undefined }))).toEqual({
      email: 'Enter your email address or a phone number.',
    })
  })

  test.each([undefined, 'admin', 'employer ', 'constructor', '__proto__', { a: 1 }, null])(
    'form_source %p is refused by name',
    (form_source) => {
      expect(Object.keys(messagesFor(anEnquiry('general', { form_source })))).toEqual(['form_source'])
    },
  )

  test.each([null, 1, ['a@b.co'], { toString: 'x' }, true])(
    'a %p where text belongs is refused, never converted',
    (value) => {
      for (const field of ['firstName', 'lastName', 'email', 'location', 'message', 'referral']) {
        expect(messagesFor(anEnquiry('general', { [field]: value }))).toHaveProperty(field)
      }
    },
  )

  test.each([1, 'yes', 'true', null])('marketingConsent %p is refused, never taken for a yes', (marketingConsent) => {
    expect(messagesFor(anEnquiry('general', { marketingConsent }))).toHaveProperty('marketingConsent')
  })

  test('without the optional fields, marketing is off and the referral is empty', () => {
    const body = anEnquiry()
    delete body.referral
    delete body.marketingConsent
    expect(callbackEnquiry.parse(body)).toMatchObject({ referral: '', marketingConsent: false })
  })

  test('fields that no form has are dropped', () => {
    const parsed = callbackEnquiry.parse(anEnquiry('general', { id: '1', role: 'admin', companyName: 'Acme Ltd' }))
    expect(parsed).not.toHaveProperty('id')
    expect(parsed).not.toHaveProperty('role')
    expect(parsed).not.toHaveProperty('companyName')
  })
})

describe('lengths', () => {
  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['location', 120],
    ['referral', 160],
    ['message', 5000],
  ])('%s: %i characters are accepted and one more is refused', (field, max) => {
    expect(messagesFor(anEnquiry('general', { [field]: 'é'.repeat(max) }))).toEqual({})
    expect(messagesFor(anEnquiry('general', { [field]: 'é'.repeat(max + 1) }))[field]).toContain(
      `shorten it to ${max.toLocaleString('en-GB')} characters or fewer`,
    )
  })

  test('a phone number of 33 characters and an email address of 255 are refused', () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`
    const fields = messagesFor(
      anEnquiry('general', { phoneNumber: '0'.repeat(33), email: `${email}${'e'.repeat(255 - email.length)}` }),
    )
    expect(Object.keys(fields).sort()).toEqual(['email', 'phoneNumber'])
  })

  test('a character outside the basic plane counts as one', () => {
    expect(messagesFor(anEnquiry('general', { firstName: '𝒜𝒷' }))).toEqual({})
    expect(messagesFor(anEnquiry('general', { firstName: '𝒜' }))).toHaveProperty('firstName')
  })
})

describe('characters', () => {
  test('surrounding space is trimmed and letters are composed', () => {
    const parsed = callbackEnquiry.parse(
      anEnquiry('general', { firstName: '  Ame\u0301lie ', email: ' a@example.com ' }),
    )
    expect(parsed.firstName).toBe('Amélie')
    expect(parsed.email).toBe('a@example.com')
  })

  test.each(['\u0000', '\u0008', '\u001b', '\u0085', '\r\n', '\n', '\u2028', '\u202e', '\u2066', '\ud800'])(
    'a one-line field with %j inside is refused',
    (character) => {
      for (const field of ['firstName', 'lastName', 'location', 'referral']) {
        expect(messagesFor(anEnquiry('general', { [field]: `Am${character}ina` }))[field]).toContain('type it again')
      }
    },
  )

  test.each(['\u0000', '\u001b[31m', '\u0008', '\u0085'])('a message with %j inside is refused', (character) => {
    expect(messagesFor(anEnquiry('general', { message: `hello ${character} there` }))).toHaveProperty('message')
  })

  test('a message keeps its lines, whatever the keyboard calls a line break', () => {
    const message = 'One line\r\nanother\rand\ta third\nد. الزهراء'
    expect(callbackEnquiry.parse(anEnquiry('general', { message }))).toMatchObject({
      message: 'One line\nanother\nand\ta third\nد. الزهراء',
    })
  })

  test('signs that nobody sees make no name', () => {
    expect(messagesFor(anEnquiry('general', { firstName: '\u200b\u200b\ufeff' }))).toHaveProperty('firstName')
  })

  test('the invisible marks that come along with a copied right-to-left name are dropped, the name is kept', () => {
    expect(callbackEnquiry.parse(anEnquiry('general', { firstName: '\u200fمحمد\u200f' })).firstName).toBe('محمد')
  })

  test('a number copied from an address book, wrapped in direction marks, is accepted without them', () => {
    expect(
      callbackEnquiry.parse(anEnquiry('general', { phoneNumber: '\u202a+44 (0)20 7946 0018 x12\u202c' })).phoneNumber,
    ).toBe('+44 (0)20 7946 0018 x12')
  })
})
