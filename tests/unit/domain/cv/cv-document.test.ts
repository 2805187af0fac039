import { cvDocument, fileName, letterDocument, type CvSection } from '@/lib/domain/cv/cv-document'
import { emptyDraft, noDate } from '@/lib/domain/cv/cv-draft'
import { aCourse, aCvDraft, aJob } from '@/tests/support/a-cv-draft'

const section = <K extends CvSection['kind']>(document: { sections: CvSection[] }, kind: K) =>
  document.sections.find((each): each is Extract<CvSection, { kind: K }> => each.kind === kind)

const workOf = (job: Parameters<typeof aJob>[0]) =>
  section(cvDocument({ ...emptyDraft(), experiences: [aJob(job)] }), 'work')?.entries

test('a filled CV comes out in the order and the lines that people and parsers read', () => {
  expect(cvDocument(aCvDraft())).toEqual({
    title: 'CV - Jordan Taylor',
    name: 'Jordan Taylor',
    contact: [
      { kind: 'email', text: 'jordan.taylor@example.org' },
      { kind: 'phone', text: '07700 900123' },
      { kind: 'location', text: 'Leeds, UK' },
    ],
    look: 'classic',
    sections: [
      { kind: 'summary', heading: 'SUMMARY', paragraphs: ['Steady worker who likes a busy kitchen.'] },
      {
        kind: 'work',
        heading: 'WORK EXPERIENCE',
        entries: [
          {
            id: '1700000000002',
            first: 'Brook Stores',
            right: 'Jan 2024 - Present',
            second: 'Warehouse Operative',
            bullets: ['Picked 120 orders a shift'],
          },
          {
            id: '1700000000001',
            first: 'City & Guilds',
            right: 'Mar 2022 - Oct 2023',
            second: 'Kitchen Assistant',
            bullets: ['Prepared 200 meals a day', 'Kept the food area clean'],
          },
        ],
      },
      {
        kind: 'education',
        heading: 'EDUCATION',
        entries: [
          { id: '1700000000003', first: 'Level 2 Food Safety', right: '2022', second: 'City & Guilds', bullets: [] },
          { id: '1700000000004', first: 'GCSE Maths', right: '2015', second: 'Brook School', bullets: [] },
        ],
      },
      { kind: 'skills', heading: 'SKILLS', items: ['Team work', 'Cooking', 'Cleaning', 'Patience'] },
    ],
  })
})

test('no prison flag, place or disclosure answer is in it', () => {
  const text = JSON.stringify(cvDocument(aCvDraft({ rehabilitationSteps: 'MARKER-STEPS' })))
  expect(text).not.toMatch(/marker|prison|letter|serious|1-2-years|support|disclos|convict/i)
})

test('the place is named when the person chose to show it', () => {
  const text = JSON.stringify(
    cvDocument({
      ...emptyDraft(),
      experiences: [aJob({ company: 'HMP Marker', isPrisonWork: true, showPlace: true })],
      education: [aCourse({ institution: 'HMP Marker', isPrisonEducation: true, showPlace: true })],
    }),
  )
  expect(text.match(/HMP Marker/g)).toHaveLength(2)
})

test('skills first puts them before the work, and changes nothing else', () => {
  const document = cvDocument(aCvDraft({ order: 'skills-first' }))
  expect(document.sections.map(({ kind }) => kind)).toEqual(['summary', 'skills', 'work', 'education'])
  const sorted = (sections: CvSection[]) => [...sections].sort((one, other) => one.kind.localeCompare(other.kind))
  expect(sorted(document.sections)).toEqual(sorted(cvDocument(aCvDraft()).sections))
})

test('the modern look puts each job under its title, and leaves everything else as it is', () => {
  const [classic, modern] = (['classic', 'modern'] as const).map((look) => cvDocument({ ...aCvDraft(), look }))
  const jobsOf = (document = classic) =>
    (document?.sections ?? []).flatMap((section) => (section.kind === 'work' ? section.entries : []))
  expect(jobsOf(modern)).toEqual(
    jobsOf().map((job) => (job.second === '' ? job : { ...job, first: job.second, second: job.first })),
  )
  const others = (document = classic) => document?.sections.filter(({ kind }) => kind !== 'work')
  expect(others(modern)).toEqual(others())
})

test('an empty draft is an empty document', () => {
  expect(cvDocument(emptyDraft())).toEqual({ title: 'CV', name: '', contact: [], look: 'classic', sections: [] })
})

test.each([
  ['no employer: the title leads', { jobTitle: 'Painter' }, { first: 'Painter', second: '', bullets: [] }],
  ['no title: the employer leads', { company: 'Brook' }, { first: 'Brook', second: '', bullets: [] }],
  ['a description only', { description: 'Painted\nSwept' }, { first: 'Painted', second: '', bullets: ['Swept'] }],
])('a job with %s', (_, job, entry) => {
  expect(workOf(job)).toEqual([{ id: '1', right: '', ...entry }])
})

test('a job with dates alone is not on the CV yet', () => {
  expect(workOf({ startDate: { year: 2020, month: 1 } })).toBeUndefined()
})

