import { emptyDraft } from '@/lib/domain/cv/cv-draft'
import { partsFound, takeFromCv } from '@/lib/domain/cv/take-from-cv'
import { type CvPart, type UnderstoodCv } from '@/lib/domain/cv/understand-cv'
import { aCourse, aJob } from '@/tests/support/a-cv-draft'

const read: UnderstoodCv = {
  fullName: 'Jo Field',
  email: '',
  phone: '07700 900123',
  location: '',
  summary: '',
  experiences: [aJob({ id: '1', jobTitle: 'Cook' }), aJob({ id: '2', jobTitle: 'Porter' })],
  skills: ['Cooking', 'Driving'],
  education: [aCourse({ id: '1', qualification: 'Level 2' })],
  origins: {},
  rest: ['On request'],
}
const typed = {
  ...emptyDraft(),
  fullName: 'Joanna',
  email: 'jo@example.org',
  skills: ['cooking'],
  experiences: [aJob({ id: '100', jobTitle: 'Cleaner' })],
}

test('what was read is offered in the order of the steps, without empty parts', () => {
  expect(partsFound(read)).toEqual(['fullName', 'phone', 'job-1', 'job-2', 'skills', 'course-1'])
})

test('with everything ticked, fields are replaced and lists grow, without repeating a skill or an id', () => {
  const taken = takeFromCv(typed, read, new Set(partsFound(read)), 100)
  expect(taken).toMatchObject({ fullName: 'Jo Field', email: 'jo@example.org', phone: '07700 900123' })
  expect(taken.experiences.map(({ id, jobTitle }) => [id, jobTitle])).toEqual([
    ['100', 'Cleaner'],
    ['101', 'Cook'],
    ['102', 'Porter'],
  ])
  expect(taken.skills).toEqual(['cooking', 'Driving'])
  expect(taken.education).toHaveLength(1)
})

test.each<[chosen: CvPart[], jobs: string[], name: string]>([
  [[], ['Cleaner'], 'Joanna'],
  [['job-2'], ['Cleaner', 'Porter'], 'Joanna'],
  [['fullName'], ['Cleaner'], 'Jo Field'],
])('only what is ticked is taken: %j', (chosen, jobs, name) => {
  const taken = takeFromCv(typed, read, new Set(chosen), 500)
  expect(taken.experiences.map(({ jobTitle }) => jobTitle)).toEqual(jobs)
  expect([taken.fullName, taken.skills, taken.education]).toEqual([name, ['cooking'], []])
})
