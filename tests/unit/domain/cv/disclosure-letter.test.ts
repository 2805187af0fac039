import { letterWords } from '@/lib/content/cv-builder/letter-templates'
import { emptyDraft, timeframes, convictionTypes, type CvDraft } from '@/lib/domain/cv/cv-draft'
import {
  articleFor,
  canGenerateLetter,
  chooseTemplate,
  disclosureFields,
  generateCoverLetter,
  generateLetter,
  sentenceIfTrue,
  settlePrompt,
  letterTemplateIds,
  unfinishedPrompts,
  wordCount,
} from '@/lib/domain/cv/disclosure-letter'
import { aCvDraft, aJob } from '@/tests/support/a-cv-draft'
import { readingGrade, sentencesOf } from '@/tests/support/reading-grade'

const today = '22 November 2026'
const letter = (draft: Partial<CvDraft>) => generateLetter({ ...emptyDraft(), ...draft }, letterWords, today)
const withTitle = (...titles: string[]) => letter({ experiences: titles.map((jobTitle) => aJob({ jobTitle })) })

test.each([
  ['recent', 'serious', 'default'],
  ['1-2-years', 'serious', 'default'],
  ['over-2-years', 'serious', 'over-2-years'],
  ['recent', 'minor', 'minor'],
  ['1-2-years', 'minor', 'minor'],
  ['over-2-years', 'minor', 'minor'],
  [null, 'serious', 'default'],
  [null, 'minor', 'minor'],
  ['over-2-years', null, 'over-2-years'],
  [null, null, 'default'],
] as const)('%s and %s picks the %s letter', (timeframe, convictionType, id) => {
  expect(chooseTemplate({ timeframe, convictionType })).toBe(id)
})

const steps = 'I finished a Level 2 course in food safety.\nI work two days a week in a charity shop.'
const skillSets = [[], ['Cooking'], ['Team work', 'Cooking', 'Cleaning', 'Patience']]
const fillings = [...timeframes, null].flatMap((timeframe) =>
  [...convictionTypes, null].flatMap((convictionType) =>
    skillSets.flatMap((skills) =>
      ['', 'Kitchen Assistant', 'Warehouse'].flatMap((jobTitle) =>
        ['', steps].map((rehabilitationSteps) => ({
          ...emptyDraft(),
          fullName: 'Jordan Taylor',
          timeframe,
          convictionType,
          skills,
          experiences: jobTitle === '' ? [] : [aJob({ jobTitle })],
          rehabilitationSteps,
        })),
      ),
    ),
  ),
)

test('every filling reads at grade 6 or below, in short sentences, with nothing left to fill by us', () => {
  for (const draft of fillings) {
    const text = generateLetter(draft, letterWords, today)
    const lengths = sentencesOf(text).map(({ length }) => length)
    expect(readingGrade(text)).toBeLessThanOrEqual(6)
    expect(lengths.reduce((sum, each) => sum + each, 0) / lengths.length).toBeLessThanOrEqual(14)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(25)
    expect(text).not.toMatch(/[{}]|undefined|null|\s[.,:]|:\.|\.\.| {2}|\n{3}/)
    expect(text).not.toMatch(/offender|inmate|ex-con|criminal|jail|prison/i)
  }
})

const finished = (text: string) =>
  text.replace(/\[If it is true: ([^\]]*)\]/g, '$1').replace(/\[[^\]]*\]/g, 'a short answer in plain words')

test.each([
  ['default', 'serious', 'recent', 150, 260],
  ['over-2-years', 'serious', 'over-2-years', 120, 220],
  ['minor', 'minor', 'recent', 90, 150],
] as const)('the %s letter, filled in, is one page', (_, convictionType, timeframe, least, most) => {
  const text = finished(
    generateLetter(aCvDraft({ convictionType, timeframe, rehabilitationSteps: steps }), letterWords, today),
  )
  expect(wordCount(text)).toBeGreaterThanOrEqual(least)
  expect(wordCount(text)).toBeLessThanOrEqual(most)
  expect(readingGrade(text)).toBeLessThanOrEqual(6)
})