test('marks typed in front of a line are not doubled by the bullets, and blank lines go', () => {
  const [entry] =
    workOf({ jobTitle: 'Cook', description: '• Cooked\r\n\n- Cleaned\n*  Served \n–5 degrees\n•\n' }) ?? []
  expect(entry?.bullets).toEqual(['Cooked', 'Cleaned', 'Served', '–5 degrees'])
})

test('jobs put in order by hand stay so', () => {
  const experiences = [
    aJob({ id: 'old', jobTitle: 'Old', startDate: { year: 2001, month: null } }),
    aJob({ id: 'new', jobTitle: 'New', startDate: { year: 2020, month: null } }),
  ]
  const ids = (hasOwnWorkOrder: boolean) =>
    section(cvDocument({ ...emptyDraft(), experiences, hasOwnWorkOrder }), 'work')?.entries.map(({ id }) => id)
  expect(ids(true)).toEqual(['old', 'new'])
  expect(ids(false)).toEqual(['new', 'old'])
})

test('the newest job is first, and jobs without a date are last in their own order', () => {
  const job = (id: string, start: number | null, end: number | null, current = false) =>
    aJob({ id, jobTitle: id, startDate: { year: start, month: null }, endDate: { year: end, month: null }, current })
  const experiences = [
    job('undated 1', null, null),
    job('ended 2020', 2015, 2020),
    job('ended 2020, began later', 2018, 2020),
    job('undated 2', null, null),
    job('present', 2010, null, true),
    job('began 2022', 2022, null),
  ]
  expect(section(cvDocument({ ...emptyDraft(), experiences }), 'work')?.entries.map(({ first }) => first)).toEqual([
    'present',
    'began 2022',
    'ended 2020, began later',
    'ended 2020',
    'undated 1',
    'undated 2',
  ])
})

test('a course counts by the last year in its text', () => {
  const years = ['2015', 'in progress', '2019-2021', '2020']
  const education = years.map((year, index) => aCourse({ id: String(index), qualification: year, year }))
  expect(section(cvDocument({ ...emptyDraft(), education }), 'education')?.entries.map(({ right }) => right)).toEqual([
    '2019-2021',
    '2020',
    '2015',
    'in progress',
  ])
})

test.each([
  ['  Zoë\u0308   Żółć ', 'Zoë̈ Żółć'],
  ['Jordan\u0000\u202ETaylor\u200B', 'JordanTaylor'],
  ['Jordan\tTaylor\n', 'Jordan Taylor'],
  ['يوسف حداد', 'يوسف حداد'],
  ['👩🏽‍🍳 Sam', '👩🏽‍🍳 Sam'],
  ['Sam \ud83d', 'Sam'],
])('the name %j is printed as %j', (typed, printed) => {
  expect(cvDocument({ ...emptyDraft(), fullName: typed }).name).toBe(printed.normalize('NFC'))
})

test('a typed skill that is only unseen characters is left out', () => {
  expect(cvDocument({ ...emptyDraft(), skills: ['\u200B', 'Cooking', 'Cooking'] }).sections).toEqual([
    { kind: 'skills', heading: 'SKILLS', items: ['Cooking', 'Cooking'] },
  ])
})

test('the letter is a document of its own, with its paragraphs and its line ends', () => {
  const disclosureLetter = 'Dear manager,\n\n\nThank you.\nI want to work.\n  \n- not a bullet\n\n'
  expect(letterDocument(aCvDraft({ disclosureLetter }))).toEqual({
    title: 'Letter - Jordan Taylor',
    name: 'Jordan Taylor',
    paragraphs: [
      { lines: ['Dear manager,'] },
      { lines: ['Thank you.', 'I want to work.'] },
      { lines: ['- not a bullet'] },
    ],
  })
  expect(letterDocument(emptyDraft())).toEqual({ title: 'Letter', name: '', paragraphs: [] })
})

test.each([
  ['Jordan Taylor', 'CV', 'pdf', 'Jordan-Taylor-CV.pdf'],
  ['Jordan Taylor', 'letter', 'docx', 'Jordan-Taylor-letter.docx'],
  ["  Siân O'Neill-Żak ", 'CV', 'txt', 'Siân-O-Neill-Żak-CV.txt'],
  ['../../etc/passwd', 'CV', 'pdf', 'etc-passwd-CV.pdf'],
  ['يوسف حداد', 'CV', 'pdf', 'يوسف-حداد-CV.pdf'],
  ['', 'letter', 'pdf', 'letter.pdf'],
  ['👩🏽‍🍳', 'CV', 'pdf', 'CV.pdf'],
] as const)('the file of %j for a %s in %s is %s', (name, kind, extension, expected) => {
  expect(fileName(name, kind, extension)).toBe(expected)
})

test('a very long name makes a file name that systems take', () => {
  expect(fileName('x'.repeat(20_000), 'CV', 'pdf').length).toBeLessThan(100)
})

test('a current job shows no end date', () => {
  const startDate = { year: 2024, month: 1 }
  expect(workOf({ jobTitle: 'Cook', startDate, endDate: { year: 2025, month: 2 }, current: true })?.[0]?.right).toBe(
    'Jan 2024 - Present',
  )
  expect(workOf({ jobTitle: 'Cook', startDate, endDate: noDate })?.[0]?.right).toBe('Jan 2024')
})
