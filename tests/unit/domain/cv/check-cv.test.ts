import { bulletQuestions } from '@/lib/content/cv-builder/bullet-questions'
import { checkMessages } from '@/lib/content/cv-builder/check-messages'
import { gapChoices } from '@/lib/content/cv-builder/gap-choices'
import { letterWords } from '@/lib/content/cv-builder/letter-templates'
import { prisonWork } from '@/lib/content/cv-builder/prison-work'
import { examples, unfitEmailWords } from '@/lib/content/cv-builder/check-words'
import { sensitiveWords } from '@/lib/content/cv-builder/sensitive-words'
import { suggestedSkills } from '@/lib/content/cv-builder/suggested-skills'
import { undoWords } from '@/lib/content/cv-builder/undo-words'
import { checkCv, isUrgent, type CheckContext, type CvFinding } from '@/lib/domain/cv/check-cv'
import { emptyDraft, noDate, type CvDraft } from '@/lib/domain/cv/cv-draft'
import { generateCoverLetter } from '@/lib/domain/cv/disclosure-letter'
import { prisonWorkTypes } from '@/lib/domain/cv/prison-work-kinds'
import { aCourse, aCvDraft, aJob } from '@/tests/support/a-cv-draft'
import { readingGrade, sentencesOf } from '@/tests/support/reading-grade'

const context: CheckContext = { today: { year: 2026, month: 11 }, sensitiveWords, unfitEmailWords, examples }
const check = (draft: Partial<CvDraft>, more: Partial<CheckContext> = {}) =>
  checkCv(aCvDraft(draft), { ...context, ...more })
const jobWith = (job: Parameters<typeof aJob>[0]) => {
  const whole = { jobTitle: 'Cook', company: 'Brook', description: 'Cooked', current: true }
  return { experiences: [aJob({ ...whole, startDate: { year: 2020, month: 1 }, ...job })] }
}
const at = (year: number | null, month: number | null = null) => ({ year, month })

test('what one may not want to say is shown above the downloads, an email address too', () => {
  const [address] = check({ email: 'PartyBoy99@example.org' })
  expect(address && isUrgent(address)).toBe(true)
  const [line] = check({ skills: ['Prison kitchen', 'Cooking', 'Cleaning'] })
  expect(line && isUrgent(line)).toBe(true)
})

test.each(['exconjay', 'jay.inmate', 'hmpleeds81', 'prisonchef'])(
  'an address that tells of a record is shown there too, even inside a word: %s',
  (name) => {
    const [address] = check({ email: `${name}@example.org` })
    expect(address).toMatchObject({ rule: 'email-tone' })
    expect(address && isUrgent(address)).toBe(true)
  },
)

test.each([
  ['Driving (cat B)', []],
  ['Category C licence', []],
  ['Cat B establishment', ['Cat B establishment']],
])('a licence is no word for prison: %s', (skill, found) => {
  const words = check({ skills: [skill, 'Cooking', 'Cleaning'] }).filter(({ rule }) => rule === 'sensitive-word')
  expect(words.map((each) => each.found)).toEqual(found)
})

test('a complete CV has no findings', () => {
  expect(check({})).toEqual([])
})

test('an empty draft is told kindly what comes first, in the order of the steps', () => {
  expect(checkCv(emptyDraft(), context).map(({ rule, step, field }) => [rule, step, field])).toEqual([
    ['name-missing', 'personal', 'fullName'],
    ['contact-missing', 'personal', 'email'],
    ['summary-missing', 'summary', 'summary'],
    ['work-missing', 'experience', 'experiences'],
    ['skills-missing', 'skills', 'skills'],
  ])
})

