import { expect, test } from 'playwright/test'

import { idOf } from '../support/id-of'
import { startOwnDatabase, type OwnDatabase } from '../support/own-database'
import { giveSecondSteps, prepareTries, refused, resultsOf, takeSecondSteps } from '../support/try-as'

const from = idOf(101)
const to = idOf(102)
const third = idOf(103)

/** Whoever refers and a caseworker in the first organisation; in the second whoever refers, two caseworkers and a lead; a stranger. */
const people = {
  referrer: { id: idOf(1), role: 'partner', at: from, rights: ['refer'] },
  helper: { id: idOf(2), role: 'caseworker', at: from, rights: ['support'] },
  taker: { id: idOf(3), role: 'partner', at: to, rights: ['refer'] },
  worker: { id: idOf(4), role: 'caseworker', at: to, rights: ['support'] },
  colleague: { id: idOf(5), role: 'caseworker', at: to, rights: ['support'] },
  lead: { id: idOf(6), role: 'partner', at: to, rights: ['see_all_people'] },
  stranger: { id: idOf(7), role: 'partner', at: third, rights: ['refer', 'see_all_people'] },
  person: { id: idOf(8), role: 'candidate', at: null, rights: [] },
} as const
type Person = keyof typeof people

const seed = [
  ...[from, to, third].map(
    (
      id,
      index,
    ) => `insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email,
        takes_referrals, places_a_month) values
      ('${id}', 'partner', 'Charity ${index + 1}', 'approved', '{cv,training}', '{Leeds}', 'Pat', 'pat@example.org', ${id === to},
        ${id === to ? '2' : 'null'});`,
  ),
  ...(Object.keys(people) as Person[]).map((name) => {
    const { id, role, at, rights } = people[name]
    return `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data) values
      ('${id}', '${name}@example.org', now(), '{"role": "${role}"}', '{"full_name": "The ${name}"}');
      ${at ? `insert into organisation_members (user_id, organisation_id, ${rights.join(', ')}) values ('${id}', '${at}', ${rights.map(() => 'true').join(', ')});` : ''}`
  }),
].join('\n')

const text = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const consent = {
  wording: 'They may pass it on.',
  wording_version: '2026-11',
  way: 'signed',
  given_on: '2026-11-20',
  ends_on: '2099-11-20',
}
const facts = { name: 'Sam', phone: '0113 496 0000', email: 'sam@example.org', safe_ways: ['call'] }

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
  await database.run(seed)
  await prepareTries(database, 'ours')
})
test.afterAll(() => database.stop())
test.beforeEach(() =>
  database.run(`delete from referrals; delete from supported_people; delete from rate_windows;
        update organisations set takes_referrals = (id = '${to}'), places_a_month = case when id = '${to}' then 2 end, state = 'approved';
        update organisation_members set refer = (user_id <> '${people.helper.id}')
          where user_id in ('${people.referrer.id}', '${people.helper.id}')`),
)

type Answer = { outcome: string; reference?: string; file?: string | null; who?: string | null }
const call = async (expression: string): Promise<Answer> =>
  (await database.rows(`select ${expression} as answer`))[0]?.answer as Answer
const row = async (reference: string) =>
  (await database.rows(`select * from referrals where reference = '${reference}'`))[0] ?? {}
const begin = (who: Person = 'referrer', at = to, given: object = consent) =>
  call(`begin_referral('${people[who].id}', '${at}', ${text(given)})`)
const versionOf = async (reference: string) => Number((await row(reference)).version)
const step = async (who: Person, reference: string, change: object, version?: number) =>
  call(
    `commit_referral('${people[who].id}', '${reference}', ${version ?? (await versionOf(reference))}, ${text(change)})`,
  )
const fill = (who: Person, reference: string, said: object = facts) =>
  step(who, reference, {
    kind: 'changed',
    by: 'sender',
    facts: said,
    services: ['cv'],
    words: 'A CV.',
    fields: ['phone'],
  })
