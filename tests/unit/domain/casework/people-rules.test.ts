import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import { caseloadAddress, caseloadQueryOf, isWholeCaseload } from '@/lib/domain/casework/caseload-query'
import { consentState, readConsent } from '@/lib/domain/casework/consent'
import { paperCodeIn, paperCodeOf } from '@/lib/domain/casework/paper-code'
import { importColumns } from '@/lib/domain/casework/import-columns'
import { fieldsOfPerson, personFormFields, readOwnFacts, readPerson } from '@/lib/domain/casework/person-form'
import { weeksToRelease } from '@/lib/domain/casework/time-to-release'
import { isPersonReference, readShares, workStates } from '@/lib/domain/casework/supported-person'
import { typedDay } from '@/lib/domain/casework/typed-day'
import { isInForce, readRestriction, restrictionKinds } from '@/lib/domain/casework/work-restriction'
import { partnerFormFields } from '@/lib/domain/companies/partner-form'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { ownReferralFields, referralSectionFields } from '@/lib/domain/referrals/referral-form'

const today = plainDate('2026-11-25')
const words = recordWordsOfAFile
const whole = { name: 'Robin', place: 'community', work_state: 'ready' }

describe('a day is read as people in the UK type it', () => {
  test.each([
    ['2026-11-05', '2026-11-05'],
    ['5/11/2026', '2026-11-05'],
    ['05.11.2026', '2026-11-05'],
    ['5-11-2026', '2026-11-05'],
    [' 5 Nov 2026 ', '2026-11-05'],
    ['5 November 2026', '2026-11-05'],
    ['11/25/2026', undefined],
    ['31/02/2027', undefined],
    ['5/11/26', undefined],
    ['46331', undefined],
    ['', undefined],
  ])('%s', (text, day) => {
    expect(typedDay(text)).toBe(day)
  })
})

describe('a consent', () => {
  const agreed = { consent_way: 'signed', consent_on: '20/11/2026', consent_months: '6' }
  test('has its way, its day and its last day', () => {
    expect(readConsent(agreed, today)).toEqual({
      consent: { way: 'signed', given_on: '2026-11-20', ends_on: '2027-05-20' },
    })
  })
  test.each([
    [{ consent_way: '' }, 'consent_way'],
    [{ consent_on: '' }, 'consent_on'],
    [{ consent_on: '26/11/2026' }, 'consent_on'],
    [{ consent_on: '25/05/2026' }, 'consent_on'],
  ])('%j is refused', (changed, field) => {
    const read = readConsent({ ...agreed, ...changed }, today)
    expect('problems' in read && Object.keys(read.problems)).toEqual([field])
  })
  test.each([
    [null, 'none'],
    ['2026-11-24', 'ended'],
    ['2026-11-25', 'ends_soon'],
    ['2026-12-09', 'ends_soon'],
    ['2026-12-10', 'stands'],
  ] as const)('until %s it is: %s', (endsOn, state) => {
    expect(consentState(endsOn && plainDate(endsOn), today)).toBe(state)
  })
})

