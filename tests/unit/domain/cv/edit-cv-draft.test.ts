import { emptyDraft, emptyEducation, emptyExperience, noDate, type CvDraft } from '@/lib/domain/cv/cv-draft'
import { changeCv, type CvChange } from '@/lib/domain/cv/edit-cv-draft'
import { aCourse, aCvDraft, aJob } from '@/tests/support/a-cv-draft'

const after = (changes: CvChange[], from: CvDraft = emptyDraft()) => changes.reduce(changeCv, from)
const kitchen = { jobTitle: 'Kitchen Assistant', description: 'Cooked', skills: ['Cooking', 'Cleaning', 'Team work'] }
const laundry = { jobTitle: 'Laundry Assistant', description: 'Washed\nFolded', skills: [] }

describe('skills', () => {
  test.each<[string, CvChange[], string[]]>([
    ['a typed skill is trimmed', [{ type: 'add-skill', text: '  Cooking \n' }], ['Cooking']],
    ['a blank one is ignored', [{ type: 'add-skill', text: ' \t ' }], []],
    [
      'one typed twice is there twice',
      [
        { type: 'add-skill', text: 'Cooking' },
        { type: 'add-skill', text: 'Cooking' },
      ],
      ['Cooking', 'Cooking'],
    ],
    [
      'a suggestion is added once',
      [
        { type: 'suggest-skill', text: 'Cooking' },
        { type: 'suggest-skill', text: 'Cooking' },
      ],
      ['Cooking'],
    ],
    [
      'a suggestion that was typed in another case is there already',
      [
        { type: 'add-skill', text: 'cooking' },
        { type: 'suggest-skill', text: 'Cooking' },
      ],
      ['cooking'],
    ],
    [
      'one of two alike is removed by its place',
      [
        { type: 'add-skill', text: 'A' },
        { type: 'add-skill', text: 'B' },
        { type: 'add-skill', text: 'A' },
        { type: 'remove-skill', index: 2 },
      ],
      ['A', 'B'],
    ],
    ['removing what is not there changes nothing', [{ type: 'remove-skill', index: 0 }], []],
  ])('%s', (_, changes, skills) => expect(after(changes).skills).toEqual(skills))
})

