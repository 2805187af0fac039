import { cardProblems, recordWordsIn } from '@/lib/content/hiring/telling-words'

const card = { skills: [], tickets: [], experience: [], availability: '' }
const dave = { firstName: 'Dave', lastName: 'Tanner' }
const said = (line: string) => cardProblems({ ...card, skills: [line] }, dave).skills

test.each([
  ['I was convicted of theft', 'convicted'],
  ['Burglary 2018, on licence', 'on licence'],
  ['No Offences since 2019', 'Offences'],
])('‘%s’ is of no use to an employer: the person is asked to leave it out', (line, words) => {
  expect(said(line)).toBe(
    `Skills: it says ‘${words}’. Please leave it out. Employers read this before they choose, and they don’t need it. Write what you can do, such as ‘stock control’.`,
  )
})

test.each([
  ['Kitchen work in HMP Leeds', 'HMP'],
  ['Cleaner at Strangeways', 'Strangeways'],
])('‘%s’ names a place where somebody worked: it can be said without', (line, words) => {
  expect(said(line)).toBe(
    `Skills: it says ‘${words}’. Leave that out. If it’s about work, say what the work was, such as ‘kitchen assistant, large site’. Employers read this before they can see who you are.`,
  )
})

test('each field that tells something is named, in the order of the form', () => {
  const problems = cardProblems(
    {
      ...card,
      tickets: ['Dave Tanner, CSCS'],
      skills: ['Baking', 'HMP kitchen', 'jo@example.org'],
      availability: 'Aged 45',
    },
    dave,
  )
  expect(Object.keys(problems)).toEqual(['skills', 'tickets', 'availability'])
  expect(problems.skills).toContain('HMP')
})

test.each([
  ['Good on the phone. Prison in 2015.', 'Prison'],
  ['Her probation officer rang', 'probation officer'],
  ['Told me about a conviction', 'conviction'],
  ['Six months of probation for everybody. Friendly, has a driving licence, worked as a wing mirror fitter.', null],
])('of a note ‘%s’ the words that point to a record are %s', (note, words) => {
  expect(recordWordsIn(note)).toBe(words)
})