const send = (who: Person, reference: string) => step(who, reference, { kind: 'sent', by: 'sender', state: 'sent' })
const accept = (reference: string, more: object = {}, who: Person = 'taker') =>
  step(who, reference, {
    kind: 'accepted',
    by: 'receiver',
    state: 'accepted',
    due_on: '2026-12-02',
    worker_id: people.worker.id,
    ...more,
  })
/** A referral that waits for an answer. */
const sent = async (said: object = facts, at = to): Promise<string> => {
  const reference = String((await begin('referrer', at)).reference)
  await fill('referrer', reference, said)
  expect(await send('referrer', reference)).toMatchObject({ outcome: 'done' })
  return reference
}
const oneself = (more: object = {}, client: string | null = null, receipt: object | null = null) =>
  call(
    `refer_oneself(${text({ receiver_id: to, facts, services: ['cv'], words: '', consent: { ...consent, way: 'online' }, ...more })},
          ${client === null ? 'null' : `'${client}'`}, 1, 2, ${receipt === null ? 'null' : text(receipt)})`,
  )
const seenBy = async (names: readonly Person[], statement: string) =>
  resultsOf(
    database,
    names.map((name) => ({ as: 'authenticated' as const, id: people[name].id, cell: name, statement })),
  )
const members = ['referrer', 'helper', 'taker', 'worker', 'colleague', 'lead', 'stranger', 'person'] as const
const sights = (reference: string) => seenBy(members, `select 1 where referral_seen('${reference}') is not null`)

test('nothing is begun without a consent, by somebody who may not refer, or to somebody who takes nobody', async () => {
  expect(await begin('referrer', to, {})).toEqual({ outcome: 'no_consent' })
  expect(await begin('helper')).toEqual({ outcome: 'forbidden' })
  expect(await begin('referrer', third)).toEqual({ outcome: 'not_taking' })
  expect(await begin('referrer', from)).toMatchObject({ outcome: 'done' })
  await database.run(`update organisations set state = 'paused' where id = '${from}'`)
  expect(await begin('referrer', to)).toEqual({ outcome: 'forbidden' })
})

test('a draft is its sender’s alone; once sent the receiver sees it; once accepted whoever helps the person', async () => {
  const reference = String((await begin()).reference)
  await fill('referrer', reference)
  const cells = (...seers: Person[]) =>
    Object.fromEntries(members.map((name) => [name, seers.includes(name) ? '1' : '0']))
  expect(await sights(reference)).toEqual(cells('referrer'))
  await send('referrer', reference)
  expect(await sights(reference)).toEqual(cells('referrer', 'taker', 'lead'))
  expect(await accept(reference)).toMatchObject({ outcome: 'done', file: expect.stringMatching(/^SP-/) })
  expect(await sights(reference)).toEqual(cells('referrer', 'taker', 'lead', 'worker'))
  // The receiver reads about the person in the file; the sender what they sent, and nothing of the file.
  const shows = (what: string) => seenBy(members, `select 1 where referral_seen('${reference}') -> ${what}`)
  expect(await shows(`'facts' <> 'null'`)).toEqual(cells('referrer'))
  expect(await shows(`'file' <> 'null'`)).toEqual(cells('worker', 'lead'))
})

test('whoever sent a referral within their organisation learns whether a colleague could answer it too', async () => {
  const reference = await sent(facts, from)
  const others = () =>
    seenBy(['referrer', 'helper'], `select 1 where referral_seen('${reference}') -> 'others_answer' = 'true'`)
  // The helper supports people, which is not the right to answer.
  expect(await others()).toEqual({ referrer: '0', helper: '0' })
  await database.run(`update organisation_members set refer = true where user_id = '${people.helper.id}'`)
  expect(await others()).toEqual({ referrer: '1', helper: '1' })
})