describe('a file', () => {
  const problemsOf = (typed: Record<string, string>) => {
    const read = readPerson({ ...whole, ...typed }, today, words)
    return 'problems' in read ? Object.keys(read.problems) : []
  }
  test.each<[string, Record<string, string>, string[]]>([
    ['a name alone', {}, []],
    ['no name', { name: ' ' }, ['name']],
    ['a wrong number', { phone: 'at home' }, ['phone']],
    ['a wrong address', { email: 'robin' }, ['email']],
    ['a safe way without its number', { safe_call: 'on' }, ['safe_ways']],
    ['a safe way without its address', { safe_email: 'on' }, ['safe_ways']],
    ['a wrong postcode', { postcode: 'Leeds' }, ['postcode']],
    ['custody without anything', { place: 'custody' }, ['establishment', 'release_on']],
    ['custody with a day', { place: 'custody', establishment: 'HMP Leeds', release_on: '1/2/2027' }, []],
    [
      'custody without a day, and why',
      { place: 'custody', establishment: 'HMP Leeds', release_unknown: 'not_set' },
      [],
    ],
    ['a day of another century', { place: 'custody', establishment: 'X', release_on: '1/2/1927' }, ['release_on']],
    ['a record among the needs', { access_needs: 'Was sentenced twice.' }, ['access_needs']],
    ['a category', { own_reference: 'MAPPA 2' }, ['own_reference']],
    ['a sentence of a book', { access_needs: 'Reads one sentence at a time.' }, []],
    [
      'several things, in the order of the form',
      { name: ' ', place: 'custody', safe_from: '20:00', safe_to: '08:00', work_state: 'x', postcode: 'x' },
      ['name', 'work_state', 'postcode', 'establishment', 'release_on', 'safe_to'],
    ],
    ['another state', { work_state: 'working' }, ['work_state']],
  ])('%s', (_, typed, fields) => {
    expect(problemsOf(typed)).toEqual(fields)
  })

  test('keeps the district alone, and nothing of custody for somebody in the community', () => {
    const read = readPerson(
      { ...whole, postcode: 'ls1 4ap', establishment: 'HMP Leeds', release_on: '1/2/2027', safe_post: 'on' },
      today,
      words,
    )
    expect(read).toEqual({
      facts: expect.objectContaining({ district: 'LS1', establishment: '', release_on: null, safe_ways: ['post'] }),
    })
    if (!('facts' in read)) throw new Error('not read')
    expect(readPerson(fieldsOfPerson(read.facts), today, words)).toEqual(read)
  })

  test('its person corrects only the name and how they are reached', () => {
    expect(readOwnFacts({ name: 'Robin', work_state: 'ready', town: 'York' })).toEqual({
      facts: {
        name: 'Robin',
        phone: '',
        email: '',
        safe_ways: [],
        safe_hours: '',
        safe_days: [],
        safe_from: '',
        safe_to: '',
      },
    })
    expect(readOwnFacts({ name: '', safe_text: 'on' })).toEqual({
      problems: expect.objectContaining({ name: expect.anything(), safe_ways: expect.anything() }),
    })
  })
})

describe('what a job must allow for', () => {
  const said = { kind: 'hours', detail: '7am to 7pm', ends_on: '', ends_unknown: 'on', source: 'practitioner' }
  test.each<[Record<string, string>, string | null]>([
    [{}, null],
    [{ kind: 'tag' }, 'kind'],
    [{ source: '' }, 'source'],
    [{ detail: '' }, 'detail'],
    [{ detail: 'Convicted, so no nights' }, 'detail'],
    [{ kind: 'districts', detail: 'Leeds' }, 'detail'],
    [{ kind: 'no_lone_under_18', detail: '' }, null],
    [{ ends_unknown: '', ends_on: '24/11/2026' }, 'ends_on'],
    [{ ends_unknown: '', ends_on: 'soon' }, 'ends_on'],
    [{ ends_unknown: '' }, 'ends_on'],
    [{ ends_unknown: '', ends_on: '2026-11-25' }, null],
    [{ ends_unknown: '', ends_on: '25/11/2026' }, null],
    [{ ends_on: '25/11/2026' }, 'ends_on'],
  ])('%j', (changed, field) => {
    const read = readRestriction({ ...said, ...changed }, today, words)
    expect('problems' in read ? Object.keys(read.problems)[0] : null).toBe(field)
  })
  test('districts are kept in one spelling, each once', () => {
    const read = readRestriction({ ...said, kind: 'districts', detail: 'ls1 4ap; LS2,ls1' }, today, words)
    expect(read).toEqual({ restriction: expect.objectContaining({ detail: 'LS1, LS2' }) })
  })
  test('it counts until its last day, or until somebody takes it away', () => {
    expect(isInForce({ ends_on: null }, today)).toBe(true)
    expect(isInForce({ ends_on: today }, today)).toBe(true)
    expect(isInForce({ ends_on: plainDate('2026-11-24') }, today)).toBe(false)
  })
})

