import fc from 'fast-check'

import { plainText } from '@/lib/client/cv-files/text-file'
import { emptyDraft } from '@/lib/domain/cv/cv-draft'
import { isSure, partsFound } from '@/lib/domain/cv/take-from-cv'
import { understandCv } from '@/lib/domain/cv/understand-cv'
import { cvPaper, ukDraft } from '@/tests/support/cv-papers'

const lines = (text: string): string[] => text.split('\n')
const jobs = (text: string) =>
  understandCv(['Work experience', ...lines(text)]).experiences.map(
    ({ jobTitle, company, startDate, endDate, current, description }) => ({
      jobTitle,
      company,
      from: [startDate.month, startDate.year],
      to: current ? 'now' : [endDate.month, endDate.year],
      did: description.split('\n').filter(Boolean),
    }),
  )

test('a CV that this tool made is understood as it was typed', () => {
  const draft = ukDraft()
  const understood = understandCv(plainText(cvPaper(draft)).split('\n'))
  const { fullName, email, phone, location, summary, skills } = draft
  expect(understood).toMatchObject({ fullName, email, phone, location, summary, skills, rest: [] })
  expect(partsFound(understood).filter((part) => !isSure(understood, part))).toEqual([])
  const told = (all: typeof draft.experiences) =>
    all.map(({ startDate, endDate, current, description }) => ({ startDate, endDate, current, description }))
  expect(told(understood.experiences)).toEqual(told(draft.experiences))
  expect(understood.experiences.map(({ jobTitle }) => jobTitle)).toContain('Warehouse Operative (Nights)')
  expect(
    understood.education.map(({ qualification, institution, year }) => [qualification, institution, year]),
  ).toEqual(draft.education.map(({ qualification, institution, year }) => [qualification, institution, year]))
})

test.each([
  ['12 Oak Street, Leeds, LS9 7AB', 'Leeds', ['12 Oak Street']],
  ['Flat 3, Moor Court, Bradford BD1 1AA', 'Bradford', ['Flat 3, Moor Court']],
  ['Leeds, West Yorkshire', 'Leeds, West Yorkshire', []],
  ['Leeds LS9 7AB', 'Leeds LS9 7AB', []],
  ['14 Mill Lane, LS1 1AA', '', ['14 Mill Lane']],
])('a street is no town: %s', (address, location, rest) => {
  const understood = understandCv(['Sam Brook', address, '07700 900123'])
  expect(understood).toMatchObject({ fullName: 'Sam Brook', location, rest })
})

test.each<[what: string, text: string, expected: Partial<ReturnType<typeof jobs>[number]>]>([
  [
    'title, employer and dates on one line',
    'Kitchen Assistant, Brook Cafe, Jan 2020 - Mar 2022\n• Cooked',
    { jobTitle: 'Kitchen Assistant', company: 'Brook Cafe', from: [1, 2020], to: [3, 2022], did: ['Cooked'] },
  ],
  [
    'employer above, dates below the title',
    'Brook Stores\nWarehouse Operative\n2019 – present\n- Picked orders\n- Packed them',
    {
      jobTitle: 'Warehouse Operative',
      company: 'Brook Stores',
      from: [null, 2019],
      to: 'now',
      did: ['Picked orders', 'Packed them'],
    },
  ],
  [
    'a company and a title without anything between them, and what was done without bullets',
    "2018 - 2021 Leeds Scaffolding Ltd Scaffolder's labourer\nloading wagons, passing fittings",
    {
      jobTitle: "Scaffolder's labourer",
      company: 'Leeds Scaffolding Ltd',
      from: [null, 2018],
      did: ['loading wagons, passing fittings'],
    },
  ],
  [
    'a company with its town before the title',
    'Tesco, Seacroft, Warehouse Operative 2015-2018\n• Picked orders',
    { jobTitle: 'Warehouse Operative', company: 'Tesco, Seacroft', did: ['Picked orders'] },
  ],
  [
    'a company with its town above the title',
    'Tesco, Seacroft\nWarehouse Operative\n2015-2018\n• Picked orders',
    { jobTitle: 'Warehouse Operative', company: 'Tesco, Seacroft', did: ['Picked orders'] },
  ],
  [
    'a title, a company and its town',
    'Warehouse Operative, Tesco, Seacroft, 2015-2018\n• Picked orders',
    { jobTitle: 'Warehouse Operative', company: 'Tesco, Seacroft' },
  ],
  [
    'a title before a limited company',
    'Labourer at Moor Build Limited (2019-2020)\nshovelling, sweeping',
    { jobTitle: 'Labourer', company: 'Moor Build Limited', did: ['shovelling, sweeping'] },
  ],
  [
    'title with dates, employer below',
    'Cleaner   March 2018 to 04/2019\nHarbour School\nCleaned classrooms every evening.',
    { jobTitle: 'Cleaner', company: 'Harbour School', from: [3, 2018], to: [4, 2019] },
  ],
  [
    'a bullet over two lines',
    'Driver at Moor Vans (2021-2022)\n• Drove a van round the whole of the north of England\nand kept it clean',
    {
      jobTitle: 'Driver',
      company: 'Moor Vans',
      did: ['Drove a van round the whole of the north of England and kept it clean'],
    },
  ],
])('work: %s', (_, text, expected) => {
  expect(jobs(text)).toMatchObject([expected])
})

