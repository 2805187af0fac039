import {
  companyFormFields,
  fieldsOf,
  filledSites,
  mostSites,
  readCompany,
  readCompanyRequest,
  siteField,
} from '@/lib/domain/companies/company-form'

const whole = {
  name: 'Made Up Ltd',
  number: '',
  sector: 'retail',
  size: '1_9',
  website: '',
  phone: '0113 496 0000',
  your_name: 'Ayesha Khan',
  asked_as: 'Owner',
  'site-1-name': 'Shop',
  'site-1-town': 'Leeds',
  'site-1-postcode': 'LS1 4AP',
}

/** What is said of one field when it alone is different. */
function problemOf(field: string, typed: string): string | undefined {
  const read = readCompanyRequest({ ...whole, [field]: typed }, null)
  return 'problems' in read ? read.problems[field] : undefined
}
const kept = (typed: Record<string, string>) => {
  const read = readCompany({ ...whole, ...typed })
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.facts
}

describe('a Companies House number is kept in one way', () => {
  test.each([
    ['', ''],
    ['01234567', '01234567'],
    [' 0123 4567 ', '01234567'],
    ['sc123456', 'SC123456'],
    ['ni 123-456', 'NI123456'],
  ])('typed as "%s"', (typed, number) => expect(kept({ number: typed }).number).toBe(number))

  test.each(['1234567', '012345678', 'S1234567', 'SCO12345', '0123456A', 'abc', '０1234567'])(
    '"%s" is refused',
    (typed) => expect(problemOf('number', typed)).toMatch(/8 characters/),
  )
})

describe('a phone number', () => {
  test.each(['', '0113 496', '00000000000', 'call us'])(
    '"%s" is asked for again before we approve a company',
    (typed) => expect(problemOf('phone', typed)).toMatch(/such as 0113 496 0000/),
  )

  test('may be left out by a company that is in already, and only that company is told so', () => {
    expect(kept({ phone: '' }).phone).toBe('')
    expect(readCompany({ ...whole, phone: 'call us' })).toMatchObject({
      problems: { phone: expect.stringContaining('leave it empty') },
    })
    expect(problemOf('phone', 'call us')).not.toContain('leave it empty')
  })
})

describe('a website', () => {
  test.each([
    ['', ''],
    ['www.example.co.uk', 'https://www.example.co.uk'],
    ['http://example.org/jobs', 'http://example.org/jobs'],
    ['www.bäckerei.example', 'https://www.bäckerei.example'],
    [' HTTPS://Example.org ', 'HTTPS://Example.org'],
  ])('typed as "%s" is kept', (typed, website) => expect(kept({ website: typed }).website).toBe(website))

  test.each([
    'localhost',
    'javascript://alert(1)',
    'ftp://example.org',
    'two words',
    'https://me@example.org',
    'https://:secret@example.org',
    'http://127.0.0.1/jobs',
    'http://0x7f.1',
    'example.org"onmouseover=1',
    `${'a'.repeat(200)}.org`,
  ])('"%s" is refused', (typed) => expect(problemOf('website', typed)).toMatch(/web address/))
})

test.each([
  ['name', ' ', /name of your company/],
  ['name', 'a'.repeat(161), /shorten it to 160/],
  ['name', 'Made\u0000Up', /hidden character/],
  ['sector', 'banking', /what your company does/],
  ['sector', '', /what your company does/],
  ['size', 'huge', /how many people/],
  ['your_name', ' ', /your name/],
  ['asked_as', '', /your job/],
  ['site-1-name', '', /name for this workplace, such as/],
  ['site-1-town', '', /town/],
  ['site-1-town', 'Leeds, no criminal records', /only the name of the town/],
  ['site-1-town', 'Leeds, men under 30 only', /only the name of the town/],
  ['site-1-town', 'Leeds 0113 496 0000', /only the name of the town/],
  ['site-1-town', 'Лидс', /only the name of the town/],
  ['site-1-postcode', 'LS1', /full UK postcode/],
  ['site-1-postcode', 'LS14 APP', /full UK postcode/],
])('%s "%s" is refused in words', (field, typed, words) => expect(problemOf(field, typed)).toMatch(words))

