import { createHash } from 'node:crypto'
import { expect, test } from 'playwright/test'

import { diaryDone, diaryProblems } from '../../lib/content/casework/diary'
import { supportCalendarWords as words } from '../../lib/content/casework/support-calendar'
import { cookiesOf, postForm, sessionOf } from '../support/accounts'
import { callFunction, startServiceWith } from '../support/database'
import { idOf } from '../support/id-of'
import type { Service } from '../support/service'

const [organisation, file] = [idOf(701), idOf(702)]
const [ahead, cancelled, over, elsewhere] = [idOf(801), idOf(802), idOf(803), idOf(804)]

/** A worker and a person with an account; an appointment to come, one that is cancelled, one that is over, one of a colleague. */
const appointment = (id: string, from: string, isCancelled: boolean, worker: string) => `
  insert into support_appointments (id, supported_person_id, kind, starts_at, ends_at, way, place, worker_id, is_cancelled)
    select '${id}', '${file}', 'health', ${from}, ${from} + interval '1 hour', 'in_person', '4 Mill Lane', u.id, ${isCancelled}
    from auth.users u where u.email = '${worker}';`
const seed = `
  insert into organisations (id, kind, name, state, services, areas, safeguarding_name, safeguarding_email)
    values ('${organisation}', 'partner', 'A Fresh Start', 'approved', '{cv}', '{Leeds}', 'Pat Green', 'pat@example.org');
  insert into organisation_members (user_id, organisation_id, support)
    select u.id, '${organisation}', true from auth.users u where u.email = 'caseworker@example.org';
  insert into organisation_members (user_id, organisation_id, refer)
    select u.id, '${organisation}', true from auth.users u where u.email = 'partner@example.org';
  insert into supported_people (id, organisation_id, reference, user_id, worker_id, name, known_by)
    select '${file}', '${organisation}', 'SP-WRK001', p.id, w.id, 'Quill Feather', 'quill'
    from auth.users p, auth.users w where p.email = 'candidate@example.org' and w.email = 'caseworker@example.org';
  insert into support_consents (supported_person_id, wording, wording_version, way, given_on, ends_on)
    values ('${file}', 'w', 'v', 'signed', now(), now() + interval '1 year');
  ${appointment(ahead, `timestamptz '2027-03-29T08:00Z'`, false, 'caseworker@example.org')}
  ${appointment(cancelled, `now() + interval '2 days'`, true, 'caseworker@example.org')}
  ${appointment(over, `now() - interval '2 days'`, false, 'caseworker@example.org')}
  ${appointment(elsewhere, `now() + interval '3 days'`, false, 'partner@example.org')}`

test.describe.configure({ mode: 'serial' })

let service: Service
const cookies: Record<string, string> = {}
test.beforeAll(async () => {
  service = await startServiceWith(seed)
  for (const role of ['candidate', 'caseworker', 'partner']) cookies[role] = await sessionOf(service, role)
})
test.afterAll(() => service?.dispose())

const get = (path: string, role?: string) =>
  fetch(service.url + path, { headers: role ? { cookie: cookies[role] ?? '' } : {}, redirect: 'manual' })

test('the person and the worker get an appointment as a calendar file, and nobody else', async () => {
  const own = await get(`/api/candidate/appointments/${ahead}`, 'candidate')
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = await own.text()
  expect(text).toContain('DTSTART:20270329T080000Z\r\n')
  expect(text).toContain('LOCATION:4 Mill Lane\r\n')
  expect(text).toContain(`SUMMARY:${words.entry}\r\n`)
  expect(text).not.toMatch(/Quill|Fresh|Health|SP-/)
  const workers = await (await get(`/api/caseworker/appointments/${ahead}`, 'caseworker')).text()
  expect(workers).toContain('SUMMARY:Appointment SP-WRK001\r\n')
  expect(workers).not.toContain('Quill')
  const statusOf = async (path: string, role?: string) => (await get(path, role)).status
  expect(await statusOf(`/api/candidate/appointments/${ahead}`)).toBe(401)
  expect(await statusOf(`/api/caseworker/appointments/${ahead}`, 'candidate')).toBe(403)
  expect(await statusOf(`/api/partner/appointments/${ahead}`, 'partner')).toBe(404)
  for (const id of [cancelled, over, idOf(999), 'made-up']) {
    expect(await statusOf(`/api/candidate/appointments/${id}`, 'candidate'), id).toBe(404)
  }
})