describe('a code on paper', () => {
  test('has eight letters that nobody mistakes', () => {
    expect(paperCodeOf(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7]))).toBe('ABCD-EFGH')
    expect(paperCodeOf(new Uint8Array([255, 254, 0, 1, 2, 3, 4, 5, 6, 7]))).toBe('ABCD-EFGH')
    expect(paperCodeOf(new Uint8Array([255, 0, 1]))).toBeNull()
    for (let first = 0; first < 256; first += 1) {
      expect(paperCodeOf(new Uint8Array([first, ...Array<number>(8).fill(first % 100)]))).not.toMatch(/[IO01]/)
    }
  })
  test.each([
    ['abcd efgh', 'ABCDEFGH'],
    [' ABCD-EFGH ', 'ABCDEFGH'],
    ['ABCDEFG', null],
    ['ABCDEFGHJ', null],
    ['ABCD EFG1', null],
    ['', null],
  ])('%s', (typed, code) => {
    expect(paperCodeIn(typed)).toBe(code)
  })
})

test('nothing is shared without a tick', () => {
  expect(readShares({})).toEqual({ profile: false, applications: false, diary: false, statement: false })
  expect(readShares({ share_diary: 'on', share_profile: 'yes' })).toMatchObject({ diary: true, profile: false })
})

test('a reference, and the time to a release', () => {
  expect(isPersonReference('SP-7KX2M9')).toBe(true)
  expect(isPersonReference('SP-7KX2M')).toBe(false)
  expect(weeksToRelease(null, today)).toBeNull()
  expect(weeksToRelease(plainDate('2026-12-01'), today)).toBe(0)
  expect(weeksToRelease(plainDate('2026-12-23'), today)).toBe(4)
  expect(weeksToRelease(plainDate('2026-11-24'), today)).toBe(-1)
})

describe('the query of a list', () => {
  const id = '5f0c1d2e-0000-4000-8000-000000000001'
  test('is read from a URL and written to it again', () => {
    const address = {
      find: 'ann',
      worker: 'none',
      state: 'ready',
      release: '4_weeks',
      help: 'on',
      look: 'contact',
      shares: 'on',
      sort: 'release',
    }
    const query = caseloadQueryOf({ ...address, after: `2026-12-01~${id}` })
    expect(query).toMatchObject({ workState: 'ready', needsHelp: true, after: { key: '2026-12-01', id } })
    expect(caseloadAddress(query)).toEqual({ ...address, closed: null, after: `2026-12-01~${id}` })
    expect(isWholeCaseload(caseloadQueryOf({ sort: 'name', after: `Ann~${id}` }))).toBe(true)
    expect(isWholeCaseload(query)).toBe(false)
  })
  test.each([
    [{ worker: 'somebody' }],
    [{ state: 'working' }],
    [{ look: 'offence' }],
    [{ sort: 'age' }],
    [{ after: 'x' }],
    [{ sort: 'release', after: `soon~${id}` }],
  ])('%j is left out', (query) => {
    expect(caseloadQueryOf(query).after).toBeNull()
    expect(caseloadQueryOf(query)).toMatchObject({ worker: null, workState: null, look: null })
  })
})

test('no column, choice or form field is about a record', () => {
  const aboutRecord = /offen[cs]|convict|sentence|crim|mappa|risk|oasys|licence|tariff|victim/i
  const folder = join(process.cwd(), 'supabase/migrations')
  const ofCasework = readdirSync(folder).filter((name) =>
    /_(support|referral|job_starts|job_check|job_sugg|mentoring|diary|social)/.test(name),
  )
  const tables = ofCasework.flatMap((name) => {
    const statements = readFileSync(join(folder, name), 'utf8').replace(/--.*$/gm, '')
    return statements.match(/create table [\s\S]*?\n\);/g) ?? []
  })
  // Each with its columns, and the words that its columns may have.
  expect(tables.length).toBeGreaterThanOrEqual(29)
  for (const table of tables) expect(table).not.toMatch(aboutRecord)
  const fields = [
    ...personFormFields,
    ...importColumns,
    ...ownReferralFields,
    ...Object.values(referralSectionFields).flat(),
    ...partnerFormFields,
  ]
  for (const name of [...fields, ...restrictionKinds, ...workStates]) expect(name).not.toMatch(aboutRecord)
})