describe('jobs', () => {
  test('a new job is blank and its id is the time', () => {
    expect(after([{ type: 'add-experience', now: 1_700_000_000_000 }]).experiences).toEqual([
      emptyExperience('1700000000000'),
    ])
  })

  test('two added in one millisecond have two ids', () => {
    const { experiences } = after([
      { type: 'add-experience', now: 5 },
      { type: 'add-experience', now: 5 },
      { type: 'add-experience', now: 5 },
    ])
    expect(experiences.map(({ id }) => id)).toEqual(['5', '6', '7'])
  })

  test('a change touches its own job and field only', () => {
    const draft = aCvDraft()
    const [first, second] = draft.experiences
    const changed = after(
      [{ type: 'change-experience', id: '1700000000002', change: { jobTitle: 'Forklift driver' } }],
      draft,
    )
    expect(changed).toEqual({ ...draft, experiences: [first, { ...second, jobTitle: 'Forklift driver' }] })
  })

  test('unticking the present job brings its end date back', () => {
    const endDate = { year: 2024, month: 5 }
    const draft = { ...emptyDraft(), experiences: [aJob({ endDate })] }
    const tick = (current: boolean) => ({ type: 'change-experience', id: '1', change: { current } }) as const
    expect(after([tick(true), tick(false)], draft).experiences[0]).toMatchObject({ current: false, endDate })
  })

  test('a kind of prison work fills title and description, marks the job, and adds only skills that are missing', () => {
    const draft = {
      ...emptyDraft(),
      skills: ['team work', 'Driving'],
      experiences: [aJob({ company: 'HMP Leeds', jobTitle: '' }), aJob({ id: '2' })],
    }
    const filled = after([{ type: 'fill-prison-work', id: '1', words: kitchen, others: [kitchen, laundry] }], draft)
    expect(filled.experiences).toEqual([
      aJob({ company: 'HMP Leeds', jobTitle: 'Kitchen Assistant', description: 'Cooked', isPrisonWork: true }),
      aJob({ id: '2' }),
    ])
    expect(filled.skills).toEqual(['team work', 'Driving', 'Cooking', 'Cleaning'])
    const again = after([{ type: 'fill-prison-work', id: '1', words: kitchen, others: [kitchen, laundry] }], filled)
    expect(again).toEqual(filled)
  })

  test.each<[what: string, title: string, lines: string, titleAfter: string, linesAfter: string]>([
    ['an empty job', '', '', 'Laundry Assistant', 'Washed\nFolded'],
    ['another choice, untouched', 'Kitchen Assistant', 'Cooked', 'Laundry Assistant', 'Washed\nFolded'],
    [
      'another choice with a line added',
      'Kitchen Assistant',
      'Cooked\nRan it',
      'Laundry Assistant',
      'Ran it\nWashed\nFolded',
    ],
    ['lines and a title of one’s own', 'Head cook', 'Cooked for 200', 'Head cook', 'Cooked for 200\nWashed\nFolded'],
    ['some of the same lines', '', 'Folded\nFolded well', 'Laundry Assistant', 'Folded well\nWashed\nFolded'],
  ])('a choice of prison work joins what was typed: %s', (_, jobTitle, description, titleAfter, linesAfter) => {
    const draft = { ...emptyDraft(), experiences: [aJob({ jobTitle, description })] }
    const change = { type: 'fill-prison-work', id: '1', words: laundry, others: [kitchen, laundry] } as const
    expect(changeCv(draft, change).experiences[0]).toMatchObject({ jobTitle: titleAfter, description: linesAfter })
  })

  test('filling a job that is gone adds no skills', () => {
    const draft = emptyDraft()
    expect(changeCv(draft, { type: 'fill-prison-work', id: '1', words: kitchen, others: [kitchen, laundry] })).toBe(
      draft,
    )
  })

  test('removing takes that job alone', () => {
    const draft = aCvDraft()
    const left = after([{ type: 'remove-experience', id: '1700000000001' }], draft)
    expect(left).toEqual({ ...draft, experiences: [draft.experiences[1]] })
  })

  test.each<[string, string, -1 | 1, string[], boolean]>([
    ['up', 'b', -1, ['b', 'a', 'c'], true],
    ['down', 'b', 1, ['a', 'c', 'b'], true],
    ['up from the top', 'a', -1, ['a', 'b', 'c'], false],
    ['down from the end', 'c', 1, ['a', 'b', 'c'], false],
    ['what is not there', 'z', 1, ['a', 'b', 'c'], false],
  ])('moving %s', (_, id, by, order, isOwnOrder) => {
    const experiences = ['a', 'b', 'c'].map((each) => aJob({ id: each }))
    const education = ['a', 'b', 'c'].map((each) => aCourse({ id: each }))
    const moved = after(
      [
        { type: 'move-experience', id, by },
        { type: 'move-education', id, by },
      ],
      { ...emptyDraft(), experiences, education },
    )
    expect(moved.experiences.map((job) => job.id)).toEqual(order)
    expect(moved.education.map((course) => course.id)).toEqual(order)
    expect([moved.hasOwnWorkOrder, moved.hasOwnEducationOrder]).toEqual([isOwnOrder, isOwnOrder])
  })

  test('leaving the step puts the newest first, unless the order is the person’s own', () => {
    const experiences = [
      aJob({ id: 'old', startDate: { year: 2001, month: null } }),
      aJob({ id: 'new', startDate: { year: 2020, month: null } }),
    ]
    const education = [aCourse({ id: 'old', year: '2001' }), aCourse({ id: 'new', year: '2020' })]
    const draft = { ...emptyDraft(), experiences, education }
    const ordered = changeCv(draft, { type: 'put-in-order' })
    expect(ordered.experiences.map(({ id }) => id)).toEqual(['new', 'old'])
    expect(ordered.education.map(({ id }) => id)).toEqual(['new', 'old'])
    expect(changeCv(ordered, { type: 'put-in-order' })).toBe(ordered)
    const own = { ...draft, hasOwnWorkOrder: true, hasOwnEducationOrder: true }
    expect(changeCv(own, { type: 'put-in-order' })).toBe(own)
  })
})