test.each<[string, Partial<CvDraft>, Partial<CvFinding>]>([
  [
    'an address without an @',
    { email: 'jordan.example.org' },
    { rule: 'email-shape', step: 'personal', field: 'email' },
  ],
  ['an address without a dot', { email: 'jordan@example' }, { rule: 'email-shape', field: 'email' }],
  ['a party address', { email: 'PartyBoy99@example.org' }, { rule: 'email-tone', field: 'email' }],
  ['a short number', { phone: '07700 900' }, { rule: 'phone-length', step: 'personal', field: 'phone' }],
  ['a long number', { phone: '+44 7700 900123 07700' }, { rule: 'phone-length', field: 'phone' }],
  ['a long summary', { summary: 'word '.repeat(101) }, { rule: 'summary-long', step: 'summary', found: '101' }],
  [
    'no title',
    jobWith({ jobTitle: ' ' }),
    { rule: 'job-title-missing', step: 'experience', field: 'jobTitle', entryId: '1' },
  ],
  ['no lines', jobWith({ description: ' \n' }), { rule: 'job-lines-missing', field: 'description', entryId: '1' }],
  ['a long line', jobWith({ description: 'word '.repeat(36) }), { rule: 'line-long', field: 'description' }],
  ['no start', jobWith({ startDate: noDate }), { rule: 'date-missing', field: 'startDate' }],
  ['no end', jobWith({ current: false }), { rule: 'date-missing', field: 'endDate' }],
  ['no month', jobWith({ startDate: at(2020) }), { rule: 'month-missing', field: 'startDate', found: 'Cook' }],
  [
    'an end before the start',
    jobWith({ current: false, endDate: at(2019, 12) }),
    { rule: 'dates-order', field: 'endDate' },
  ],
  ['a start in the future', jobWith({ startDate: at(2026, 12) }), { rule: 'date-ahead', field: 'startDate' }],
  ['a gap', jobWith({ current: false, endDate: at(2026, 1) }), { rule: 'gap', field: 'experiences', found: '9' }],
  ['two skills', { skills: ['A', 'B', ' '] }, { rule: 'skills-few', step: 'skills', found: '2' }],
  ['21 skills', { skills: Array.from({ length: 21 }, (_, i) => `S${i}`) }, { rule: 'skills-many', found: '21' }],
  ['a skill twice', { skills: ['Cooking', 'B', ' cooking'] }, { rule: 'skill-twice', found: ' cooking' }],
  [
    'a course without a name',
    { education: [aCourse({ institution: 'Brook' })] },
    { rule: 'course-name-missing', step: 'education', entryId: '1' },
  ],
  [
    'an example as it was',
    { summary: examples[0] ?? '' },
    { rule: 'example-unedited', step: 'summary', found: 'I am reliable and I work hard.' },
  ],
  [
    'what an example says somebody has done',
    { summary: `${examples[1]} I drive.` },
    { rule: 'example-unedited', found: 'I have worked in kitchens for three years.' },
  ],
  ['words that tell where', { skills: ['A', 'B', 'Wing cleaner'] }, { rule: 'sensitive-word', found: 'Wing' }],
  ['who was there', { summary: 'Trusted by officers' }, { rule: 'sensitive-word', found: 'officers' }],
  [
    'a word in the summary',
    { summary: 'Left HMP last year' },
    { rule: 'sensitive-word', step: 'summary', found: 'HMP' },
  ],
  [
    'a word in a line',
    jobWith({ description: 'Cleaned the Prison hall' }),
    { rule: 'sensitive-word', field: 'description', found: 'Prison' },
  ],
  ['a word over a line end', { summary: 'A criminal\nrecord' }, { rule: 'sensitive-word', found: 'criminal\nrecord' }],
  [
    'a shown place',
    jobWith({ company: 'HMP Leeds', isPrisonWork: true, showPlace: true }),
    { rule: 'sensitive-word', field: 'company' },
  ],
  [
    'an employer that is a place',
    jobWith({ company: 'HMP Leeds' }),
    { rule: 'sensitive-word', field: 'company', entryId: '1' },
  ],
  ['a word in a skill', { skills: ['A', 'B', 'Prison radio'] }, { rule: 'sensitive-word', step: 'skills' }],
  [
    'a course in a place',
    { education: [aCourse({ qualification: 'Maths', institution: 'HMYOI Feltham' })] },
    { rule: 'sensitive-word', field: 'institution' },
  ],
  [
    'a word in the letter that goes with the CV',
    { coverNote: 'I worked in the kitchen at HMP Leeds.' },
    { rule: 'sensitive-word', step: 'finish', field: 'coverNote', found: 'HMP' },
  ],
])('%s is found', (_, draft, finding) => {
  expect(check(draft)).toEqual([expect.objectContaining(finding)])
})

test.each<[string, Partial<CvDraft>]>([
  ['a hidden place', jobWith({ company: 'HMP Leeds', awardingBody: 'Novus', isPrisonWork: true })],
  ['a word inside another', { summary: 'I like comprisons and shmp and improbational things' }],
  ['learning without a job', { experiences: [], education: [aCourse({ qualification: 'Maths' })] }],
  ['a phone number from abroad', { phone: '+353 85 012 3456' }],
  ['a phone alone', { email: '' }],
  ['a missing month at the end of a present job', jobWith({ endDate: at(2021) })],
  [
    'an answer on the disclosure step',
    { rehabilitationSteps: 'A course in prison', disclosureLetter: 'My conviction' },
  ],
])('%s is not', (_, draft) => expect(check(draft)).toEqual([]))

