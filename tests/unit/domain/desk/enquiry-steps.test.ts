import { plainDate } from '@/lib/domain/dates/plain-date'
import { performStep, type EnquiryStep, type EnquiryWork, type LastLine } from '@/lib/domain/desk/enquiry-steps'

const ann = { id: 'ann', email: 'ann@example.org' }
const bo = { id: 'bo', email: 'bo@example.org' }
const by = {
  member: ann,
  now: new Date('2026-11-24T10:00:00Z'),
  today: plainDate('2026-11-24'),
  nextWorkingDay: plainDate('2026-11-25'),
}
const receivedAt = '2026-11-23T09:00:00Z'
const calledAt = new Date('2026-11-24T09:30:00Z')

const aWork = (parts: Partial<EnquiryWork> = {}): EnquiryWork => ({
  state: 'received',
  outcome: null,
  receivedAt,
  isHeld: false,
  ownerId: null,
  firstContactAt: null,
  closedAt: null,
  failedTries: 0,
  nextTryOn: null,
  ...parts,
})
const contacted: Partial<EnquiryWork> = { state: 'contacted', firstContactAt: '2026-11-23T15:00:00Z', ownerId: 'bo' }
const closed: Partial<EnquiryWork> = { state: 'closed', outcome: 'not_for_us', closedAt: '2026-11-24T09:00:00Z' }
const aCall = (parts: Partial<Extract<EnquiryStep, { kind: 'contact' }>> = {}): EnquiryStep => ({
  kind: 'contact',
  way: 'no_answer',
  at: calledAt,
  nextTryOn: plainDate('2026-11-25'),
  note: 'Rang twice.',
  ...parts,
})
const aLastLine = (parts: Partial<LastLine> = {}): LastLine => ({
  kind: 'call',
  happenedAt: '2026-11-24T09:00:01Z',
  before: {
    state: 'received',
    owner_id: null,
    first_contact_at: null,
    failed_tries: 2,
    next_try_on: plainDate('2026-11-24'),
  },
  ...parts,
})

describe('a step changes so much and no more', () => {
  test.each<[string, Partial<EnquiryWork>, EnquiryStep, object]>([
    ['taken when nobody has it', {}, { kind: 'take' }, { owner_id: 'ann' }],
    ['taken from somebody else', { ownerId: 'bo' }, { kind: 'take' }, { owner_id: 'ann' }],
    ['given', { ownerId: 'ann' }, { kind: 'give', to: bo }, { owner_id: 'bo' }],
    ['left', { ownerId: 'ann' }, { kind: 'leave' }, { owner_id: null }],
    [
      'emailed from another mailbox, at the time that was noted',
      { failedTries: 2 },
      aCall({ way: 'emailed', nextTryOn: null }),
      {
        owner_id: 'ann',
        state: 'contacted',
        first_contact_at: calledAt.toISOString(),
        failed_tries: 0,
        next_try_on: null,
      },
    ],
    [
      'written to from the desk',
      { failedTries: 2 },
      { kind: 'reply', nextTryOn: null },
      {
        owner_id: 'ann',
        state: 'contacted',
        first_contact_at: '2026-11-24T10:00:00.000Z',
        failed_tries: 0,
        next_try_on: null,
      },
    ],
    [
      'written to a second time, which leaves the first contact as it was',
      contacted,
      { kind: 'reply', nextTryOn: null },
      { state: 'contacted', failed_tries: 0, next_try_on: null },
    ],
    [
      'written to with a call promised, which is due on its day',
      contacted,
      { kind: 'reply', nextTryOn: plainDate('2026-11-25') },
      { state: 'contacted', failed_tries: 0, next_try_on: '2026-11-25' },
    ],
    ['no answer keeps it received', {}, aCall(), { owner_id: 'ann', failed_tries: 1, next_try_on: '2026-11-25' }],
    [
      'without a day, the next try is on the next working day',
      { ownerId: 'ann' },
      aCall({ nextTryOn: null }),
      { failed_tries: 1, next_try_on: '2026-11-25' },
    ],
    [
      'a message left keeps it received',
      { ownerId: 'bo', failedTries: 1 },
      aCall({ way: 'left_message' }),
      { failed_tries: 2, next_try_on: '2026-11-25' },
    ],
    [
      'a wrong number needs no next try',
      { ownerId: 'ann' },
      aCall({ way: 'wrong_number', nextTryOn: null }),
      { failed_tries: 1, next_try_on: null },
    ],
    [
      'nor does the third try',
      { ownerId: 'ann', failedTries: 2 },
      aCall({ nextTryOn: null }),
      { failed_tries: 3, next_try_on: null },
    ],
    [
      'reached makes it contacted, at the time of the call',
      { failedTries: 2 },
      aCall({ way: 'reached', nextTryOn: null }),
      {
        owner_id: 'ann',
        state: 'contacted',
        first_contact_at: calledAt.toISOString(),
        failed_tries: 0,
        next_try_on: null,
      },
    ],
    [
      'the first contact stays the first',
      contacted,
      aCall({ way: 'reached' }),
      { state: 'contacted', failed_tries: 0, next_try_on: '2026-11-25' },
    ],
    [
      'not for us, without a call',
      {},
      { kind: 'close', outcome: 'not_for_us', note: '' },
      { state: 'closed', outcome: 'not_for_us', closed_at: '2026-11-24T10:00:00.000Z', next_try_on: null },
    ],
    [
      'no answer after three tries',
      { failedTries: 3 },
      { kind: 'close', outcome: 'no_answer', note: '' },
      { state: 'closed', outcome: 'no_answer', closed_at: '2026-11-24T10:00:00.000Z', next_try_on: null },
    ],
    ...(['duplicate', 'spam'] as const).map((outcome): [string, Partial<EnquiryWork>, EnquiryStep, object] => [
      `${outcome}, without a call`,
      {},
      { kind: 'close', outcome, note: '' },
      { state: 'closed', outcome, closed_at: '2026-11-24T10:00:00.000Z', next_try_on: null },
    ]),
    [
      'a contact taken back leaves everything as it was',
      contacted,
      { kind: 'take_back', last: aLastLine() },
      { state: 'received', owner_id: null, first_contact_at: null, failed_tries: 2, next_try_on: '2026-11-24' },
    ],
    [
      'a company, once contacted',
      contacted,
      { kind: 'close', outcome: 'company', note: '' },
      { state: 'closed', outcome: 'company', closed_at: '2026-11-24T10:00:00.000Z', next_try_on: null },
    ],
    ['opened again', closed, { kind: 'reopen' }, { state: 'received', outcome: null, closed_at: null }],
    [
      'opened again after a contact',
      { ...contacted, ...closed },
      { kind: 'reopen' },
      { state: 'contacted', outcome: null, closed_at: null },
    ],
  ])('%s', (_, parts, step, change) => {
    expect(performStep(aWork(parts), step, by)).toMatchObject({ ok: true, value: { change } })
    const performed = performStep(aWork(parts), step, by)
    expect(performed.ok && Object.keys(performed.value.change).sort()).toEqual(Object.keys(change).sort())
  })
})

