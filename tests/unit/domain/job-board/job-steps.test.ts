import { plainDate } from '@/lib/domain/dates/plain-date'
import {
  approveAdvert,
  changedFields,
  closeJob,
  copyOf,
  discardDraft,
  extendJob,
  pauseJob,
  recallAdvert,
  resumeJob,
  returnAdvert,
  saveAdvert,
  sendAdvert,
  stoppedAtOnce,
  type KeptJob,
} from '@/lib/domain/job-board/job-steps'

import { anAdvert } from '../../../support/an-advert'

const today = plainDate('2026-11-22')
const yesterday = plainDate('2026-11-21')
const now = new Date('2026-11-22T09:00:00Z')
const draft: KeptJob = { status: 'draft', draft: anAdvert(), review: 'none', advert: null, postedOn: null }
const sent: KeptJob = { ...draft, review: 'asked' }
const live: KeptJob = { status: 'live', draft: null, review: 'none', advert: anAdvert(), postedOn: yesterday }

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
