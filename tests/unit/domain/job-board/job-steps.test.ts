import { plainDate } from '@/lib/domain/dates/plain-date'
import {
  approveAdvert,
  changedFields,
  closeJob,
  copyOf,
  discardDraft,
  extendJob,
  letLineThrough,
  pauseJob,
  recallAdvert,
  resumeJob,
  returnAdvert,
  saveAdvert,
  sendAdvert,
  stoppedAtOnce,
  takeOff,
  type KeptJob,
} from '@/lib/domain/job-board/job-steps'

import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { keyOfFinding } from '@/lib/domain/job-board/advert-findings'

import { anAdvert } from '../../../support/an-advert'

const today = plainDate('2026-11-22')
const yesterday = plainDate('2026-11-21')
const now = new Date('2026-11-22T09:00:00Z')
const draft: KeptJob = {
  status: 'draft',
  draft: anAdvert(),
  review: 'none',
  advert: null,
  postedOn: null,
  isTakenOff: false,
  letThrough: [],
}
const sent: KeptJob = { ...draft, review: 'asked' }
const live: KeptJob = { ...draft, status: 'live', draft: null, advert: anAdvert(), postedOn: yesterday }

test('what needs no second look changes on the board at once, and the rest waits', () => {
  const written = anAdvert({ vacancies: 5, title: 'Night baker' })
  expect(saveAdvert(live, written, today)).toEqual({
    ok: true,
    value: { kind: 'changed', change: { advert: anAdvert({ vacancies: 5 }), closes_on: null, draft: written } },
  })
  expect(saveAdvert(live, anAdvert({ vacancies: 5 }), today)).toMatchObject({
    value: { change: { draft: null, review: 'none' } },
  })
  expect(changedFields(anAdvert(), written)).toEqual(['title', 'vacancies'])
})

test.each([
  ['Leeds, no criminal records, men under 30 only', 'no criminal records'],
  ['Leeds. Enhanced DBS check for all', 'Enhanced DBS check'],
  // Elsewhere in an advert the team would read these as advice first.
  ['Leeds, no Muslims', 'no Muslims'],
  ['Leeds (cash in hand)', 'cash in hand'],
  ['Women only: an occupational requirement', 'Women only'],
])('a town on the board cannot become "%s", typed or the town of a workplace', (town, found) => {
  for (const siteId of [null, 'site-1']) {
    const written = anAdvert({ town, siteId })
    expect(saveAdvert(live, written, today)).toEqual({ ok: false, refusal: 'unlawful' })
    expect(stoppedAtOnce(live, written, today)[0]).toMatchObject({ field: 'town', found })
    expect(sendAdvert({ ...draft, draft: written }, today, now)).toEqual({ ok: false, refusal: 'unlawful' })
  }
})

test.each(['Nether Wallop', 'Come to our new shop', 'Leeds, apply at shop example'])(
  'a town that is not in our list waits for the team with its workplace and postcode: %s',
  (town) => {
    const written = anAdvert({ town, siteId: 'site-2', postcode: 'SO20 8EZ', vacancies: 4 })
    const before = anAdvert()
    expect(saveAdvert(live, written, today)).toMatchObject({
      value: {
        change: {
          advert: { town: before.town, siteId: before.siteId, postcode: before.postcode, vacancies: 4 },
          draft: { town, siteId: 'site-2', postcode: 'SO20 8EZ' },
        },
      },
    })
  },
)

test('a town of our list is on the board at once, in any spelling of its capitals', () => {
  const written = anAdvert({ town: 'york', siteId: null, postcode: 'YO1 7LZ' })
  expect(saveAdvert(live, written, today)).toMatchObject({
    value: { change: { advert: { town: 'york', postcode: 'YO1 7LZ' }, draft: null } },
  })
})

test('a town with anything besides waits for the team', () => {
  for (const town of ['Leeds 0113 496 0000', 'Leeds (привет)', 'Leeds, 2']) {
    const saved = saveAdvert(live, anAdvert({ town }), today)
    expect(saved).toMatchObject({ value: { change: { draft: { town } } } })
    expect(saved).not.toMatchObject({ value: { change: { advert: { town } } } })
  }
})

test('what waits for the team, or was on the board before, does not keep another change from it', () => {
  const written = anAdvert({ town: 'York', description: 'No criminal records.' })
  expect(saveAdvert(live, written, today)).toMatchObject({ value: { change: { advert: { town: 'York' } } } })
  const past = { ...live, advert: anAdvert({ closesOn: yesterday }) }
  expect(saveAdvert(past, anAdvert({ closesOn: yesterday, vacancies: 5 }), today)).toMatchObject({ ok: true })
  expect(saveAdvert(draft, anAdvert({ town: 'Leeds, no Muslims' }), today)).toMatchObject({ ok: true })
})