test('the history says what was done and what was written', () => {
  expect(performStep(aWork(), aCall({ way: 'left_message' }), by)).toMatchObject({
    value: {
      event: {
        kind: 'call',
        reached: 'left_message',
        called_at: calledAt.toISOString(),
        next_try_on: '2026-11-25',
        note: 'Rang twice.',
      },
    },
  })
  expect(performStep(aWork(), aCall({ way: 'met' }), by)).toMatchObject({
    value: { event: { kind: 'contacted', reached: 'met', note: 'Rang twice.' } },
  })
  expect(performStep(aWork(), { kind: 'give', to: bo }, by)).toMatchObject({
    value: { event: { kind: 'given', owner: 'bo@example.org' } },
  })
})

describe('a step is refused with its reason', () => {
  test.each<[string, Partial<EnquiryWork>, EnquiryStep]>([
    ['held', { isHeld: true }, { kind: 'take' }],
    ['held', { isHeld: true, ...closed }, { kind: 'reopen' }],
    ['closed', closed, { kind: 'take' }],
    ['closed', closed, aCall()],
    ['not_closed', {}, { kind: 'reopen' }],
    ['has_it_already', { ownerId: 'ann' }, { kind: 'take' }],
    ['has_it_already', { ownerId: 'bo' }, { kind: 'give', to: bo }],
    ['nobody_has_it', {}, { kind: 'leave' }],
    ['nothing_to_take_back', {}, { kind: 'take_back', last: null }],
    ['nothing_to_take_back', {}, { kind: 'take_back', last: aLastLine({ kind: 'taken' }) }],
    ['nothing_to_take_back', {}, { kind: 'take_back', last: aLastLine({ before: null }) }],
    ['too_late_to_take_back', {}, { kind: 'take_back', last: aLastLine({ happenedAt: '2026-11-24T09:00:00Z' }) }],
    ['closed', closed, { kind: 'take_back', last: aLastLine() }],
    ['call_to_come', {}, aCall({ at: new Date('2026-11-24T10:06:00Z') })],
    ['call_before_enquiry', {}, aCall({ at: new Date('2026-11-23T08:59:00Z') })],
    ['next_try_past', {}, { kind: 'reply', nextTryOn: plainDate('2026-11-23') }],
    ['next_try_past', {}, aCall({ nextTryOn: plainDate('2026-11-23') })],
    ['next_try_far', {}, aCall({ nextTryOn: plainDate('2027-11-25') })],
    ['not_contacted', {}, { kind: 'close', outcome: 'company', note: '' }],
    ['not_contacted', {}, { kind: 'close', outcome: 'answered', note: '' }],
    ['not_contacted', {}, { kind: 'close', outcome: 'waitlist', note: '' }],
    ['not_contacted', {}, { kind: 'close', outcome: 'partner', note: '' }],
    ['not_contacted', {}, { kind: 'close', outcome: 'referred', note: '' }],
    ['too_few_tries', { failedTries: 2 }, { kind: 'close', outcome: 'no_answer', note: '' }],
  ])('%s', (refusal, parts, step) => {
    expect(performStep(aWork(parts), step, by)).toEqual({ ok: false, refusal })
  })
})

test('a call in the very minute in which the enquiry came is after it', () => {
  const at = new Date('2026-11-23T09:00:00Z')
  expect(performStep(aWork({ receivedAt: '2026-11-23T09:00:42Z' }), aCall({ at }), by).ok).toBe(true)
})
