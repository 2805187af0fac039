import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'

import { cvDocument, type CvDocument } from '@/lib/domain/cv/cv-document'
import { emptyDraft, noDate } from '@/lib/domain/cv/cv-draft'
import { toJsonResume } from '@/lib/domain/cv/json-resume'
import { publicDraft } from '@/lib/domain/cv/public-draft'
import { fullSaveFile, lockedFormat, mostFileBytes, openFile, plainSaveFile } from '@/lib/domain/cv/save-file'
import { aCvDraft, aJob } from '@/tests/support/a-cv-draft'
import { anyDraft } from '@/tests/support/cv-arbitraries'
import { version1File } from '@/tests/support/cv-version-1'
import { version2File } from '@/tests/support/cv-version-2'

const opened = (content: string) => {
  const file = openFile(content)
  if (!file.ok) throw new Error(`not opened: ${JSON.stringify(file)}`)
  return file.cvs.map(({ draft }) => draft)
}
/** A document apart from ids, which a file of another program does not keep. */
const seen = (document: CvDocument) =>
  JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'id' ? undefined : value))) as unknown

describe('our own file', () => {
  test('gives every draft back as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ title: fc.string(), draft: anyDraft }), { minLength: 1, maxLength: 3 }),
        (cvs) => {
          expect(openFile(fullSaveFile(cvs))).toEqual({ ok: true, from: 'save-file', cvs })
        },
      ),
    )
  })

  test('without a passphrase it carries nothing private, and the CV in it is the same', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const [read] = opened(plainSaveFile([{ title: '', draft }]))
        expect(read).toEqual(publicDraft(draft))
        expect(read && cvDocument(read)).toEqual(cvDocument(draft))
      }),
    )
    const file = plainSaveFile([{ title: 'Kitchens', draft: aCvDraft({ rehabilitationSteps: 'MARKER' }) }])
    expect(file).not.toMatch(/marker|prison|showPlace|awarding|disclos|convict|letter|rehab|support|serious|1-2-years/i)
  })

  test('a file of version 2 still opens, plain and without a letter', () => {
    expect(opened(JSON.stringify(version2File))).toMatchObject([
      {
        fullName: 'Sam Field',
        experiences: [{ startDate: { year: 2021, month: 4 }, endDate: noDate }],
        order: 'skills-first',
        look: 'classic',
        coverNote: '',
      },
    ])
  })

  test('a file of version 1 still opens', () => {
    expect(opened(JSON.stringify(version1File))).toEqual([
      {
        ...emptyDraft(),
        fullName: 'Sam Field',
        email: 'sam.field@example.org',
        phone: '07700 900456',
        location: 'Hull',
        summary: 'Careful and quick to learn.',
        experiences: [
          aJob({
            id: '1719830400000',
            jobTitle: 'Packer',
            company: 'Harbour Foods',
            startDate: { year: 2021, month: 4 },
            endDate: { year: 2023, month: 9 },
            description: 'Packed fish',
          }),
          aJob({
            id: '1719830400001',
            jobTitle: 'Cleaner',
            startDate: { year: 2024, month: 1 },
            current: true,
            isPrisonWork: true,
          }),
        ],
        skills: ['Packing'],
        education: [
          {
            id: '1719830400002',
            qualification: 'Level 1 Cleaning',
            institution: 'College',
            year: '2023',
            isPrisonEducation: true,
            awardingBody: '',
            showPlace: false,
          },
        ],
        disclosureNeeded: true,
        timeframe: 'over-2-years',
        disclosureLetter: 'My own letter',
        needsSupport: false,
      },
    ])
  })

  test('what a later version of this one adds is left behind, what an earlier lacked is empty', () => {
    const file = JSON.parse(fullSaveFile([{ title: '', draft: aCvDraft() }]))
    file.cvs[0].draft.colour = 'blue'
    delete file.cvs[0].draft.order
    delete file.cvs[0].draft.experiences[0].endDate
    const draft = aCvDraft()
    const [first, second] = draft.experiences
    expect(opened(JSON.stringify(file))).toEqual([{ ...draft, experiences: [{ ...first, endDate: noDate }, second] }])
  })

  test('entries that share an id are numbered anew', () => {
    const draft = { ...emptyDraft(), experiences: [aJob({ id: '5' }), aJob({ id: '5', jobTitle: 'Cook' })] }
    expect(opened(fullSaveFile([{ title: '', draft }]))[0]?.experiences.map(({ id }) => id)).toEqual(['1', '2'])
  })
})