describe('learning', () => {
  test('a new qualification is blank and its id is the time', () => {
    expect(after([{ type: 'add-education', now: 7 }]).education).toEqual([emptyEducation('7')])
  })

  test('a change and a removal touch one alone', () => {
    const draft = aCvDraft()
    const [first, second] = draft.education
    const id = '1700000000004'
    expect(after([{ type: 'change-education', id, change: { year: '2016' } }], draft).education).toEqual([
      first,
      { ...second, year: '2016' },
    ])
    expect(after([{ type: 'remove-education', id }], draft).education).toEqual([first])
  })
})

describe('the letter', () => {
  const withLetter = (disclosureLetter: string, generatedLetter: string, previousLetter = '') => ({
    ...emptyDraft(),
    disclosureLetter,
    generatedLetter,
    previousLetter,
  })
  test.each([
    ['the first letter', withLetter('', ''), 'New', ''],
    ['one nobody touched is simply replaced', withLetter('Old', 'Old'), 'New', ''],
    ['an edited one is kept a step away', withLetter('Old, mine', 'Old'), 'New', 'Old, mine'],
    ['text written before any press is kept too', withLetter('Mine', ''), 'New', 'Mine'],
    ['a second press does not lose it', withLetter('New', 'New', 'Old, mine'), 'Newer', 'Old, mine'],
    ['a letter cleared by hand keeps what was kept', withLetter('  ', 'Old', 'Mine'), 'New', 'Mine'],
  ])('%s', (_, draft, text, previousLetter) => {
    expect(changeCv(draft, { type: 'set-letter', text })).toEqual({
      ...draft,
      disclosureLetter: text,
      generatedLetter: text,
      previousLetter,
    })
  })

  test('the kept text comes back, and the other takes its place', () => {
    const draft = withLetter('New', 'New', 'Mine')
    const back = changeCv(draft, { type: 'bring-back-letter' })
    expect(back).toMatchObject({ disclosureLetter: 'Mine', previousLetter: 'New' })
    expect(changeCv(back, { type: 'bring-back-letter' })).toEqual(draft)
  })
})

test.each<CvChange>([
  { type: 'write', field: 'fullName', value: 'Sam' },
  { type: 'write', field: 'rehabilitationSteps', value: 'A course' },
  { type: 'choose', field: 'order', value: 'skills-first' },
  { type: 'choose', field: 'disclosureNeeded', value: false },
  { type: 'choose', field: 'convictionType', value: 'minor' },
  { type: 'choose', field: 'timeframe', value: 'recent' },
  { type: 'choose', field: 'needsSupport', value: true },
  { type: 'choose', field: 'supportType', value: 'all' },
])('%j sets its field and nothing else', (change) => {
  if (change.type !== 'write' && change.type !== 'choose') throw new Error('a change of one field')
  const draft = emptyDraft()
  const changed = changeCv(draft, change)
  expect(changed).toEqual({ ...draft, [change.field]: change.value })
  expect(changeCv(changed, change)).toBe(changed)
})

test('what changes nothing gives back the very same draft', () => {
  const draft = aCvDraft()
  const nothing: CvChange[] = [
    { type: 'change-experience', id: 'none', change: { jobTitle: 'x' } },
    { type: 'change-experience', id: '1700000000002', change: { endDate: noDate } },
    { type: 'remove-experience', id: 'none' },
    { type: 'change-education', id: 'none', change: { year: 'x' } },
    { type: 'remove-education', id: 'none' },
    { type: 'add-skill', text: ' ' },
    { type: 'suggest-skill', text: 'Cooking' },
    { type: 'remove-skill', index: -1 },
  ]
  nothing.forEach((change) => expect(changeCv(draft, change)).toBe(draft))
})

test('another draft takes the place of this one', () => {
  const other = aCvDraft({ fullName: 'Sam' })
  expect(changeCv(aCvDraft(), { type: 'replace', draft: other, reason: 'opened' })).toBe(other)
})