test('accepting makes the file with its consent, which whoever was chosen then sees', async () => {
  const reference = await sent()
  expect(await accept(reference, { worker_id: people.lead.id })).toEqual({ outcome: 'no_worker' })
  const { file } = await accept(reference)
  const [made] = await database.rows(`select p.name, p.worker_id, c.wording, c.way, c.ends_on::text, e.note
        from supported_people p join support_consents c on c.supported_person_id = p.id
        join support_events e on e.supported_person_id = p.id and e.kind = 'referred' where p.reference = '${file}'`)
  expect(made).toEqual({
    name: 'Sam',
    worker_id: people.worker.id,
    wording: consent.wording,
    way: 'signed',
    ends_on: '2099-11-20',
    note: reference,
  })
  expect(await row(reference)).toMatchObject({ state: 'accepted' })
})

test('each side takes only its own steps, and a step on an old version changes nothing', async () => {
  const reference = await sent()
  expect(await accept(reference, { by: 'sender' }, 'referrer')).toEqual({ outcome: 'forbidden' })
  expect(await accept(reference, {}, 'referrer')).toEqual({ outcome: 'forbidden' })
  expect(await accept(reference, {}, 'worker')).toEqual({ outcome: 'forbidden' })
  expect(await accept(reference, {}, 'stranger')).toEqual({ outcome: 'missing' })
  expect(await fill('taker', reference)).toEqual({ outcome: 'forbidden' })
  const old = await versionOf(reference)
  await fill('referrer', reference, { ...facts, phone: '0113 496 0001' })
  expect(
    await step('taker', reference, { kind: 'declined', by: 'receiver', state: 'declined', reason: 'full' }, old),
  ).toMatchObject({ outcome: 'changed', who: null })
  expect(await database.rows(`select fields from referral_events where kind = 'changed' and fields <> '{}'`)).toEqual([
    { fields: ['phone'] },
  ])
})

test('whose right to refer was taken is told so, and nothing is changed', async () => {
  const reference = String((await begin()).reference)
  await database.run(`update organisation_members set refer = false where user_id = '${people.referrer.id}'`)
  expect(await fill('referrer', reference)).toEqual({ outcome: 'forbidden' })
  expect(await row(reference)).toMatchObject({ facts: {}, version: 1 })
})

test('an organisation that stopped taking referrals, or is full this month, gets no more; from itself it does', async () => {
  const reference = String((await begin()).reference)
  await fill('referrer', reference)
  await database.run(`update organisations set takes_referrals = false where id = '${to}'`)
  expect(await send('referrer', reference)).toEqual({ outcome: 'not_taking' })
  expect(await oneself()).toEqual({ outcome: 'not_taking' })
  await database.run(`update organisations set takes_referrals = true where id = '${to}'`)
  const takers = async () => (await database.rows('select partners_taking_referrals() as takers'))[0]?.takers
  expect(await takers()).toMatchObject([{ name: 'Charity 2', places_left: 2 }])
  for (const name of ['One', 'Two']) await accept(await sent({ ...facts, name }))
  expect(await takers()).toEqual([])
  expect(await send('referrer', reference)).toEqual({ outcome: 'not_taking' })
  // Whoever does not say how many takes any number.
  await database.run(`update organisations set places_a_month = null where id = '${to}'`)
  expect(await takers()).toMatchObject([{ name: 'Charity 2', places_left: null }])
  expect(await oneself({ facts: { ...facts, name: 'Another' } })).toMatchObject({ outcome: 'done' })
  const own = await sent(facts, from)
  expect(
    await step('referrer', own, { kind: 'accepted', by: 'receiver', state: 'accepted', due_on: '2026-12-02' }),
  ).toMatchObject({ outcome: 'done' })
})