const post = async (action: string, role: string, fields: Record<string, string> = {}) => {
  const cookie = cookies[role] ?? ''
  const answer = await postForm(service, `/api/${role}/${action}`, fields, { cookie })
  const page = await fetch(new URL(answer.headers.get('location') ?? '', service.url), {
    headers: { cookie: `${cookie}; ${cookiesOf(answer)}` },
  })
  return page.text()
}
const pathIn = (html: string): string => /\/api\/calendar\/[\w-]+\.ics/.exec(html)?.[0] ?? ''

test('a private address shows times and references alone, is stored as a digest, and can be renewed and stopped', async () => {
  const first = pathIn(await post('calendar-make', 'caseworker'))
  expect(first).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
  const answer = await get(first)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const text = await answer.text()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(text).toContain('DTSTART:20270329T080000Z\r\n')
  expect(text).toContain('SUMMARY:Appointment SP-WRK001\r\n')
  expect(text).not.toMatch(/Quill|Mill Lane|LOCATION|Fresh|[Hh]ealth/)
  const token = first.slice('/api/calendar/'.length, -'.ics'.length)
  const asked = (digest: string) =>
    callFunction(service, 'support_feed', { p_token_digest: digest, p_per_minute: 100, p_per_hour: 100 })
  expect(await asked(token)).toBeNull()
  expect(await asked(createHash('sha256').update(token).digest('hex'))).toMatchObject({ appointments: [{}, {}] })

  const second = pathIn(await post('calendar-make', 'caseworker'))
  expect(second).not.toBe(first)
  const old = await get(first)
  expect([old.status, await old.text()]).toEqual([404, `${words.gone}\n`])
  expect((await get(second)).status).toBe(200)
  // Whoever helps nobody has no such address, and a stranger's guess learns nothing.
  expect(pathIn(await post('calendar-make', 'partner'))).toBe('')
  for (const guess of ['x', 'A'.repeat(43), `${'A'.repeat(43)}.ics`]) {
    expect((await get(`/api/calendar/${guess}`)).status, guess).toBe(404)
  }

  // Asked ten times in a minute, it says in words that this is too often, and when to come back.
  const answers = await Promise.all(Array.from({ length: 10 }, () => get(second)))
  const late = answers.filter(({ status }) => status === 429)
  expect(late.length).toBeGreaterThan(0)
  const wait = Number(late[0]?.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await late[0]?.text()).toBe(`${words.tooOften(wait)}\n`)

  expect(await post('calendar-stop', 'caseworker')).toContain(words.make)
  expect((await get(second)).status).toBe(404)
})

test('a person adds to their diary, and gets it as a file and by a private address without names or places', async () => {
  const entry = { title: 'Dentist', on: '2027-03-30', at: '09:30', minutes: '30', place: 'High Street' }
  expect(await post('diary-add', 'candidate', { ...entry, title: 'My conviction' })).toContain('Leave out ‘conviction’')
  // It is shown in its own week, months ahead.
  const added = await post('diary-add', 'candidate', entry)
  for (const said of [diaryDone['diary-added'], 'Dentist', 'High Street']) expect(added).toContain(said)
  const file = await get('/api/candidate/diary', 'candidate')
  expect([file.status, file.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="diary.ics"'])
  const text = await file.text()
  expect(text).toContain('SUMMARY:Dentist\r\n')
  expect(text).toContain('LOCATION:High Street\r\n')
  expect(text).toContain('SUMMARY:Health\\, A Fresh Start\r\n')
  for (const [role, status] of [
    [undefined, 401],
    ['caseworker', 403],
  ] as const)
    expect((await get('/api/candidate/diary', role)).status).toBe(status)

  const address = pathIn(await post('calendar-make', 'candidate'))
  const feed = await (await get(address)).text()
  expect(feed).toContain('SUMMARY:Dentist\r\n')
  expect(feed).toContain('SUMMARY:Appointment\r\n')
  expect(feed).not.toMatch(/LOCATION|Street|Mill|Fresh|Health/)
  await post('calendar-stop', 'candidate')
  expect((await get(address)).status).toBe(404)

  expect(await post('diary-remove', 'candidate', { entry: 'made-up' })).toContain(diaryProblems.missing)
  const page = await (await get('/dashboard/candidateportal/diary?week=2027-03-30', 'candidate')).text()
  const id = /name="entry" value="([\w-]+)"/.exec(page)?.[1] ?? ''
  expect(await post('diary-remove', 'candidate', { entry: id })).toContain(diaryDone['diary-removed'])
  expect(await (await get('/api/candidate/diary', 'candidate')).text()).not.toContain('Dentist')
})