test.each([
  ['ls14ap', 'LS1 4AP'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['m1 1ae', 'M1 1AE'],
])('the postcode "%s" is kept with its space', (typed, postcode) =>
  expect(kept({ 'site-1-postcode': typed }).sites[0]?.postcode).toBe(postcode),
)

test('a town whose name has a word about sex in it is a town', () =>
  expect(kept({ 'site-1-town': 'Boys Hill' }).sites[0]?.town).toBe('Boys Hill'))

test('every field that is wrong is named at once, in the order of the form', () => {
  const read = readCompanyRequest({ 'site-3-town': 'Leeds' }, null)
  expect('problems' in read ? Object.keys(read.problems) : []).toEqual([
    'name',
    'sector',
    'size',
    'phone',
    'your_name',
    'asked_as',
    'site-1-name',
    'site-1-town',
    'site-1-postcode',
    'site-3-name',
    'site-3-postcode',
  ])
})

test.each(['Made\u200b Up Ltd', 'Маde Up Ltd', 'Made Up\u3164'])(
  'a name that hides what it is is refused: %j',
  (name) => {
    expect(problemOf('name', name)).toMatch(/Latin/)
  },
)

describe('workplaces', () => {
  const siteAt = (number: number, id = ''): Record<string, string> => ({
    [siteField(number, 'name')]: `Place ${number}`,
    [siteField(number, 'town')]: 'Leeds',
    [siteField(number, 'postcode')]: 'LS1 4AP',
    ...(id && { [siteField(number, 'id')]: id }),
  })

  test('ten fit, and a gap between them is allowed', () => {
    const ten = Object.assign({}, ...Array.from({ length: mostSites }, (_, index) => siteAt(index + 1))) as Record<
      string,
      string
    >
    expect(kept(ten).sites).toHaveLength(10)
    expect(kept({ ...siteAt(1), ...siteAt(4) }).sites.map(({ name }) => name)).toEqual(['Place 1', 'Place 4'])
  })

  test('what is wrong with a later one says which it is', () => {
    expect(readCompany({ ...whole, ...siteAt(2), 'site-2-postcode': 'LS1' })).toMatchObject({
      problems: { 'site-2-postcode': expect.stringMatching(/^Workplace 2: enter a full UK postcode/) },
    })
  })

  test('a site that stays keeps its id, a new one gets an unused id, and a forged id is replaced', () => {
    const ids = (typed: Record<string, string>) => kept(typed).sites.map(({ id }) => id)
    expect(ids({ ...siteAt(1, 'site-3'), ...siteAt(2) })).toEqual(['site-3', 'site-1'])
    expect(ids({ ...siteAt(1), ...siteAt(2, 'site-1') })).toEqual(['site-2', 'site-1'])
    expect(ids({ ...siteAt(1, 'site-1'), ...siteAt(2, 'site-1') })).toEqual(['site-1', 'site-2'])
    expect(ids({ ...siteAt(1, '<script>') })).toEqual(['site-1'])
  })

  test('what is kept comes back into the form as it was', () => {
    const facts = kept({ ...siteAt(1, 'site-2'), ...siteAt(2) })
    const fields = fieldsOf(facts)
    expect(readCompany(fields)).toEqual({ facts })
    expect(Object.keys(fields).filter((field) => !companyFormFields.includes(field))).toEqual([])
    expect(filledSites(fields)).toBe(2)
    expect(filledSites({})).toBe(1)
  })
})

test('a name is asked once: an account that has one keeps it', () => {
  expect(readCompanyRequest(whole, null)).toMatchObject({ name: 'Ayesha Khan' })
  expect(readCompanyRequest({ ...whole, your_name: '' }, 'Ayesha')).toMatchObject({ name: 'Ayesha' })
})