test('a consent that has run out stops sending and accepting until there is a new one', async () => {
  const reference = await sent()
  await database.run(`update referrals set consent_on = '2025-01-01', consent_until = '2025-12-31'`)
  expect(await accept(reference)).toEqual({ outcome: 'no_consent' })
  expect(await step('referrer', reference, { kind: 'consent_given', by: 'sender', consent })).toMatchObject({
    outcome: 'done',
  })
  expect(await accept(reference)).toMatchObject({ outcome: 'done' })
})

test('somebody who no longer agrees is taken out of the referral at once', async () => {
  const reference = await sent()
  await step('taker', reference, {
    kind: 'withdrawn',
    by: 'receiver',
    state: 'withdrawn',
    reason: 'no_longer_agrees',
  })
  expect(await row(reference)).toMatchObject({
    state: 'withdrawn',
    facts: {},
    words: '',
    consent_wording: '',
    known_by: null,
  })
})

test('a file that is closed withdraws the referral and takes the person out; deleting it changes the reference too', async () => {
  const reference = await sent()
  await accept(reference)
  await database.run(`select close_supported_person(id, 'person', null) from supported_people`)
  expect(await row(reference)).toMatchObject({ state: 'withdrawn', reason: 'consent_ended', facts: {} })
  await database.run(`delete from supported_people`)
  expect(await row(reference)).toEqual({})
  expect(await database.rows(`select supported_person_id, state from referrals`)).toEqual([
    { supported_person_id: null, state: 'withdrawn' },
  ])
})

test('the same person is not sent twice while the first waits, and their open file is not made twice', async () => {
  await sent()
  const second = String((await begin()).reference)
  await fill('referrer', second)
  expect(await send('referrer', second)).toEqual({ outcome: 'already' })
  const [first] = await database.rows(`select reference from referrals where state = 'sent'`)
  const { file } = await accept(String(first?.reference))
  expect(await send('referrer', second)).toMatchObject({ outcome: 'done' })
  expect((await accept(second)).file).toBe(file)
  expect(await database.rows('select * from supported_people')).toHaveLength(1)
})

test('of two colleagues who send the same person at the same moment one is told', async () => {
  const drafts = [String((await begin()).reference), String((await begin()).reference)]
  for (const draft of drafts) await fill('referrer', draft)
  const change = text({ kind: 'sent', by: 'sender', state: 'sent' })
  const answers = await database.atOnce(
    drafts.map((draft) => `commit_referral('${people.referrer.id}', '${draft}', 2, ${change})`),
  )
  expect(answers.map((answer) => (answer as Answer).outcome).sort()).toEqual(['already', 'done'])
})

test('somebody who refers themselves is limited by network, and gets one reference for the same words', async () => {
  const first = await oneself({}, 'network')
  expect(first).toMatchObject({ outcome: 'done', receiver: 'Charity 2', reference: expect.stringMatching(/^RF-/) })
  expect(await oneself({}, 'network')).toEqual({ outcome: 'limited' })
  expect(await oneself()).toEqual(first)
  expect(await sights(String(first.reference))).toMatchObject({ taker: '1', referrer: '0', worker: '0' })
})

test('somebody who refers themselves again with other words has them kept too: a call may not be safe any more', async () => {
  const first = await oneself()
  const changes = [
    { facts: { ...facts, safe_ways: ['post'] } },
    { services: ['cv', 'interview'] },
    { words: 'A suit.' },
  ]
  const references = [first.reference]
  for (const change of changes) {
    const { reference } = await oneself(change)
    expect(references).not.toContain(reference)
    references.push(reference)
    expect((await oneself(change)).reference).toBe(reference)
  }
  expect(
    await database.rows(`select facts -> 'safe_ways' as ways, services, words from referrals order by begun_at`),
  ).toEqual([
    { ways: ['call'], services: ['cv'], words: '' },
    { ways: ['post'], services: ['cv'], words: '' },
    { ways: ['call'], services: ['cv', 'interview'], words: '' },
    { ways: ['call'], services: ['cv'], words: 'A suit.' },
  ])
})

