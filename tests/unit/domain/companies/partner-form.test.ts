import {
  partnerFieldsOf,
  partnerFormFields,
  partnerMessages,
  readPartner,
  readPartnerRequest,
} from '@/lib/domain/companies/partner-form'

const today = '2026-11-25'
const typed = {
  name: 'A Fresh Start',
  number: '',
  charity_number: 'sc 012345',
  website: 'www.example.org',
  'service-cv': 'on',
  'service-interview': 'on',
  areas: 'Leeds\n Bradford ,Leeds',
  safeguarding_name: 'Pat Green',
  safeguarding_email: 'pat@example.org',
  data_agreement_on: '2026-11-01',
  takes_referrals: 'on',
  places_a_month: '8',
}

test('what is typed is stored in one spelling, and shown again as it is stored', () => {
  const read = readPartner(typed, today)
  expect(read).toEqual({
    facts: {
      name: 'A Fresh Start',
      number: '',
      charityNumber: 'SC012345',
      website: 'https://www.example.org',
      services: ['cv', 'interview'],
      areas: ['Leeds', 'Bradford'],
      safeguardingName: 'Pat Green',
      safeguardingEmail: 'pat@example.org',
      dataAgreementOn: '2026-11-01',
      takesReferrals: true,
      placesAMonth: 8,
    },
  })
  if ('problems' in read) throw new Error('refused')
  expect(readPartner(partnerFieldsOf(read.facts), today)).toEqual(read)
  for (const field of Object.keys(typed)) expect(partnerFormFields).toContain(field)
})

test('nothing is required that an organisation need not have', () => {
  const { charity_number, website, data_agreement_on, takes_referrals, places_a_month, ...needed } = typed
  expect([charity_number, website, data_agreement_on, takes_referrals, places_a_month]).not.toContain(undefined)
  expect(readPartner(needed, today)).toMatchObject({
    facts: { charityNumber: '', website: '', dataAgreementOn: null, takesReferrals: false, placesAMonth: null },
  })
})

test.each([
  ['charity_number', '12', partnerMessages.charityNumber],
  ['safeguarding_email', ' ', partnerMessages.safeguardingEmail],
  ['safeguarding_email', 'pat', partnerMessages.safeguardingEmail],
  ['areas', '', partnerMessages.areas],
  ['areas', 'Leeds\nhttp://x', partnerMessages.areas],
  [
    'areas',
    Array.from({ length: 21 }, (_, index) => `Town ${'abcdefghijklmnopqrstuvwxyz'[index]}`).join('\n'),
    partnerMessages.areas,
  ],
  ['data_agreement_on', '2026-11-26', partnerMessages.dataAgreement],
  ['data_agreement_on', 'soon', partnerMessages.dataAgreement],
  ['places_a_month', '0', partnerMessages.places],
  ['places_a_month', '1000', partnerMessages.places],
])('%s %p is sent back with what to do', (field, value, message) => {
  expect(readPartner({ ...typed, [field]: value }, today)).toEqual({ problems: { [field]: message } })
})

test('problems come in the order of the page', () => {
  const wrong = {
    number: '1',
    charity_number: '12',
    website: 'x',
    areas: '',
    safeguarding_name: '',
    places_a_month: '0',
  }
  const read = readPartner({ ...wrong, safeguarding_email: 'pat', data_agreement_on: 'soon' }, today)
  expect('problems' in read ? Object.keys(read.problems) : []).toEqual([
    'name',
    'charity_number',
    'number',
    'website',
    'services',
    'areas',
    'safeguarding_name',
    'safeguarding_email',
    'data_agreement_on',
    'places_a_month',
  ])
})

test('an organisation that helps with nothing is asked what it does', () => {
  const { 'service-cv': cv, 'service-interview': interview, ...rest } = typed
  expect([cv, interview]).toEqual(['on', 'on'])
  expect(readPartner(rest, today)).toEqual({ problems: { services: partnerMessages.services } })
})

test('whoever asks says their job there, and their name if the account has none', () => {
  expect(readPartnerRequest(typed, today, null)).toMatchObject({
    problems: { your_name: 'Enter your name.', asked_as: 'Say what your job there is.' },
  })
  expect(readPartnerRequest({ ...typed, asked_as: 'Manager' }, today, 'Jo Li')).toMatchObject({
    askedAs: 'Manager',
    name: 'Jo Li',
  })
})