test('two jobs stay two, and a line between them belongs to the first', () => {
  const text =
    'Chef\nMill Cafe\nJan 2020 - Dec 2020\n• Cooked\n• Cleaned\nPorter\nHarbour Hotel\n2018 - 2019\n• Carried'
  expect(jobs(text).map(({ jobTitle, company, did }) => [jobTitle, company, did])).toEqual([
    ['Chef', 'Mill Cafe', ['Cooked', 'Cleaned']],
    ['Porter', 'Harbour Hotel', ['Carried']],
  ])
})

test.each([
  ['Jo Field | jo@example.org | 07700 900123 | Leeds, LS1 1AA', { fullName: 'Jo Field', location: 'Leeds, LS1 1AA' }],
  [
    'CURRICULUM VITAE\nJo Field\nEmail: jo@example.org\nTel: 07700 900123\nLeeds',
    { fullName: 'Jo Field', location: 'Leeds' },
  ],
  ['Jo Field\n1 Mill Lane, Leeds\njo@example.org 07700 900123', { fullName: 'Jo Field', location: 'Leeds' }],
])('%j begins with a name and ways to reach somebody', (text, expected) => {
  expect(understandCv(lines(text))).toMatchObject({ ...expected, email: 'jo@example.org', phone: '07700 900123' })
})

test.each([
  ['KEY SKILLS\nDriving, cooking; first aid', ['Driving', 'cooking', 'first aid']],
  ['Skills:\n• Driving\n• Driving\n• Team work.', ['Driving', 'Team work']],
])('%j are skills', (text, skills) => {
  expect(understandCv(lines(text)).skills).toEqual(skills)
})

test.each([
  [
    'Education and training\nLevel 2 Food Safety, 2022\nLeeds City College',
    ['Level 2 Food Safety', 'Leeds City College', '2022'],
  ],
  ['QUALIFICATIONS\n• GCSE Maths 2015', ['GCSE Maths', '', '2015']],
])('%j is a course', (text, expected) => {
  const [course] = understandCv(lines(text)).education
  expect([course?.qualification, course?.institution, course?.year]).toEqual(expected)
})

test.each([
  [
    'Licences: full UK driving licence',
    { education: [expect.objectContaining({ qualification: 'full UK driving licence' })] },
  ],
  ['Key skills: driving, cooking', { skills: ['driving', 'cooking'] }],
  ['Profile: A steady worker.', { summary: 'A steady worker.' }],
  ['Languages: English, Urdu', { rest: ['Languages: English, Urdu'] }],
  ['Interests: football', { rest: ['Interests: football'] }],
  ['References available on request', { rest: ['References available on request'] }],
])('the text beside a heading is kept: %j', (line, expected) => {
  expect(understandCv(['Jo Field', 'Skills', line])).toMatchObject(expected)
})

test.each([
  'EDUCATION',
  'Education & Training',
  'Education/Qualifications',
  'Educational background:',
  'Training and courses',
  'Courses completed',
  'QUALIFICATIONS AND CPD',
  'Licences and tickets',
])('%j is a heading, and no course', (line) => {
  expect(understandCv(['Jo Field', 'Skills', 'Driving', line, 'NVQ Level 2, 2015'])).toMatchObject({
    skills: ['Driving'],
    education: [{ qualification: 'NVQ Level 2', year: '2015' }],
  })
})

test.each([
  'Training new staff',
  'Other duties as needed',
  'Learning the tills quickly',
  'Languages used: Urdu with customers',
])('%j between other duties is one of them', (line) => {
  const did = ['Cooked meals every day', line, 'Keeping stock']
  expect(jobs(['Chef', 'Mill Cafe', 'Jan 2020 - Dec 2020', ...did].join('\n'))).toMatchObject([{ did }])
})