const receipt = { subject: 'Thank you ({reference})', html: '<p>{reference}</p>', text: 'Keep {reference}.' }
const receipts = () =>
  database.rows(
    `select to_address, subject, html, body_text from outgoing_emails where kind = 'referral_receipt' order by created_at`,
  )

test('somebody who referred themselves is emailed their reference once, an address at most three times a day, and the email goes with what they take back', async () => {
  const first = await oneself({}, null, receipt)
  const reference = String(first.reference)
  expect(first).toMatchObject({ emailed: true })
  const one = {
    to_address: facts.email,
    subject: `Thank you (${reference})`,
    html: `<p>${reference}</p>`,
    body_text: `Keep ${reference}.`,
  }
  expect(await receipts()).toEqual([one])
  expect(await oneself({}, null, receipt)).toEqual(first)
  expect(await oneself({ words: 'Nobody may email me.' })).toMatchObject({ emailed: false })
  expect(await receipts()).toEqual([one])
  for (const [words, emailed] of [
    ['A second receipt.', true],
    ['A third.', true],
    ['A fourth.', false],
  ] as const)
    expect(await oneself({ words }, null, receipt)).toMatchObject({ outcome: 'done', emailed })
  const [copy] = await database.rows(`select own_referrals_of('SAM@example.org') -> 0 -> 'emails' as emails`)
  expect(copy?.emails).toEqual([{ kind: 'referral_receipt', to: facts.email, sent_at: null }])
  await database.run(`select erase_own_referrals('sam@example.org')`)
  expect(await receipts()).toEqual([])
})

test('a person’s copy has the referral that led to their file, and what they sent about themselves', async () => {
  const reference = await sent()
  await accept(reference)
  await database.run(`update supported_people set user_id = '${people.person.id}'`)
  await oneself({ facts: { ...facts, email: 'Person@example.org' } })
  const [copy] = await database.rows(`select account_data('${people.person.id}') as data`)
  expect(copy?.data).toMatchObject({
    support_files: [
      {
        referrals: [
          { reference, referred_by: 'Charity 1', referred_to: 'Charity 2', words: 'A CV.', facts: { name: 'Sam' } },
        ],
      },
    ],
    own_referrals: [{ is_own: true, referral_events: [{ kind: 'sent', by_side: 'person' }] }],
  })
  await database.run(`select erase_invitations('person@example.org')`)
  expect(await database.rows(`select state, facts from referrals where is_own`)).toEqual([
    { state: 'withdrawn', facts: {} },
  ])
})

/** A file of the sender's, which the helper there has, joined to the person's account. */
const ownFile = async (): Promise<string> => {
  await database.run(`select add_supported_person('${from}', '${people.helper.id}',
        ${text({ ...facts, own_reference: 'A-17', worker_id: people.helper.id })}::jsonb, ${text(consent)}::jsonb);
        update supported_people set user_id = '${people.person.id}';
        update organisation_members set refer = true where user_id = '${people.helper.id}'`)
  return String((await database.rows('select reference from supported_people'))[0]?.reference)
}
const beginFrom = (file: string, who: Person = 'helper', at = to) =>
  call(`begin_referral('${people[who].id}', '${at}', ${text(consent)}, '${file}')`)
const mine = async () => {
  const [cell] = Object.values(
    await seenBy(
      ['person'],
      `select reference from (select jsonb_array_elements(my_referrals()) ->> 'reference' as reference) x`,
    ),
  )
  return cell
}
const stop = (reference: string, who: Person = 'person') =>
  call(`stop_own_referral('${people[who].id}', '${reference}')`)

