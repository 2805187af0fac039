import { expect, test } from 'playwright/test'

import { supportDigestEmail } from '../../lib/content/casework/support-digest'
import { timeText, weekdayText } from '../../lib/content/wording/date-text'
import { londonInstant, utcStamp } from '../../lib/domain/dates/london-time'
import { addDays, daysBetween, plainDate, type PlainDate } from '../../lib/domain/dates/plain-date'
import { demoPassword } from '../../scripts/run/demo-accounts'
import { cookiesOf, postForm, sessionOf, tokenOf } from '../support/accounts'
import { callFunction, inStoppedDatabase, rowsOf, startServiceWith } from '../support/database'
import { mailFor } from '../support/mailbox'
import { movableClock } from '../support/movable-clock'
import type { Service } from '../support/service'
import { waitUntil } from '../support/wait-until'

// A worker's week with forty people, Monday to Friday, over HTTP on a moved clock: what the screens, the daily email and the calendar say
// each morning and evening is compared with a count that the test keeps by itself.

const began = plainDate('2027-06-21')
const monday = plainDate('2027-07-05')
const week = [0, 1, 2, 3, 4].map((days) => addDays(monday, days))
const dayAt = (index: number): PlainDate => week[index] ?? monday
const [organisation, ownFile] = ['00000000-0000-4000-8000-000000000701', '00000000-0000-4000-8000-000000000702']
const portal = '/dashboard/caseworkerportal'

/** The first of the forty has an account, and only email is safe. */
const seed = `
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${organisation}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Pat Green', 'pat@example.org');
  insert into organisation_members (user_id, organisation_id, support)
    select u.id, '${organisation}', true from auth.users u where u.email = 'caseworker@example.org';
  insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by, safe_ways, created_at, changed_at)
    select '${ownFile}', '${organisation}', 'SP-WRK001', p.id, w.id, 'Person 00', 'own', '["email"]', '${began}', '${began}'
    from auth.users p, auth.users w where p.email = 'candidate@example.org' and w.email = 'caseworker@example.org';
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${ownFile}', 'w', 'v', 'signed', '${began}', '2028-06-01');`

type Outcome = 'attended' | 'attended_late' | 'unacceptable_absence'
type Meeting = { name: string; on: PlainDate; at: string; isCancelled: boolean; outcome: Outcome | null }
const nameOf = (number: number): string => `Person ${String(number).padStart(2, '0')}`
const everybody = Array.from({ length: 40 }, (_, number) => nameOf(number))

/** What has been done, kept by the test: nothing in it is read from the service. */
const ledger = {
  meetings: [] as Meeting[],
  contacts: new Map<string, PlainDate>(everybody.map((name) => [name, began])),
  consents: new Map<string, PlainDate>(),
  steps: [] as { name: string; by: PlainDate }[],
  unreadSince: null as PlainDate | null,
}
const inContact = (name: string, on: PlainDate): void => {
  if (on > (ledger.contacts.get(name) ?? began)) ledger.contacts.set(name, on)
}
const byTime = (one: Meeting, other: Meeting): number => `${one.on} ${one.at}`.localeCompare(`${other.on} ${other.at}`)
const standing = (): Meeting[] => ledger.meetings.filter(({ isCancelled }) => !isCancelled).toSorted(byTime)
const missedInARow = (name: string): number => {
  const ended = standing().filter((one) => one.name === name && one.outcome !== null)
  const lastSeen = ended.findLastIndex(({ outcome }) => outcome !== 'unacceptable_absence')
  return ended.length - 1 - lastSeen
}

