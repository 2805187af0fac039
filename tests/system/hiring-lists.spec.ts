import { load } from 'cheerio'
import { expect, test } from 'playwright/test'

import { ownApplicationsWords } from '@/lib/content/hiring/own-applications'
import { weekdayText } from '@/lib/content/wording/date-text'
import { pageKeyText } from '@/lib/domain/applications/page-key'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addDays } from '@/lib/domain/dates/plain-date'
import { postForm, sessionOf } from '../support/accounts'
import { anAdvert } from '../support/an-advert'
import { startServiceWith } from '../support/database'
import { sqlText } from '../support/live-jobs'
import { runRole } from '../support/run-command'
import type { Service } from '../support/service'

const many = 120
const names = Array.from({ length: many }, (_, index) => `job-${String(index).padStart(8, '0')}`)
const advert = sqlText(JSON.stringify(anAdvert()))
const companies = names.map((_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
const references = names.map((_, index) => `A-${String(index).padStart(6, '0')}`)

const ended = references.map((reference) => `A-9${reference.slice(-5)}`)

/** Jobs, people's applications and saved jobs, ten of them at a time at the same moment or on the same day. */
const seed = `
  insert into public.jobs (id, organisation_id, status, advert, draft, review, review_asked_at, title, posted_on, changed_at)
  select 'job-' || lpad(i::text, 8, '0'), c.id, 'live', ${advert}, ${advert}, 'asked', m.at, 'Baker ' || i, now(), m.at
  from generate_series(0, ${many - 1}) i, lateral (select now() - i / 10 * interval '1 minute 0.1 seconds' as at) m, public.organisations c
  where c.name = 'Example Bakery';
  insert into public.candidate_profiles (user_id, first_name, last_name)
  select u.id, 'Jo', 'Li' from auth.users u where u.email = 'candidate@example.org' on conflict do nothing;
  insert into public.kept_jobs (person_id, job_id, kind, kept_at)
  select p.person_id, j.id, 'saved', now() from public.candidate_profiles p, public.jobs j where j.title like 'Baker %';
  insert into public.applications (reference, job_id, organisation_id, person_id, applied_on, changed_on, changed_by)
  select 'A-' || lpad(i::text, 6, '0'), 'job-' || lpad(i::text, 8, '0'), c.id, p.person_id, d.day, d.day, 'candidate'
  from generate_series(0, ${many - 1}) i, lateral (select now()::date - i / 10 as day) d, public.organisations c, public.candidate_profiles p
  where c.name = 'Example Bakery';
  insert into public.applications (reference, job_id, organisation_id, person_id, applied_on, changed_on, changed_by, stage, ended_on)
  select 'A-9' || right(a.reference, 5), a.job_id, a.organisation_id, a.person_id, a.applied_on, a.changed_on, 'candidate', 'withdrawn',
    a.changed_on from public.applications a;
  insert into public.organisations (id, name, sector, size, state, asked_at)
  select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Company ' || i, 'retail', '1_9', 'paused',
    now() - i / 10 * interval '1 minute' from generate_series(0, ${many - 1}) i;`

const today = londonDay(new Date())
const longAgo = addDays(today, -100)
const idOf = (number: number): string => `00000000-0000-4000-8000-9${String(number).padStart(11, '0')}`
/** Interviews of the same person, changed before everything above: one is over, and of one a question is still open. */
const interviews = [
  { number: 1, on: addDays(today, -1), waits: `'${today}'`, disclosure: 'declined' },
  { number: 2, on: addDays(today, 3), waits: 'null', disclosure: 'asked' },
]
const seedInterviews = interviews
  .map(
    ({ number, on, waits, disclosure }) => `
      insert into public.jobs (id, organisation_id, status, advert, title, posted_on)
      values ('old-0000000${number}', '${companies[number]}', 'live', ${advert}, 'Interview ${number}', '${longAgo}');
      insert into public.applications (id, reference, job_id, organisation_id, person_id, applied_on, changed_on, changed_by, stage, is_named,
        waits_since, disclosure)
      select '${idOf(number)}', 'A-80000${number}', 'old-0000000${number}', '${companies[number]}', p.person_id, '${longAgo}',
        '${longAgo}', 'employer', 'interview', true, ${waits}, '${disclosure}'
      from public.candidate_profiles p join auth.users u on u.id = p.user_id where u.email = 'candidate@example.org';
      insert into public.interview_slots (application_id, on_day, at_time, minutes, way, place, state)
      values ('${idOf(number)}', '${on}', '10:00', 30, 'phone', 'We call you', 'chosen');`,
  )
  .join('\n')

test.describe('lists of more than a page', () => {
  let service: Service
  test.beforeAll(async () => {
    service = await startServiceWith(seed + seedInterviews)
  })
  test.afterAll(() => service.dispose())

  for (const [what, role, path, link, expected, rows, nextText] of [
    ['a company’s jobs', 'hiring', '/dashboard/employerportal/jobs', '/dashboard/employerportal/jobs/', names, 50],
    ['the adverts that wait for the team', 'team', '/dashboard/team/jobs', '/dashboard/team/jobs/', names, 50],
    ['the jobs that somebody saved', 'candidate', '/dashboard/candidateportal/jobs?list=saved', '/jobs/', names, 20],
    [
      'a company’s applicants',
      'hiring',
      '/dashboard/employerportal/applications',
      '/dashboard/employerportal/applications/',
      references,
      50,
    ],
    [
      'somebody’s applications that ended',
      'candidate',
      '/dashboard/candidateportal/applications',
      '/dashboard/candidateportal/applications/',
      ended,
      50,
      ownApplicationsWords.nextPage.ended,
    ],
    [
      'somebody’s open applications',
      'candidate',
      '/dashboard/candidateportal/applications',
      '/dashboard/candidateportal/applications/',
      references,
      50,
      ownApplicationsWords.nextPage.open,
    ],
    [
      'the companies that the team has paused',
      'team',
      '/dashboard/team/companies?tab=paused',
      '/dashboard/team/companies/',
      companies,
      50,
    ],
  ] as const) {
    test(`${what}: each page goes on where the one before ended`, async () => {
      const cookie = await sessionOf(service, role)
      const found: string[][] = []
      let next: string | undefined = path
      while (next !== undefined && found.length < 10) {
        const answer = await fetch(service.url + next, { headers: { cookie } })
        expect(answer.status, next).toBe(200)
        const $ = load(await answer.text())
        const hrefs = $('main a')
          .toArray()
          .map((anchor) => $(anchor).attr('href') ?? '')
        const listed = hrefs.filter((href) => href.startsWith(link)).map((href) => href.slice(link.length))
        found.push([...new Set(listed)].filter((name) => (expected as readonly string[]).includes(name)))
        const following = $('main nav a')
          .toArray()
          .find((anchor) =>
            nextText === undefined
              ? $(anchor).attr('rel') === 'next' || /^next/i.test($(anchor).text())
              : $(anchor).text() === nextText,
          )
        next = following && $(following).attr('href')
      }
      expect(found.map(({ length }) => length)).toEqual(
        Array.from({ length: Math.ceil(many / rows) }, (_, page) => Math.min(rows, many - page * rows)),
      )
      expect(found.flat().sort()).toEqual([...expected].sort())
    })
  }

  test('a person sees the day of a coming interview, whatever else is open, but not of one that has passed', async () => {
    const key = pageKeyText({ on: addDays(longAgo, 1), id: idOf(0) })
    const answer = await fetch(`${service.url}/dashboard/candidateportal/applications?open=${key}`, {
      headers: { cookie: await sessionOf(service, 'candidate') },
    })
    const $ = load(await answer.text())
    const textOf = (title: string) => $(`tr:contains("${title}")`).text()
    const { interviewOn, yourTurn } = ownApplicationsWords
    expect(textOf('Interview 1')).toContain('You should hear by ')
    expect(textOf('Interview 1')).not.toContain(interviewOn(''))
    expect(textOf('Interview 2')).toContain(`${yourTurn.question}. ${interviewOn(weekdayText(addDays(today, 3)))}`)
  })

  test('the desk counts for a request what live hiring holds, without repeating it', async () => {
    const cookie = await sessionOf(service, 'team')
    // Whoever records a request cannot open it: a second member does, with a reason.
    await runRole(service, ['no-role@example.org', 'team'])
    const second = await sessionOf(service, 'no-role')
    const pageAbout = async (email: string) => {
      const receivedOn = new Date().toISOString().slice(0, 10)
      const fields = { kind: 'erasure', email, receivedOn }
      const place = (await postForm(service, '/api/desk/subject-begin', fields, { cookie })).headers.get('location')
      const id = new URL(place ?? '', service.url).pathname.split('/').at(-1) ?? ''
      const opening = { id, by: 'reason', reason: 'They rang and asked for it.' }
      await postForm(service, '/api/desk/subject-open', opening, { cookie: second })
      const answer = await fetch(new URL(place ?? '', service.url), { headers: { cookie } })
      expect(answer.status).toBe(200)
      return load(await answer.text())('main').text()
    }
    const candidate = await pageAbout('candidate@example.org')
    const open = many + interviews.length
    expect(candidate).toContain(`${open + many} (${open} open)`)
    expect(candidate).toContain(`${open} applications that are still open are withdrawn`)
    expect(candidate).not.toMatch(/A-0000|A-9000|Baker \d/)
    const employer = await pageAbout('hiring@example.org')
    expect(employer).toContain('Example Bakery, since')
    expect(employer).toContain('their place in Example Bakery.')
  })
})