test.each<[string, ReturnType<typeof pauseJob>, string]>([
  ['written while the team looks at it', saveAdvert(sent, anAdvert(), today), 'in_review'],
  ['written once it is closed', saveAdvert({ ...live, status: 'closed' }, anAdvert(), today), 'closed'],
  ['given a last day that is over', saveAdvert(live, anAdvert({ closesOn: yesterday }), today), 'closing_day'],
  ['sent twice', sendAdvert(sent, today, now), 'in_review'],
  ['sent without a change', sendAdvert(live, today, now), 'nothing_to_send'],
  [
    'sent with what stops it',
    sendAdvert({ ...draft, draft: anAdvert({ title: 'No criminal record' }) }, today, now),
    'unlawful',
  ],
  ['taken back from nobody', recallAdvert(draft), 'not_in_review'],
  ['thrown away while the team looks at it', discardDraft(sent), 'in_review'],
  ['approved unsent', approveAdvert(draft, today), 'not_in_review'],
  [
    'approved after its last day',
    approveAdvert({ ...sent, draft: anAdvert({ closesOn: yesterday }) }, today),
    'unlawful',
  ],
  ['returned unsent', returnAdvert(draft, 'title', 'x'), 'not_in_review'],
  ['paused as a draft', pauseJob(draft), 'not_open'],
  ['resumed while it is live', resumeJob(live, today), 'not_open'],
  [
    'resumed after its last day',
    resumeJob({ ...live, status: 'paused', advert: anAdvert({ closesOn: yesterday }) }, today),
    'closing_day',
  ],
  ['extended to yesterday', extendJob(live, yesterday, today), 'closing_day'],
  ['extended for two years', extendJob(live, plainDate('2028-11-22'), today), 'closing_day'],
  ['closed as a draft', closeJob(draft, 0, today), 'not_open'],
])('an advert is not %s', (_, decided, refusal) => {
  expect(decided).toEqual({ ok: false, refusal })
})

test('an approved advert is on the board from that day; a paused one stays paused', () => {
  expect(approveAdvert(sent, today)).toMatchObject({
    value: {
      kind: 'approved',
      change: { advert: anAdvert(), draft: null, review: 'none', posted_on: today, status: 'live' },
    },
  })
  const paused: KeptJob = { ...live, status: 'paused', draft: anAdvert({ title: 'Night baker' }), review: 'asked' }
  expect(approveAdvert(paused, today)).toMatchObject({ value: { change: { posted_on: yesterday, status: 'paused' } } })
})

test('a copy says the same on other days', () => {
  const closesOn = plainDate('2026-12-24')
  expect(copyOf({ ...live, advert: anAdvert({ closesOn, startsOn: closesOn }) })).toEqual(anAdvert())
  expect(extendJob({ ...live, draft: anAdvert() }, closesOn, today)).toMatchObject({
    value: { change: { advert: { closesOn }, draft: { closesOn }, closes_on: closesOn } },
  })
})

test('what the team takes off the board comes back only when it has approved it again', () => {
  const taken = takeOff(live, 'description', 'People told us that this is not the job.')
  expect(taken).toMatchObject({
    value: {
      kind: 'taken_off',
      change: { status: 'paused', taken_off: true, review: 'returned', draft: anAdvert(), note: expect.any(String) },
    },
  })
  const off: KeptJob = { ...live, status: 'paused', review: 'returned', draft: anAdvert(), isTakenOff: true }
  expect(resumeJob(off, today)).toEqual({ ok: false, refusal: 'taken_off' })
  expect(discardDraft(off)).toEqual({ ok: false, refusal: 'taken_off' })
  expect(takeOff(off, 'description', 'Again.')).toEqual({ ok: false, refusal: 'taken_off' })
  // Saved without a change it still waits to be sent.
  expect(saveAdvert(off, anAdvert(), today)).toMatchObject({ value: { change: { draft: anAdvert() } } })
  expect(sendAdvert(off, today, now).ok).toBe(true)
  expect(approveAdvert({ ...off, review: 'asked' }, today)).toMatchObject({
    value: { change: { status: 'live', taken_off: false } },
  })
  // One that its company paused stays paused.
  expect(approveAdvert({ ...off, review: 'asked', isTakenOff: false }, today)).toMatchObject({
    value: { change: { status: 'paused' } },
  })
  expect(takeOff(draft, 'description', 'No.')).toEqual({ ok: false, refusal: 'not_open' })
})

test('a line that the team let through does not stop the advert again, and another one does', () => {
  const stopped: KeptJob = {
    ...draft,
    draft: anAdvert({ description: 'You bake bread at night. No criminal records.' }),
  }
  const [found] = checkLawful(anAdvert({ description: 'You bake bread at night. No criminal records.' }), today).filter(
    ({ stops }) => stops,
  )
  const key = found && keyOfFinding(found)
  if (!key) throw new Error('nothing stops it')
  expect(sendAdvert(stopped, today, now)).toEqual({ ok: false, refusal: 'unlawful' })
  expect(letLineThrough(stopped, 'another line', 'It is kind.', today)).toEqual({ ok: false, refusal: 'no_finding' })
  expect(letLineThrough(stopped, key, 'It is kind.', today)).toEqual({
    ok: true,
    value: { kind: 'allowed', change: { let_through: [key], note: 'It is kind.' } },
  })
  const allowed = { ...stopped, letThrough: [key] }
  expect(letLineThrough(allowed, key, 'Again.', today)).toEqual({ ok: false, refusal: 'no_finding' })
  expect(sendAdvert(allowed, today, now).ok).toBe(true)
  expect(approveAdvert({ ...allowed, review: 'asked' }, today).ok).toBe(true)
  const changed = {
    ...allowed,
    draft: anAdvert({ description: 'You bake bread at night. No criminal records at all.' }),
  }
  expect(sendAdvert(changed, today, now)).toEqual({ ok: false, refusal: 'unlawful' })
})
