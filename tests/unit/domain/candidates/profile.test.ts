import {
  aboutForm,
  contactOf,
  districtOfPostcode,
  missingToApply,
  noProfile,
  noWants,
  saysWants,
  seenForm,
  sharedIn,
  wantsFields,
  wantsIn,
} from '@/lib/domain/candidates/profile'

const form = aboutForm({
  firstName: 'no first name',
  lastName: 'no last name',
  district: 'no district',
  labels: { firstName: 'First name', lastName: 'Last name', town: 'Town' },
})

test.each([
  ['LS1', 'LS1'],
  ['ls1 4ap', 'LS1'],
  ['SW1A 1AA', 'SW1A'],
  ['m11ae', 'M1'],
  ['EC1A', 'EC1A'],
  ['Leeds', null],
  ['LS', null],
  ['LS1 4A', null],
])('the district of %j is %j', (text, district) => {
  expect(districtOfPostcode(text)).toBe(district)
})

test('what is optional may be left out, and a whole postcode keeps its first half alone', () => {
  expect(form.parse({ firstName: ' Jo ', lastName: 'Li' })).toEqual({
    firstName: 'Jo',
    lastName: 'Li',
    phone: '',
    town: '',
    district: '',
  })
  expect(form.parse({ firstName: 'Jo', lastName: 'Li', district: 'ls1 4ap' }).district).toBe('LS1')
})

test.each([
  ['firstName', ' ', 'no first name'],
  ['lastName', '\u200b', 'no last name'],
  ['phone', '12', 'Please enter a valid phone number.'],
  ['district', 'Leeds', 'no district'],
  ['town', 'Le\u0000eds', 'Town has a hidden character in it. Delete all of it and type it again.'],
])('%s %j is refused: %s', (field, value, message) => {
  const parsed = form.safeParse({ firstName: 'Jo', lastName: 'Li', [field]: value })
  expect(parsed.error?.issues).toEqual([expect.objectContaining({ path: [field], message })])
})

test('phone and email are for employers only where they are shared', () => {
  const profile = { ...noProfile, firstName: 'Jo', lastName: 'Li', phone: '0113 496 0000', town: 'Leeds' }
  const bare = { firstName: 'Jo', lastName: 'Li', town: 'Leeds', phone: null, email: null }
  expect(contactOf(profile, 'jo@example.org')).toEqual(bare)
  expect(contactOf({ ...profile, sharedContact: ['phone'] }, 'jo@example.org')).toEqual({
    ...bare,
    phone: '0113 496 0000',
  })
  expect(contactOf({ ...profile, phone: '', sharedContact: ['phone', 'email'] }, 'jo@example.org')).toEqual({
    ...bare,
    email: 'jo@example.org',
  })
})

test('to apply, somebody needs a name and something they can do', () => {
  expect(missingToApply(noProfile)).toEqual(['name', 'card'])
  const named = { ...noProfile, firstName: 'Jo', lastName: 'Li' }
  expect(missingToApply(named)).toEqual(['card'])
  for (const list of ['skills', 'tickets', 'experience'] as const) {
    expect(missingToApply({ ...named, card: { ...named.card, [list]: ['Baking'] } })).toEqual([])
  }
})

test('ticked boxes are wishes, and whatever else is sent is none', () => {
  expect(wantsIn({})).toEqual(noWants)
  expect(
    wantsIn({
      'sector-retail': 'on',
      'sector-secrets': 'on',
      'type-Part-time': 'on',
      hours: 'up_to_16',
      noNights: 'on',
    }),
  ).toEqual({ ...noWants, sectors: ['retail'], types: ['Part-time'], hours: 'up_to_16', nights: false })
  expect(wantsIn({ hours: 'all of them' }).hours).toBe('any')
  expect(wantsFields.names).toContain('type-Full-time')
})

test('nobody is seen in a way that is not one of the three', () => {
  expect(seenForm.safeParse({ visibility: 'everybody' }).success).toBe(false)
  expect(sharedIn(seenForm.parse({ visibility: 'off' }))).toEqual([])
  expect(sharedIn(seenForm.parse({ visibility: 'named', shareEmail: 'on', sharePhone: 'on' }))).toEqual([
    'phone',
    'email',
  ])
})

test('somebody says what work they want as soon as one answer is not the one we start with', () => {
  expect(saysWants(noWants)).toBe(false)
  expect(saysWants({ ...noWants, sectors: ['retail'] })).toBe(true)
  expect(saysWants({ ...noWants, nights: false })).toBe(true)
  expect(saysWants({ ...noWants, hours: 'up_to_16' })).toBe(true)
})