test('a referral begins with what a file says, for whoever may read it now, while its consent stands', async () => {
  const file = await ownFile()
  expect(await beginFrom(file, 'referrer')).toEqual({ outcome: 'missing' })
  expect(await beginFrom('SP-000000')).toEqual({ outcome: 'missing' })
  expect(await beginFrom(file, 'helper', from)).toEqual({ outcome: 'own_file' })
  const { outcome, reference } = await beginFrom(file)
  expect(outcome).toBe('done')
  // The organisation's own number for the person, and how far they are with work, stay in the file.
  const { facts: said, from_person_id: begunFrom } = await row(String(reference))
  expect(said).toMatchObject({ name: 'Sam', phone: '0113 496 0000', safe_ways: ['call'], place: 'community' })
  expect(Object.keys(said as object)).not.toContain('own_reference')
  expect(begunFrom).not.toBeNull()
  expect(await database.rows(`select note from support_events where kind = 'referred_on'`)).toEqual([
    { note: reference },
  ])
  await database.run(`update support_consents set ended_at = now(), ended_by = 'person'`)
  expect(await beginFrom(file)).toEqual({ outcome: 'file_closed' })
})

test('a file that is closed takes back what was begun from it and has no answer; what was accepted stays with the receiver', async () => {
  const file = await ownFile()
  const [draft, waiting, taken] = await Promise.all([beginFrom(file), beginFrom(file), beginFrom(file)])
  for (const one of [taken, waiting]) {
    await fill('helper', String(one?.reference), { ...facts, name: String(one?.reference) })
    expect(await send('helper', String(one?.reference))).toMatchObject({ outcome: 'done' })
  }
  await accept(String(taken?.reference))
  await database.run(
    `select close_supported_person(id, 'person', null) from supported_people where reference = '${file}'`,
  )
  expect(await row(String(draft?.reference))).toEqual({})
  expect(await row(String(waiting?.reference))).toMatchObject({ state: 'withdrawn', facts: {} })
  expect(await row(String(taken?.reference))).toMatchObject({ state: 'accepted', facts: {} })
  expect(await database.rows(`select closed_at from supported_people where organisation_id = '${to}'`)).toEqual([
    { closed_at: null },
  ])
})

test('the person sees what was begun from their file, what led to one, and what they sent; nobody else does', async () => {
  expect(await mine()).toBe('0')
  await sent({ ...facts, name: 'Somebody else' })
  await oneself({ facts: { ...facts, name: 'Myself', email: 'PERSON@example.org' } })
  expect(await mine()).toBe('1')
  await beginFrom(await ownFile())
  expect(await mine()).toBe('2')
  const everybody = [...members].filter((name) => name !== 'person')
  const others = await seenBy(everybody, `select 1 where my_referrals() <> '[]'`)
  expect(new Set(Object.values(others))).toEqual(new Set(['0']))
})

test('the person stops a referral: a draft is deleted, one that waits is emptied, and an accepted one closes its file', async () => {
  const file = await ownFile()
  const draft = String((await beginFrom(file)).reference)
  expect(await stop(draft, 'referrer')).toEqual({ outcome: 'missing' })
  expect(await stop(draft)).toEqual({ outcome: 'done' })
  expect(await row(draft)).toEqual({})

  const waiting = String((await beginFrom(file)).reference)
  await fill('helper', waiting)
  await send('helper', waiting)
  expect(await stop(waiting)).toEqual({ outcome: 'done' })
  expect(await row(waiting)).toMatchObject({ state: 'withdrawn', reason: 'no_longer_agrees', facts: {}, words: '' })
  expect(await stop(waiting)).toEqual({ outcome: 'over' })
  expect(await accept(waiting)).toMatchObject({ outcome: 'no_consent' })

  const taken = String((await beginFrom(file)).reference)
  await fill('helper', taken)
  await send('helper', taken)
  await accept(taken)
  expect(await stop(taken)).toEqual({ outcome: 'done' })
  expect(await row(taken)).toMatchObject({ state: 'withdrawn', reason: 'no_longer_agrees', facts: {} })
  expect(
    await database.rows(`select organisation_id = '${to}' as is_theirs, closed_at is null as is_open
          from supported_people order by 1`),
  ).toEqual([
    { is_theirs: false, is_open: true },
    { is_theirs: true, is_open: false },
  ])
  const own = String((await oneself({ facts: { ...facts, email: 'person@example.org' } })).reference)
  expect(await stop(own, 'stranger')).toEqual({ outcome: 'missing' })
  expect(await stop(own)).toEqual({ outcome: 'done' })
})