describe('a file nobody vouches for', () => {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- wrong values are what it plants
  const save = (change: (file: any) => void) => {
    const file = JSON.parse(fullSaveFile([{ title: '', draft: aCvDraft() }]))
    change(file)
    return JSON.stringify(file)
  }
  test.each([
    ['nothing', '', { problem: 'not-ours' }],
    ['a PDF', '%PDF-1.7 ...', { problem: 'not-ours' }],
    ['a Word file', 'PK\u0003\u0004', { problem: 'not-ours' }],
    ['other JSON', '{"hello":"world"}', { problem: 'not-ours' }],
    ['a list', '[1,2]', { problem: 'not-ours' }],
    ['a word', '"cv"', { problem: 'not-ours' }],
    ['a very deep list', '['.repeat(200_000), { problem: 'not-ours' }],
    [
      'one of ours cut off',
      fullSaveFile([{ title: '', draft: aCvDraft() }]).slice(0, 300),
      { problem: 'broken', place: 'file' },
    ],
    ['a huge one', ' '.repeat(mostFileBytes + 1), { problem: 'too-large' }],
    ['a later version', save((file) => (file.version = 4)), { problem: 'newer' }],
    ['no version', save((file) => delete file.version), { problem: 'broken', place: 'file.version' }],
    ['version 1.5', save((file) => (file.version = 1.5)), { problem: 'broken', place: 'file.version' }],
    ['no CV', save((file) => (file.cvs = [])), { problem: 'broken', place: 'cvs' }],
    [
      'a name that is a number',
      save((file) => (file.cvs[0].draft.fullName = 7)),
      { problem: 'broken', place: 'cvs[0].draft.fullName' },
    ],
    [
      'a month that is not one',
      save((file) => (file.cvs[0].draft.experiences[1].startDate.month = 13)),
      { problem: 'broken', place: 'cvs[0].draft.experiences[1].startDate.month' },
    ],
    [
      'a skill that is an object',
      save((file) => (file.cvs[0].draft.skills[2] = {})),
      { problem: 'broken', place: 'cvs[0].draft.skills[2]' },
    ],
    [
      'a flag that is a word',
      save((file) => (file.cvs[0].draft.experiences[0].isPrisonWork = 'yes')),
      { problem: 'broken', place: 'cvs[0].draft.experiences[0].isPrisonWork' },
    ],
    [
      'an order of its own',
      save((file) => (file.cvs[0].draft.order = 'best')),
      { problem: 'broken', place: 'cvs[0].draft.order' },
    ],
    [
      'jobs that are no list',
      save((file) => (file.cvs[0].draft.experiences = { length: 1 })),
      { problem: 'broken', place: 'cvs[0].draft.experiences' },
    ],
  ])('%s is refused, and says why', (_, content, problem) => {
    expect(openFile(content)).toEqual({ ok: false, ...problem })
  })

  test('a locked one asks for its passphrase', () => {
    const locked = { format: lockedFormat, version: 1, data: 'x' }
    expect(openFile(JSON.stringify(locked))).toEqual({ ok: false, problem: 'no-passphrase', locked })
  })

  test('a byte order mark in front does no harm', () => {
    expect(opened(`\uFEFF${fullSaveFile([{ title: '', draft: aCvDraft() }])}`)).toEqual([aCvDraft()])
  })

  test('a prototype in the file reaches no object', () => {
    const file = fullSaveFile([{ title: '', draft: aCvDraft() }]).replace(
      '"fullName"',
      '"__proto__": {"isAdmin": true}, "fullName"',
    )
    const [draft] = opened(file)
    expect(draft).toEqual(aCvDraft())
    expect('isAdmin' in (draft ?? {})).toBe(false)
  })

  test('whatever comes, it answers and does not throw', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const file of [
          value,
          { format: 'cv-builder-save', version: 2, cvs: value },
          { basics: value, work: value },
        ]) {
          expect(typeof openFile(JSON.stringify(file) ?? '').ok).toBe('boolean')
        }
      }),
    )
  })
})

