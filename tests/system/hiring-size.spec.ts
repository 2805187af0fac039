import { expect, test } from 'playwright/test'

import { deskCrowd } from '../support/desk-crowd'
import { busyCompany, fullCrowd, hiringCrowd, vacuumed, type CrowdSize } from '../support/hiring-crowd'
import { postgresPrograms } from '../../scripts/verify/find-postgres'
import { cookiesOf, postForm } from '../support/accounts'
import { countRowsOfPages, timePages, type MeasuredPage } from '../support/measured-pages'
import { startSiteOnPostgres, type SiteOnPostgres } from '../support/site-on-postgres'

// HIRING_SIZE=full measures what docs/performance.md claims, in some six minutes on a machine that does nothing else.
const isFull = process.env.HIRING_SIZE === 'full'
const size: CrowdSize = isFull ? fullCrowd : { companies: 60, jobs: 700, applications: 4_000 }
const [enquiries, deskAccounts] = isFull ? [20_000, 2_000] : [1_000, 100]
// Of each page, by the clock: enough for a 95th percentile that is not the slowest of them.
const visitsOfEach = Number(process.env.HIRING_VISITS ?? 20)
const password = 'coffee tin fish 9'
const people = [
  { email: 'employer@example.net', role: 'employer' },
  { email: 'person@example.net', role: 'candidate' },
  { email: 'team@example.net', role: 'team' },
] as const
type Role = (typeof people)[number]['role']
type Who = Role | 'nobody'
const kinds = ['nobody', 'employer', 'candidate', 'team'] as const satisfies readonly Who[]
type LivePage = MeasuredPage<Who>

/** Every live page, as those see it who have most to see. */
async function livePages({ database }: SiteOnPostgres): Promise<LivePage[]> {
  const one = async (query: string): Promise<string> => String((await database.rows(`${query} limit 1`))[0]?.value)
  const application = (stage: string) =>
    one(
      `select reference as value from applications where organisation_id = '${busyCompany}' and stage = '${stage}' and person_id is not null order by id`,
    )
  const live = await one(
    `select id as value from jobs where organisation_id = '${busyCompany}' and status = 'live' order by id`,
  )
  const toApplyFor = await one(
    `select id as value from jobs where status = 'live' and organisation_id <> '${busyCompany}' order by id desc`,
  )
  const closed = await one(`select id as value from jobs where status = 'closed' order by id`)
  const draft = await one(
    `select id as value from jobs where organisation_id = '${busyCompany}' and draft is not null order by id`,
  )
  const waiting = await one(`select id as value from jobs where review = 'asked' order by id`)
  const enquiry = await one('select reference as value from enquiries order by id')
  const subject = await one('select id as value from subject_requests where done_at is null order by id')
  const own = await one(
    `select a.reference as value from applications a join candidate_profiles p using (person_id) join auth.users u on u.id = p.user_id
     where u.email = 'person@example.net' and a.stage <> 'applied' order by a.id`,
  )
  const below = (who: Who, home: string, paths: readonly string[]) =>
    paths.map((path) => ({ who, path: `${home}${path}` }))
  return [
    ...below('nobody', '/jobs', [
      '',
      '?q=warehouse',
      '?q=warehouse+driver&sort=relevance',
      '?postcode=LS1&miles=10',
      '?q=drivr',
      // Far down where there is so much; past its last page the board leads to its first.
      `?page=${isFull ? 40 : 2}`,
      `/${live}`,
      `/${closed}`,
      '/in/leeds',
      '/sector/retail',
    ]),
    ...below('employer', '/dashboard/employerportal', [
      '',
      '/jobs',
      '/jobs?tab=closed',
      '/jobs/new',
      `/jobs/${live}`,
      `/jobs/${draft}?step=work`,
      '/applications',
      '/applications?tab=shortlisted',
      '/applications?tab=unsuccessful',
      `/applications?job=${live}`,
      `/applications/${await application('applied')}`,
      `/applications/${await application('interview')}`,
      '/company',
      '/company/change',
      '/company/people',
    ]),
    ...below('candidate', '/dashboard/candidateportal', [
      '',
      '/profile',
      '/profile?part=card',
      '/profile?part=seen',
      '/profile?part=seen&company=green',
      '/jobs',
      '/jobs?miles=10',
      '/jobs?list=saved',
      '/applications',
      `/applications/${own}`,
    ]),
    { who: 'candidate', path: `/jobs/${toApplyFor}/apply` },
    ...below('team', '/dashboard/team', [
      '',
      '/companies',
      '/companies?tab=approved',
      `/companies/${busyCompany}`,
      '/jobs',
      `/jobs/${waiting}`,
      '/enquiries',
      `/enquiries/${enquiry}`,
      '/enquiries/held',
      '/people',
      '/emails',
      '/figures',
      '/log',
      '/subjects',
      `/subjects/${subject}`,
    ]),
  ]
}

let site: SiteOnPostgres
test.beforeAll(async () => {
  test.setTimeout(isFull ? 900_000 : 240_000)
  test.skip(!postgresPrograms(), 'not run: PostgreSQL is not installed')
  site = await startSiteOnPostgres()
  const [employer = '', person = '', team = ''] = await site.addAccounts(people, password)
  const startedAt = performance.now()
  await site.database.run(deskCrowd(team, enquiries, deskAccounts) + hiringCrowd(size, { employer, person }))
  await site.database.run(vacuumed)
  // In small tables the planner would rather read all than look into an index.
  if (!isFull) await site.database.run('alter database postgres set enable_seqscan = off')
  console.log(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
})
test.afterAll(() => site?.stop())

/** The cookies of somebody who has just signed in; none for nobody. */
async function signedIn(who: Who): Promise<string> {
  const account = people.find(({ role }) => role === who)
  if (!account) return ''
  const answer = await postForm(site.service, '/auth/sign-in', { email: account.email, password })
  expect(answer.status, who).toBe(303)
  return cookiesOf(answer)
}

// What these say is counted, or passed over: how many jobs answer a search, jobs that do not suit somebody, figures of the desk.
const counts = /^\/jobs|candidateportal\/jobs|team\/figures/

const byAddress = (path: string): string =>
  path.replace(/crowd-job-\d+|SC-\w{8}|A-\w{6}|[\da-f]{8}-[\da-f-]{27}/, '{id}')

test('each live page is there soon, with eight visitors at once', async () => {
  test.skip(
    !isFull,
    'not run: says something only at full size, on a machine that does nothing else (HIRING_SIZE=full)',
  )
  test.setTimeout(1_200_000)
  await timePages({ site, pages: await livePages(site), signedIn, byAddress }, kinds, visitsOfEach)
})

test('a live hiring page reads at most four rows for each that it shows, not counting those about the visitor', async () => {
  test.setTimeout(600_000)
  const pages = await livePages(site)
  await countRowsOfPages({ site, pages, signedIn, byAddress }, kinds, (path) => counts.test(path), isFull)
})
