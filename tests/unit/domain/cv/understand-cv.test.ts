import { plainText } from '@/lib/client/cv-files/text-file'
import { emptyDraft } from '@/lib/domain/cv/cv-draft'
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
  const told = (all: typeof draft.experiences) =>
    all.map(({ startDate, endDate, current, description }) => ({ startDate, endDate, current, description }))
  expect(told(understood.experiences)).toEqual(told(draft.experiences))
  expect(understood.experiences.map(({ jobTitle }) => jobTitle)).toContain('Warehouse Operative (Nights)')
  expect(
    understood.education.map(({ qualification, institution, year }) => [qualification, institution, year]),
  ).toEqual(draft.education.map(({ qualification, institution, year }) => [qualification, institution, year]))
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
  [
    'Jo Field\n1 Mill Lane, Leeds\njo@example.org 07700 900123',
    { fullName: 'Jo Field', location: '1 Mill Lane, Leeds' },
  ],
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

test('what finds no place is handed back, and nothing is made up', () => {
  expect(understandCv(lines('Jo Field\nReferences\nOn request')).rest).toEqual(['On request'])
  const { fullName, email, phone, location, summary, experiences, skills, education } = emptyDraft()
  expect(understandCv([])).toEqual({
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