test('a number for work at the top is a way to reach somebody', () => {
  expect(understandCv(['Jo Field', 'Work: 07700 900123'])).toMatchObject({ phone: '07700 900123', experiences: [] })
})

test('a skill that is too long, or one too many, is handed back', () => {
  const long = 'Confident using hand and power tools safely on busy building sites every day'
  expect(understandCv(['Key skills', `• ${long}`, '• Driving'])).toMatchObject({ skills: ['Driving'], rest: [long] })
  const many = Array.from({ length: 42 }, (_, index) => `Skill ${index}`)
  expect(understandCv(['Skills', ...many])).toMatchObject({ skills: many.slice(0, 40), rest: many.slice(40) })
})

describe('every word of a CV is either in what was read or handed back', () => {
  const cvs = {
    'bulleted, with short sections': [
      'Jo Field | jo@example.org | 07700 900123 | www.example.org/jo-field',
      'Telford, Shropshire',
      'Key skills',
      '• Confident using hand and power tools safely on busy building sites every day',
      '• Driving',
      'Employment history',
      'Groundworker, Moor Builders, Leeds',
      'March 2019 - Present',
      '• Dug trenches, laid drains and kept the site tidy',
      'Labourer at Brook Homes for Harbour Agency 2016 - 2018',
      '• Carried bricks',
      'Licences: full UK driving licence',
      'Languages: English, Urdu',
      'Interests: football',
      'References available on request',
    ],
    'unbulleted, with sentences': [
      'CURRICULUM VITAE',
      'Sam Okoro',
      'Mobile: 07700 900456',
      'Email: sam@example.org or okoro@example.net',
      'Home: 020 7946 0018',
      'Nationality British',
      'I am a calm and careful worker who likes a busy kitchen.',
      'Personal statement',
      'I want to train as a chef.',
      'Work experience',
      'Always on time and never off sick',
      'Chef',
      'Mill Cafe',
      'Jan 2020 - Dec 2020',
      'Cooked meals every day',
      'Training new staff',
      'Keeping stock',
      'Education and training',
      '2010 - 2015',
      'Harbour School',
      'GCSE Maths',
      'Level 2 Food Safety, Leeds City College, 2022',
      'Learning never stops for me',
      'Hobbies and interests',
      'Football',
    ],
  }
  const headings = [
    'CURRICULUM VITAE',
    'Key skills',
    'Employment history',
    'Personal statement',
    'Work experience',
    'Education and training',
    'Hobbies and interests',
  ]
  /** Words that only name what follows them, join it on, or become a date. */
  const dropped = /^(?:mobile|email|work|licences|key|skills|at|for|march|jan|dec|present|key)$/i
  const wordsOf = (text: string): string[] => text.match(/[\p{L}@.]*\p{L}/gu) ?? []
  const lost = (cv: readonly string[]): string[] => {
    const read = understandCv(cv)
    const { origins, ...parts } = read
    const others = Object.values(origins).flatMap((origin) => origin?.others ?? [])
    const found = new Set(wordsOf(JSON.stringify([others, ...Object.values(parts)]).replaceAll('\\n', ' ')))
    return cv
      .filter((line) => !headings.includes(line))
      .flatMap(wordsOf)
      .filter((word) => !dropped.test(word) && !found.has(word))
  }

  test.each(Object.entries(cvs))('%s', (_, cv) => expect(lost(cv)).toEqual([]))

  test('in whatever order its lines come', () => {
    const lineOf = fc.constantFrom(...Object.values(cvs).flat())
    fc.assert(
      fc.property(fc.array(lineOf, { maxLength: 25 }), (cv) => expect(lost(cv)).toEqual([])),
      { numRuns: 2000 },
    )
  })
})

test('what finds no place is handed back, and nothing is made up', () => {
  expect(understandCv(lines('Jo Field\nReferences\nOn request')).rest).toEqual(['On request'])
  const { fullName, email, phone, location, summary, experiences, skills, education } = emptyDraft()
  expect(understandCv([])).toMatchObject({
    fullName,
    email,
    phone,
    location,
    summary,
    experiences,
    skills,
    education,
    rest: [],
  })
})

test('a file of any words at all is read in a moment', () => {
  const start = performance.now()
  understandCv(Array.from({ length: 3000 }, (_, index) => `${'- 20'.repeat(50)} ${index} Jan 2020 -`))
  expect(performance.now() - start).toBeLessThan(2000)
})