test('through the functions each right sees its own referrals, nobody any before the second step, and without an account all are refused', async () => {
  const reference = await sent()
  await database.run(`
        insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values
          ('${idOf(20)}', 'mentor@example.org', now(), '{"role": "caseworker"}'), ('${idOf(21)}', 'desk@example.org', now(), '{"role": "team"}'),
          ('${idOf(22)}', 'hires@example.org', now(), '{"role": "employer"}'), ('${idOf(23)}', 'left@example.org', now(), '{"role": "caseworker"}')
          on conflict do nothing;
        insert into organisation_members (user_id, organisation_id, mentor) values ('${idOf(20)}', '${to}', true) on conflict do nothing`)
  const asked = {
    list: `select * from jsonb_array_elements(referrals_screen('{"direction": "received"}') -> 'rows')`,
    sent: `select * from jsonb_array_elements(referrals_screen('{"direction": "sent"}') -> 'rows')`,
    one: `select 1 where referral_seen('${reference}') is not null`,
    tasks: `select 1 where (my_referral_tasks() ->> 'waiting')::integer > 0 and (my_referral_tasks() -> 'any')::boolean`,
    first: `select 1 where (partner_first_page(current_date, current_date, current_date) -> 'referrals' ->> 'waiting')::integer > 0`,
    own: 'select * from jsonb_array_elements(my_referrals())',
  }
  const received = { list: '1', one: '1', tasks: '1', first: '1' }
  const seen: Record<string, Partial<Record<keyof typeof asked, string>>> = {
    [people.referrer.id]: { sent: '1', one: '1' },
    [people.taker.id]: received,
    [people.lead.id]: received,
  }
  const accounts = [...Object.values(people).map(({ id }) => id), ...[20, 21, 22, 23].map(idOf)]
  const tries = (assurance: 'aal1' | 'aal2') =>
    accounts.flatMap((id) =>
      Object.entries(asked).map(([what, statement]) => ({
        cell: `${id} ${what}`,
        as: 'authenticated' as const,
        id,
        statement,
        assurance,
      })),
    )
  const expected = (of: (id: string, what: keyof typeof asked) => string) =>
    Object.fromEntries(
      accounts.flatMap((id) =>
        (Object.keys(asked) as (keyof typeof asked)[]).map((what) => [`${id} ${what}`, of(id, what)]),
      ),
    )
  expect(await resultsOf(database, tries('aal1'))).toEqual(expected((id, what) => seen[id]?.[what] ?? '0'))
  const strangers = Object.entries(asked).map(([cell, statement]) => ({
    cell,
    as: 'anon' as const,
    id: null,
    statement,
  }))
  expect(Object.values(await resultsOf(database, strangers))).toEqual(Object.keys(asked).map(() => refused))
  await database.run(giveSecondSteps)
  expect(await resultsOf(database, tries('aal1'))).toEqual(expected(() => '0'))
  expect(await resultsOf(database, tries('aal2'))).toEqual(expected((id, what) => seen[id]?.[what] ?? '0'))
  await database.run(takeSecondSteps)
})