/** What a day must show at a time of it, by the ledger alone. */
function expected(today: PlainDate, now: string) {
  const meetings = standing()
  const lineOf = ({ name, on, at }: Meeting): string =>
    [timeText(at), on === today ? '' : weekdayText(on), name].filter(Boolean).join(' ')
  const toNote = meetings.filter(({ on, at, outcome }) => outcome === null && `${on} ${at}` <= `${today} ${now}`)
  const alerts = everybody.flatMap((name) => {
    const consent = ledger.consents.get(name)
    return [
      missedInARow(name) >= 2 && 'Did not come',
      name === nameOf(0) &&
        ledger.unreadSince !== null &&
        daysBetween(ledger.unreadSince, today) >= 3 &&
        'Their message',
      daysBetween(ledger.contacts.get(name) ?? began, today) >= 14 && 'No contact',
      ledger.steps.some((step) => step.name === name && step.by < today) && 'A step',
      consent !== undefined && daysBetween(today, consent) <= 14 && 'Consent ends',
      toNote.some((one) => one.name === name && one.on < today) && 'Nobody has noted',
    ].flatMap((kind) => (kind === false ? [] : `${name} ${kind}`))
  })
  return {
    // What is over and not noted stands among what is to be noted alone.
    today: meetings.filter((one) => one.on === today && !toNote.includes(one)).map(lineOf),
    later: meetings.filter(({ on }) => on > today && daysBetween(today, on) <= 6).map(lineOf),
    toNote: toNote.map((one) => (one.on === today ? `${timeText(one.at)} Today ${one.name}` : lineOf(one))),
    alerts: alerts.toSorted(),
  }
}

const sectionOf = (html: string, id: string): string =>
  new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
const linesOf = (html: string): string[] =>
  html
    .split('<li')
    .slice(1)
    .map((part) => textOf(`<li${part}`))
/** The beginning of each line, as long as what is expected of it. */
const startsOf = (lines: readonly string[], wanted: readonly string[]): string[] =>
  lines.map((line) => wanted.find((start) => line.startsWith(start)) ?? line)