test.each(letterTemplateIds)('the %s letter has each placeholder once', (id) => {
  const names = letterWords.templates[id]
    .flat()
    .join(' ')
    .match(/\{[a-z_]+\}/g)
  expect(names?.toSorted()).toEqual([
    '{date}',
    '{full_name}',
    '{key_skills}',
    '{rehabilitation_steps}',
    '{relevant_experience}',
    '{sender}',
    '{timeframe}',
  ])
})

describe('when', () => {
  test.each([
    ['recent', 'I was convicted within the last year.'],
    ['1-2-years', 'I was convicted between one and two years ago.'],
    ['over-2-years', 'I was convicted more than two years ago.'],
    [null, 'I was convicted [when, such as in 2024].'],
  ] as const)('%s', (timeframe, sentence) => expect(letter({ timeframe })).toContain(sentence))
})

describe('skills', () => {
  test('the first three, after a colon', () => {
    expect(letter({ skills: ['Cooking', 'basic IT.', ' ', 'Team work', 'Patience'] })).toContain(
      'My main skills are: Cooking, basic IT, Team work.',
    )
  })

  test.each([[[]], [['  ', '.']]])('none (%j): the sentence is left out whole', (skills) => {
    expect(letter({ skills })).not.toMatch(/skills|\{/)
  })
})

describe('work', () => {
  test.each([
    [[], 'build on my experience in'],
    [['  '], 'build on my experience in'],
    [['', ' Kitchen Assistant. '], 'build on my work as a Kitchen Assistant in'],
    [['HGV Driver', 'Cook'], 'build on my work as an HGV Driver in'],
    [['Warehouse operative'], 'build on my work as a Warehouse operative in'],
    [['Apprentice'], 'build on my work as an Apprentice in'],
    [['Cleaning'], 'build on my work (Cleaning) in'],
    [['Cleaners'], 'build on my work (Cleaners) in'],
    [['The night cook'], 'build on my work (The night cook) in'],
    [['كاتب'], 'build on my work (كاتب) in'],
  ])('%j', (titles, words) => expect(withTitle(...titles)).toContain(words))
})

test.each([
  ['Cook', 'a'],
  ['Assistant', 'an'],
  ['IT assistant', 'an'],
  ['HGV driver', 'an'],
  ['MOT tester', 'an'],
  ['FLT DRIVER', 'an'],
  ['HEAD CHEF', 'a'],
  ['UPS driver', 'a'],
  ['University porter', 'a'],
  ['Uniform maker', 'a'],
  ['Union rep', 'a'],
  ['Unloader', 'an'],
  ['Usher', 'an'],
  ['Utility worker', 'a'],
  ['Uninstaller', 'an'],
  ['One to one tutor', 'a'],
  ['Hourly worker', 'an'],
  ['Hotel porter', 'a'],
  ['8-wheel driver', 'an'],
  ['7.5 tonne driver', 'a'],
  ['18 tonne driver', 'an'],
  ['Éclair maker', 'an'],
  ['', 'a'],
])('%s takes "%s"', (title, article) => expect(articleFor(title)).toBe(article))

describe('what the person did since', () => {
  const paragraphAfter = (rehabilitationSteps: string) => letter({ rehabilitationSteps }).split('\n\n')[6]
  test.each([
    ['i did a course', 'i did a course.'],
    ['I did a course!  ', 'I did a course!'],
    ['One\n\n  two \nthree', 'One\ntwo\nthree.'],
    ['A course (Level 2)', 'A course (Level 2).'],
    ['$& and $1 {key_skills} {timeframe}', '$& and $1 {key_skills} {timeframe}'],
    ['<b>Course</b> & \\ `work`', '<b>Course</b> & \\ `work`'],
    [' ', '[What you have done since then, such as a course, a job or help you got.]'],
  ])('%j stands as it was typed, in a paragraph of its own', (typed, paragraph) => {
    expect(paragraphAfter(typed)).toBe(paragraph)
  })
})

test('names with dollar signs and braces survive too', () => {
  expect(letter({ fullName: '$& {timeframe}', skills: ['$1 {full_name}'] })).toMatch(
    /\$1 \{full_name\}[\s\S]*\$& \{timeframe\}$/,
  )
})

test('every letter starts unfinished, and is finished when no bracket is left', () => {
  for (const draft of fillings) {
    const text = generateLetter(draft, letterWords, today)
    const prompts = unfinishedPrompts(text)
    expect(prompts.length).toBeGreaterThanOrEqual(5)
    prompts.forEach(({ text: prompt, start, end }) => expect(text.slice(start, end)).toBe(prompt))
    expect(unfinishedPrompts(finished(text))).toEqual([])
  }
})

test.each([
  ['no prompt', 0],
  ['[one] and [two]', 2],
  ['[over\ntwo lines]', 1],
  ['[]', 1],
  ['a lone [ here', 0],
  ['a lone ] here', 0],
  ['[outer [inner] rest]', 1],
])('%j has %i prompts to finish', (text, count) => expect(unfinishedPrompts(text)).toHaveLength(count))

test.each([
  ['', 0],
  ['  One, two - three.\nfour ', 4],
  ['Zoë’s co-worker', 2],
])('%j is %i words', (text, count) => expect(wordCount(text)).toBe(count))

test.each([
  [null, 'x', false, false],
  [false, 'x', false, false],
  [true, ' ', true, false],
  [true, 'x', true, true],
])(
  'a letter needed: %p, with %p in it: asks more %p, shown %p',
  (disclosureNeeded, disclosureLetter, asksForMore, showsLetter) => {
    expect(disclosureFields({ ...emptyDraft(), disclosureNeeded, disclosureLetter })).toEqual({
      asksForMore,
      showsLetter,
    })
  },
)

test.each([
  [true, 'minor', 'recent', 'A course', true],
  [true, 'minor', 'recent', ' \n', false],
  [true, 'minor', null, 'A course', false],
  [true, null, 'recent', 'A course', false],
  [false, 'minor', 'recent', 'A course', false],
  [null, 'minor', 'recent', 'A course', false],
] as const)(
  'needed %p, %p, %p, since then %p: a letter can be made: %p',
  (disclosureNeeded, convictionType, timeframe, rehabilitationSteps, expected) => {
    const draft = { ...emptyDraft(), disclosureNeeded, convictionType, timeframe, rehabilitationSteps }
    expect(canGenerateLetter(draft)).toBe(expected)
  },
)

test('a letter begins with who writes it and how to reach them, and the day', () => {
  expect(letter({ fullName: 'Jo Field', location: 'Leeds', phone: '07700 900123', email: '' })).toMatch(
    /^Jo Field\nLeeds\n07700 900123\n\n22 November 2026\n\nDear /,
  )
  expect(letter({})).toMatch(/^\[your phone number or email\]\n\n22 November 2026/)
})

test('a letter about a minor conviction takes responsibility in a sentence of its own', () => {
  expect(letter({ convictionType: 'minor' })).toContain('. I take responsibility for what I did.')
})

test('a cover letter is about the job alone', () => {
  for (const draft of fillings) {
    const text = generateCoverLetter({ ...draft, disclosureNeeded: true }, letterWords, today)
    expect(text).not.toMatch(/convict|offence|sentence|responsib|since then|prison|\{|course in food safety/i)
    expect(readingGrade(text)).toBeLessThanOrEqual(6)
    expect(unfinishedPrompts(text).length).toBeGreaterThanOrEqual(4)
  }
})

test.each<[letter: string, isTrue: string, takenOut: string]>([
  ['One. [If it is true: Two.] Three.', 'One. Two. Three.', 'One. Three.'],
  ['One. [If it is true: Two.]\n\nThree.', 'One. Two.\n\nThree.', 'One.\n\nThree.'],
  ['[If it is true: Two.] Three.', 'Two. Three.', 'Three.'],
  ['One.\n\n[If it is true: Two.]\n\nThree.', 'One.\n\nTwo.\n\nThree.', 'One.\n\nThree.'],
  ['One. [If it is true: $& two.]', 'One. $& two.', 'One.'],
])('%j, answered', (text, isTrue, takenOut) => {
  const [prompt] = unfinishedPrompts(text)
  if (!prompt) throw new Error('a prompt')
  expect(settlePrompt(text, prompt, sentenceIfTrue(prompt))).toBe(isTrue)
  expect(settlePrompt(text, prompt, null)).toBe(takenOut)
})

test('a prompt that asks for words has no sentence to keep', () => {
  expect(unfinishedPrompts('[your name] [If it is true: ]').map(sentenceIfTrue)).toEqual([null, ''])
})