test('the list says a name only to whoever may know it', async () => {
  const reference = await sent()
  const listed = (direction: string) =>
    `select 1 from jsonb_array_elements(referrals_screen('{"direction": "${direction}"}') -> 'rows') r where r ->> 'name' = 'Sam'`
  const anyOf = (direction: string) =>
    `select 1 from jsonb_array_elements(referrals_screen('{"direction": "${direction}"}') -> 'rows') r`
  // Whoever reads no name finds nobody by it.
  const found = (direction: string) =>
    `select 1 from jsonb_array_elements(referrals_screen('{"direction": "${direction}", "find": "sA"}') -> 'rows') r`
  const both = ['referrer', 'helper', 'taker', 'worker', 'lead', 'stranger'] as const
  expect(await seenBy(both, listed('received'))).toEqual({
    referrer: '0',
    helper: '0',
    taker: '1',
    worker: '0',
    lead: '1',
    stranger: '0',
  })
  expect(await seenBy(both, found('received'))).toEqual(await seenBy(both, listed('received')))
  expect(await seenBy(both, found('sent'))).toEqual(await seenBy(both, listed('sent')))
  await accept(reference)
  expect(await seenBy(both, listed('received'))).toMatchObject({ taker: '0', worker: '1', lead: '1' })
  expect(await seenBy(both, found('received'))).toEqual(await seenBy(both, listed('received')))
  expect(await seenBy(both, anyOf('received'))).toMatchObject({ taker: '1', worker: '1', stranger: '0' })
  expect(await seenBy(both, listed('sent'))).toMatchObject({ referrer: '1', helper: '0', taker: '0' })
  // Its pages, states and clock are asked for in the same way.
  const late = `select 1 from jsonb_array_elements(referrals_screen('{"direction": "received", "state": "late", "find": "rf-", "after_at": "2099-01-01 00:00:00+00", "after_id": "${idOf(999)}"}') -> 'rows') r`
  expect(await seenBy(['taker'], late)).toEqual({ taker: '0' })
  await database.run(`update referrals set contact_due_on = current_date - 1`)
  expect(await seenBy(['taker'], late)).toEqual({ taker: '1' })
})

test('the list says to whoever may refer whether their organisation takes any, and how many more this month', async () => {
  const says = (taking: object | null) =>
    seenBy(
      ['referrer', 'taker', 'worker', 'lead'],
      `select 1 where referrals_screen('{"direction": "received"}') -> 'taking' = ${text(taking)}::jsonb`,
    )
  expect(await says({ is_open: true, places_left: 2 })).toEqual({ referrer: '0', taker: '1', worker: '0', lead: '0' })
  expect(await says({ is_open: false, places_left: null })).toMatchObject({ referrer: '1', taker: '0' })
  expect(await says(null)).toEqual({ referrer: '0', taker: '0', worker: '1', lead: '1' })
  await accept(await sent())
  expect(await says({ is_open: true, places_left: 1 })).toMatchObject({ taker: '1' })
})

test('retention: drafts, unanswered and closed referrals lose their person in time, and counts stay', async () => {
  const draft = String((await begin()).reference)
  const unanswered = await sent({ ...facts, name: 'Unanswered' })
  const declined = await sent({ ...facts, name: 'Declined' })
  await step('taker', declined, { kind: 'declined', by: 'receiver', state: 'declined', reason: 'full' })
  const ended = await sent({ ...facts, name: 'Ended' })
  await accept(ended)
  await step('taker', ended, { kind: 'ended', by: 'receiver', state: 'ended', outcome: 'job_started' })
  await database.run(`update referrals set changed_at = now() - interval '31 days' where reference = '${draft}';
        update referrals set consent_on = current_date - 400, consent_until = current_date - 31 where reference = '${unanswered}';
        update referrals set closed_at = now() - interval '31 days' where closed_at is not null;`)
  await database.run('select purge_expired()')
  const left = () => database.rows(`select state, facts ->> 'name' as name from referrals order by state`)
  expect(await left()).toEqual([
    { state: 'declined', name: null },
    { state: 'ended', name: 'Ended' },
    { state: 'withdrawn', name: null },
  ])
  await database.run(`update referrals set closed_at = now() - interval '13 months' where state = 'ended'`)
  await database.run('select purge_expired()')
  expect(await left()).toMatchObject([{ name: null }, { name: null }, { name: null }])
})