describe('JSON Resume', () => {
  const ajv = new Ajv({ allErrors: true, strict: false })
  addFormats(ajv)
  const isValid = ajv.compile(schema)

  test('what we write is valid, carries nothing private, and reads back as the same CV', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const file = toJsonResume(draft)
        expect(isValid(JSON.parse(file)) ? [] : isValid.errors).toEqual([])
        const [read] = opened(file)
        // How it looks is ours alone: the format has no word for it.
        expect(read && seen(cvDocument(read))).toEqual(seen(cvDocument({ ...draft, look: 'classic' })))
      }),
    )
  })

  test('no prison flag, hidden place or disclosure answer is in it', () => {
    const file = toJsonResume(aCvDraft({ rehabilitationSteps: 'MARKER-STEPS' }))
    expect(file).not.toMatch(/marker|prison|letter|serious|1-2-years|support|disclos|convict|showPlace/i)
  })

  test('the fields stand where other programs look for them', () => {
    expect(JSON.parse(toJsonResume(aCvDraft()))).toMatchObject({
      basics: { name: 'Jordan Taylor', email: 'jordan.taylor@example.org', location: { city: 'Leeds, UK' } },
      work: [
        { name: 'Brook Stores', position: 'Warehouse Operative', startDate: '2024-01' },
        { name: 'City & Guilds', startDate: '2022-03', endDate: '2023-10' },
      ],
      education: [
        { area: 'Level 2 Food Safety', endDate: '2022' },
        { area: 'GCSE Maths', institution: 'Brook School', endDate: '2015' },
      ],
      skills: [{ name: 'Team work' }, { name: 'Cooking' }, { name: 'Cleaning' }, { name: 'Patience' }],
    })
    expect(JSON.parse(toJsonResume(aCvDraft())).work[0]).not.toHaveProperty('endDate')
  })

  test('a file of another program is read', () => {
    const file = {
      basics: { name: 'Lee Ash', email: null, location: { city: 'Hull', countryCode: 'GB' }, profiles: [] },
      work: [
        {
          name: 'Dock',
          position: 'Packer',
          startDate: '2021-04-01',
          endDate: '2023-09-30',
          summary: 'Packing',
          highlights: ['Fast'],
        },
        { company: 'Mill', startDate: '2024' },
      ],
      education: [{ institution: 'College', studyType: 'Level 1', area: 'Cleaning', endDate: '2020-06-01' }],
      skills: [{ name: 'Packing', keywords: ['Labels', 'Pallets'] }, { name: '' }],
    }
    expect(opened(JSON.stringify(file))).toEqual([
      expect.objectContaining({
        fullName: 'Lee Ash',
        email: '',
        location: 'Hull',
        experiences: [
          aJob({
            id: '1',
            jobTitle: 'Packer',
            company: 'Dock',
            startDate: { year: 2021, month: 4 },
            endDate: { year: 2023, month: 9 },
            description: 'Packing\nFast',
          }),
          aJob({ id: '2', company: 'Mill', startDate: { year: 2024, month: null }, current: true }),
        ],
        skills: ['Packing', 'Labels', 'Pallets'],
      }),
    ])
    expect(opened(JSON.stringify(file))[0]?.education[0]).toMatchObject({
      qualification: 'Level 1 Cleaning',
      year: '2020',
    })
  })

  test.each([
    [{ basics: 'x', work: [] }, 'resume.basics'],
    [{ work: [{ name: 7 }] }, 'resume.work[0].name'],
    [{ work: [{ startDate: '2024-13' }] }, 'resume.work[0].startDate'],
    [{ basics: {}, skills: ['Cooking'] }, 'resume.skills[0]'],
    [{ basics: {}, meta: { cvBuilder: { order: 'best' } } }, 'resume.meta.cvBuilder.order'],
  ])('%j is refused, with the place of the fault', (file, place) => {
    expect(openFile(JSON.stringify(file))).toEqual({ ok: false, problem: 'broken', place })
  })
})