test.each([
  ['After my imprisonment I trained as a cook', 'imprisonment'],
  ['I was imprisoned', 'imprisoned'],
  ['While incarcerated I read a lot', 'incarcerated'],
  ['Years of incarceration', 'incarceration'],
  ['Six months on remand', 'on remand'],
  ['I was remanded', 'remanded'],
  ['I got parole in 2024', 'parole'],
  ['Paroled in 2024', 'Paroled'],
  ['Medomsley Detention Centre', 'Detention Centre'],
  ['Oakhill Secure Training Centre', 'Secure Training Centre'],
  ['A custodial sentence', 'custodial sentence'],
  ['Jailed in 2020', 'Jailed'],
  ['A Category C prison', 'prison'],
  ['A category D establishment', 'category D establishment'],
  ['In Category B conditions', 'Category B conditions'],
  ['As a young offender', 'offender'],
])('‘%s’ tells of prison', (summary, found) => {
  expect(check({ summary })).toEqual([expect.objectContaining({ rule: 'sensitive-word', found })])
})

test.each([
  'Category C licence',
  'Full category B licence, category C+E',
  'Clean driving licence, categories B, C and D',
  'Remand goods to the store',
  'Training centre assistant, secure sites',
  'Detention duty at Brook School',
  'Custodian of the museum',
  'Kept patients’ details confidential',
])('‘%s’ does not', (summary) => expect(check({ summary })).toEqual([]))

test('pages and letters are looked at when somebody counted them', () => {
  expect(check({}, { pages: 2, missingLetters: [] })).toEqual([])
  expect(check({}, { pages: 3, missingLetters: ['س', '字'] })).toEqual([
    { rule: 'pages-many', step: 'finish', field: 'preview', found: '3' },
    { rule: 'letters-missing', step: 'finish', field: 'preview', found: 'س 字' },
  ])
})

describe('the words', () => {
  const described = prisonWorkTypes.map((type) => prisonWork[type])

  test('prison work is described as work', () => {
    const drafts = described.map((words) => ({ ...jobWith({ ...words }), skills: [...words.skills] }))
    drafts.forEach((draft) => expect(check(draft)).toEqual([]))
    expect(described).toHaveLength(5)
  })

  test('the suggestions are the two groups of six', () => {
    expect(suggestedSkills.personal).toHaveLength(6)
    expect(suggestedSkills.work).toHaveLength(6)
  })

  test('the letter we begin for the person tells of nothing', () => {
    const draft = aCvDraft()
    expect(check({ coverNote: generateCoverLetter(draft, letterWords, '1 November 2026') })).toEqual([])
  })

  test('nothing a gap choice puts on the CV tells of prison', () => {
    const titles = Object.values(gapChoices).flatMap(({ title }) => title ?? [])
    expect(titles).toHaveLength(5)
    titles.forEach((title) => expect(check({ summary: title })).toEqual([]))
  })

  const spoken = [
    ...Object.values(checkMessages),
    ...Object.values(undoWords),
    ...Object.values(gapChoices).flatMap(({ label, say }) => [label, say]),
    ...described.flatMap(({ askNumber }) => askNumber),
    ...Object.values(bulletQuestions).flatMap(({ label, hint }) => [label, hint]),
  ]
  test('what the tool says reads at age 9 to 11, in short sentences', () => {
    expect(readingGrade(spoken.join('\n'))).toBeLessThanOrEqual(4)
    expect(Math.max(...sentencesOf(spoken.join('\n')).map(({ length }) => length))).toBeLessThanOrEqual(20)
  })
})

test('a year that was forgotten is not asked for again, and an example that was changed is the person’s own', () => {
  const forgotten = { year: 'forgotten', month: null } as const
  const draft = {
    ...aCvDraft(),
    summary: 'I have worked in kitchens for two years. I stay calm when it is busy, and I keep things clean and safe.',
    experiences: [aJob({ startDate: forgotten, endDate: forgotten })],
  }
  const rules = checkCv(draft, context).map(({ rule }) => rule)
  expect(rules).not.toContain('date-missing')
  expect(rules).not.toContain('example-unedited')
})