test('a week with forty people: every screen, email and calendar agrees with what was done', async () => {
  const clock = movableClock(`${began}T08:00:00Z`)
  const service: Service = await startServiceWith(seed, clock.env)
  const cookies: Record<string, string> = {}
  const idOf = async (role: string) =>
    (await tokenOf(service, { email: `${role}@example.org`, password: demoPassword })).user.id
  const [worker, person] = [await idOf('caseworker'), await idOf('candidate')]
  const signIn = async (): Promise<void> => {
    for (const role of ['caseworker', 'candidate']) cookies[role] = await sessionOf(service, role)
  }
  const get = async (path: string, role = 'caseworker'): Promise<string> => {
    const answer = await fetch(service.url + path, { headers: { cookie: cookies[role] ?? '' } })
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  const post = async (action: string, fields: Record<string, string>, role = 'caseworker'): Promise<void> => {
    const answer = await postForm(service, `/api/${role}/${action}`, fields, { cookie: cookies[role] ?? '' })
    expect(answer.headers.get('location'), `${action} ${JSON.stringify(fields)}`).toContain('done=')
  }
  const call = async (name: string, given: Record<string, unknown>): Promise<void> => {
    expect(await callFunction(service, name, { p_actor: worker, ...given }), name).toMatchObject({ outcome: 'done' })
  }
  const round = async (): Promise<void> => {
    const answer = await fetch(`${service.url}/api/outbox`, {
      headers: { authorization: `Bearer ${service.keys.cronSecret}` },
    })
    expect(answer.status).toBe(200)
    await waitUntil(
      async () =>
        (await rowsOf(service, 'outgoing_emails')).every(({ status }) => status === 'sent') ? true : undefined,
      { withinMs: 30_000, failure: 'the emails were not sent' },
    )
  }

  // Two weeks before: the caseload is read in, and the week is booked, four a day.
  await signIn()
  await call('import_people', {
    p_rows: JSON.stringify(
      everybody.slice(1).map((name, index) => {
        const endsOn = index >= 30 && index < 33 ? plainDate('2027-07-20') : plainDate('2028-06-01')
        ledger.consents.set(name, endsOn)
        const consent = { wording: 'w', wording_version: 'v', way: 'signed', given_on: began, ends_on: endsOn }
        return { facts: { name, safe_ways: ['call'], town: 'Leeds', district: 'LS9' }, consent }
      }),
    ),
  })
  const caseload = await get(`${portal}/people`)
  const references = new Map(
    [...caseload.matchAll(/\/people\/(SP-[0-9A-Z]{6})"[^>]*>(.*?)<\/a>/gs)].map(([, reference = '', name = '']) => [
      textOf(name),
      reference,
    ]),
  )
  expect([...references.keys()].toSorted()).toEqual(everybody)
  const referenceOf = (name: string): string => references.get(name) ?? ''
  const book = async (name: string, on: PlainDate, at: string, weeks = 1): Promise<void> => {
    const place = { kind: 'support', minutes: '45', way: 'phone', place: 'by phone' }
    await post('appointment-book', { reference: referenceOf(name), ...place, on, at, weeks: String(weeks) })
    for (let later = 0; later < weeks; later += 1)
      ledger.meetings.push({ name, on: addDays(on, later * 7), at, isCancelled: false, outcome: null })
  }
  for (let number = 1; number <= 20; number += 1)
    await book(nameOf(number), dayAt(number % 5), `${String(9 + Math.floor((number - 1) / 5)).padStart(2, '0')}:00`)
  await book(nameOf(39), dayAt(0), '16:00')
  await book(nameOf(39), dayAt(1), '16:00')
  await book(nameOf(0), dayAt(2), '14:00')
  const addStep = async (number: number, by: PlainDate, who: 'person' | 'worker'): Promise<void> => {
    const step = { goal: 'Into work', what: `The step of ${nameOf(number)}`, who, by, most: 30 }
    await call('add_support_step', { p_reference: referenceOf(nameOf(number)), p_step: JSON.stringify(step) })
    ledger.steps.push({ name: nameOf(number), by })
  }
  for (const number of [21, 22, 23, 24]) await addStep(number, dayAt(1), 'worker')
  await addStep(0, dayAt(2), 'person')
  const note = async (name: string, on: PlainDate): Promise<void> => {
    const words = { kind: 'phone', words: 'We talked.', is_for_colleagues: false, reason: '', corrects: null }
    await call('add_support_note', { p_reference: referenceOf(name), p_note: JSON.stringify(words) })
    inContact(name, on)
  }
  const before = addDays(monday, -4)
  await clock.moveTo(`${before}T08:00:00Z`)
  for (const name of everybody.slice(11)) await note(name, before)

  /** The hidden fields of one appointment in the file of its person. */
  const formOf = async ({ name, on, at }: Meeting): Promise<Record<string, string>> => {
    const parts = sectionOf(await get(`${portal}/people/${referenceOf(name)}/work`), 'appointments').split('<li')
    const own = parts.find((part) => textOf(`<li${part}`).startsWith(`${weekdayText(on)}, ${timeText(at)}`)) ?? ''
    const [appointment = '', version = ''] = ['appointment', 'version'].map(
      (field) => new RegExp(`name="${field}" value="([^"]*)"`).exec(own)?.[1] ?? '',
    )
    expect(appointment, `${name} ${on} ${at}`).not.toBe('')
    return { reference: referenceOf(name), appointment, version }
  }
  const meeting = (number: number, index: number): Meeting => {
    const found = ledger.meetings.find(({ name, on }) => name === nameOf(number) && on === dayAt(index))
    if (!found) throw new Error(`nothing is booked for ${nameOf(number)} on ${dayAt(index)}`)
    return found
  }
  const end = async (one: Meeting, outcome: Outcome): Promise<void> => {
    await post('appointment-outcome', { ...(await formOf(one)), outcome, words: '' })
    one.outcome = outcome
    if (outcome !== 'unacceptable_absence') inContact(one.name, one.on)
  }
  /** Notes everybody of a day whom nothing else is said about as attended. */
  const endDay = async (index: number, but: readonly string[] = []): Promise<void> => {
    for (const one of standing().filter(({ on, outcome }) => on === dayAt(index) && outcome === null))
      if (!but.includes(one.name)) await end(one, one.name === nameOf(39) ? 'unacceptable_absence' : 'attended')
  }
  const compare = async (today: PlainDate, now: string): Promise<void> => {
    const wanted = expected(today, now)
    const html = await get(portal)
    const [ofToday = '', ofWeek = ''] = sectionOf(html, 'today').split('<h3')
    const seen = {
      today: startsOf(linesOf(ofToday), wanted.today),
      later: startsOf(linesOf(ofWeek), wanted.later),
      toNote: startsOf(linesOf(sectionOf(html, 'to-note')), wanted.toNote),
      alerts: startsOf(linesOf(sectionOf(await get(`${portal}/alerts`), 'alerts')), wanted.alerts).toSorted(),
    }
    expect(seen, `${today} ${now}`).toEqual(wanted)
    // The first page has the most urgent alone.
    expect(linesOf(sectionOf(html, 'alerts'))).toHaveLength(Math.min(5, wanted.alerts.length))
    const inTheWeek = standing().flatMap(({ name, on, at }) => (week.includes(on) ? [`${timeText(at)}, ${name}`] : []))
    const entries = (await get(`${portal}/calendar?week=${today}`))
      .split('<div class="dash-entry">')
      .slice(1)
      .map(textOf)
    expect(startsOf(entries, inTheWeek), `${today} ${now}`).toEqual(inTheWeek)
    expect(new Set((await get(`${portal}/people`)).match(/\/people\/SP-[0-9A-Z]{6}(?=")/g))).toHaveProperty('size', 40)
    // The person's own first page: where to be next, and what to do next.
    const ownPage = await get('/dashboard/candidateportal', 'candidate')
    const next = textOf(sectionOf(ownPage, 'next'))
    const own = standing().find(({ name, on, at }) => name === nameOf(0) && `${on} ${at}` > `${today} ${now}`)
    if (own) expect(next).toContain(`${weekdayText(own.on)}, ${timeText(own.at)}`)
    else expect(next).not.toContain(weekdayText(dayAt(2)))
    expect(sectionOf(ownPage, 'for-you').includes('The step of Person 00')).toBe(
      ledger.steps.some(({ name }) => name === nameOf(0)),
    )
  }
  const feed = await postForm(service, '/api/caseworker/calendar-make', {}, { cookie: cookies.caseworker ?? '' })
  const shown = await fetch(new URL(feed.headers.get('location') ?? '', service.url), {
    headers: { cookie: `${cookies.caseworker}; ${cookiesOf(feed)}` },
  })
  const calendar = /\/api\/calendar\/[\w-]+\.ics/.exec(await shown.text())?.[0] ?? ''
  /** The calendar of the worker from a day on has the appointments of the ledger, each once. */
  const compareCalendar = async (today: PlainDate): Promise<void> => {
    const text = await get(calendar)
    const from = utcStamp(today, '00:00')
    const starts = [...text.matchAll(/DTSTART:(\w+)/g)].flatMap(([, start = '']) => (start >= from ? [start] : []))
    expect(starts.toSorted(), today).toEqual(
      standing().flatMap(({ on, at }) => (on >= today ? [utcStamp(on, at)] : [])),
    )
  }

  const evenings: readonly (() => Promise<void>)[] = [
    async () => {
      await endDay(0, [nameOf(20)])
      const moved = meeting(7, 2)
      const place = { minutes: '45', way: 'phone', place: 'by phone', asker: 'person' }
      await post('appointment-move', { ...(await formOf(moved)), on: dayAt(3), at: '15:00', ...place })
      Object.assign(moved, { on: dayAt(3), at: '15:00' })
      await post('support-message', { reference: 'SP-WRK001', text: 'Can we talk on Wednesday?' }, 'candidate')
      inContact(nameOf(0), dayAt(0))
      ledger.unreadSince = dayAt(0)
    },
    async () => {
      await endDay(1)
      await end(meeting(20, 0), 'attended_late')
      const cancelled = meeting(13, 3)
      await post('appointment-cancel', { ...(await formOf(cancelled)), asker: 'worker' })
      cancelled.isCancelled = true
      await note(nameOf(4), dayAt(1))
    },
    async () => {
      await endDay(2)
      await book(nameOf(25), dayAt(4), '15:00', 3)
      const page = await get('/dashboard/candidateportal/support/SP-WRK001', 'candidate')
      const step = /name="step" value="([^"]*)"/.exec(page)?.[1] ?? ''
      await call('tick_support_step', { p_actor: person, p_step: step, p_done_on: dayAt(2) })
      ledger.steps = ledger.steps.filter(({ name }) => name !== nameOf(0))
    },
    async () => {
      await endDay(3)
      await get(`${portal}/people/SP-WRK001/messages`)
      ledger.unreadSince = null
    },
    async () => endDay(4),
  ]
  const subjects: string[] = []
  for (const [index, today] of week.entries()) {
    // Eight in the morning in London.
    await clock.moveTo(`${today}T07:00:05Z`)
    await round()
    await signIn()
    const wanted = expected(today, '08:00')
    const counts = { appointments: wanted.today.length, toNote: wanted.toNote.length, alerts: wanted.alerts.length }
    subjects.push(supportDigestEmail.subject(counts))
    const digests = (await mailFor(service, 'caseworker@example.org')).filter(({ subject }) =>
      subject.startsWith('Today: '),
    )
    expect(digests.map(({ subject }) => subject)).toEqual(subjects)
    await compare(today, '08:00')
    await compareCalendar(today)
    await clock.moveTo(`${today}T11:30:00Z`)
    await round()
    await clock.moveTo(`${today}T16:30:00Z`)
    await round()
    await signIn()
    await evenings[index]?.()
    await compare(today, '17:30')
  }

  // What was done stands in the timeline; the pages of jobs and applications open with somebody, and name nobody who shares nothing.
  const fileOf = (number: number): string => `${portal}/people/${referenceOf(nameOf(number))}`
  const timeline = textOf(await get(`${fileOf(7)}/timeline?kind=appointment`))
  expect(timeline).toContain('Appointment: Support meeting')
  expect(timeline).toContain('Moved: the person asked.')
  expect(textOf(await get(`${fileOf(4)}/timeline?about=phone`))).toContain('We talked.')
  expect(textOf(await get(`${fileOf(0)}/jobs`))).toContain(nameOf(0))
  expect(textOf(await get(`${portal}/applications`))).toContain('Nobody is sharing their applications with you yet.')

  // The person was reminded of the one appointment twice, by email, and of nothing else.
  const reminders = (await mailFor(service, 'candidate@example.org')).filter(({ subject }) =>
    subject.startsWith('A reminder'),
  )
  expect(reminders.map(({ subject }) => subject)).toEqual(['A reminder for tomorrow', 'A reminder for today'])
  await service.stop()

  // What the ledger says is what the rows say.
  const count = (rows: string, wanted: number): string =>
    `do $$ begin if (select count(*) from ${rows}) <> ${wanted} then raise exception 'not ${wanted}: ${rows.replaceAll("'", "''")}'; end if; end $$;`
  const instants = standing().map(({ on, at }) => `'${londonInstant(on, at).toISOString()}'`)
  await inStoppedDatabase(
    service,
    [
      count('supported_people where closed_at is null', 40),
      count('support_appointments', ledger.meetings.length),
      count(`support_appointments where not is_cancelled and starts_at in (${instants.join(', ')})`, instants.length),
      ...(['attended', 'attended_late', 'unacceptable_absence'] as const).map((outcome) =>
        count(
          `support_appointments where outcome = '${outcome}'`,
          ledger.meetings.filter((one) => one.outcome === outcome).length,
        ),
      ),
    ].join('\n'),
  )
  await service.dispose()
})
