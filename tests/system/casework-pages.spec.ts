import { expect, test } from 'playwright/test'

import { postgresPrograms } from '../../scripts/verify/find-postgres'
import { cookiesOf, postForm } from '../support/accounts'
import {
  caseworkCrowd,
  crowdLead,
  crowdWorker,
  fullCaseworkWithWords,
  type CaseworkSize,
} from '../support/casework-crowd'
import { countRowsOfPages, timePages, type MeasuredPage } from '../support/measured-pages'
import { startSiteOnPostgres, type SiteOnPostgres } from '../support/site-on-postgres'

// CASEWORK_SIZE=full measures what docs/performance.md claims, in some five minutes on a machine that does nothing else.
const isFull = process.env.CASEWORK_SIZE === 'full'
const size: CaseworkSize = isFull
  ? fullCaseworkWithWords
  : { organisations: 10, peopleInEach: 60, referralsOfEach: 5, notesOfEach: 4 }
const visitsOfEach = Number(process.env.CASEWORK_VISITS ?? 20)
const password = 'coffee tin fish 9'
const people = [
  { email: 'lead@example.net', role: 'partner' },
  { email: 'worker@example.net', role: 'caseworker' },
  { email: 'person@example.net', role: 'candidate' },
] as const
type Who = (typeof people)[number]['role'] | 'nobody'
const kinds = ['partner', 'caseworker', 'candidate', 'nobody'] as const satisfies readonly Who[]

/** The live pages of casework that are opened most, as those see them who have most to see. */
async function livePages({ database }: SiteOnPostgres): Promise<MeasuredPage<Who>[]> {
  const one = async (query: string): Promise<string> => String((await database.rows(`${query} limit 1`))[0]?.value)
  const file = await one(
    `select p.reference as value from supported_people p join auth.users u on u.id = p.worker_id where u.email = 'worker@example.net' order by p.id`,
  )
  const ownFile = await one('select reference as value from supported_people where user_id is not null')
  const referral = (side: string, state: string) =>
    one(`select r.reference as value from referrals r join organisation_members m on m.organisation_id = r.${side}
      join auth.users u on u.id = m.user_id where u.email = 'lead@example.net' and r.state = '${state}' order by r.id`)
  const below = (who: Who, home: string, paths: readonly string[]) =>
    paths.map((path) => ({ who, path: `${home}${path}` }))
  return [
    ...below('partner', '/dashboard/partnerportal', [
      '',
      '/people',
      '/people?sort=release&release=12_weeks',
      '/people?sort=waiting',
      '/people?find=person+1',
      '/people/new',
      '/people/import',
      '/organisation',
      '/organisation/members',
      '/outcomes',
      '/referrals',
      '/referrals?direction=sent',
      '/referrals?state=late',
      '/referrals/new',
      `/referrals/${await referral('receiver_id', 'sent')}`,
      `/referrals/${await referral('sender_id', 'accepted')}`,
      `/referrals/${await referral('sender_id', 'accepted')}/confirmation`,
    ]),
    ...below('caseworker', '/dashboard/caseworkerportal', [
      '',
      '/alerts',
      '/calendar',
      '/calendar?view=list',
      '/messages',
      '/people',
      `/people/${file}`,
      `/people/${file}/work`,
      `/people/${file}/timeline`,
      `/people/${file}/messages`,
      `/people/${file}/jobs`,
      '/referrals',
    ]),
    ...below('candidate', '/dashboard/candidateportal/support', ['', `/${ownFile}`]),
    ...below('nobody', '', ['/partners', '/refer-yourself']),
  ]
}

let site: SiteOnPostgres
test.beforeAll(async () => {
  test.setTimeout(isFull ? 900_000 : 240_000)
  test.skip(!postgresPrograms(), 'not run: PostgreSQL is not installed')
  site = await startSiteOnPostgres()
  const [lead = '', worker = '', person = ''] = await site.addAccounts(people, password)
  await site.database.run(`${caseworkCrowd(size)}
    update organisation_members set user_id = '${lead}' where user_id = '${crowdLead}';
    update organisation_members set user_id = '${worker}' where user_id = '${crowdWorker}';
    update support_appointments set worker_id = '${worker}' where worker_id = '${crowdWorker}';
    update supported_people set worker_id = '${worker}' where worker_id = '${crowdWorker}';
    update supported_people set user_id = '${person}' where id = (
      select id from supported_people where worker_id = '${worker}' order by id desc limit 1);`)
  await site.database.run('vacuum analyze')
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

const byAddress = (path: string): string => path.replace(/(SP|RF)-\d+/, '{reference}')
// A search looks through the organisation's people, the load of each worker counts them, outcomes count the organisation's files, alerts are
// worked out from all of a worker's files, and a calendar shows its appointments in no list.
const counts = /find=|partnerportal\/people|partnerportal$|caseworkerportal$|(alerts|outcomes|calendar)$/

test('each page of casework is there soon, with eight visitors at once', async () => {
  test.skip(
    !isFull,
    'not run: says something only at full size, on a machine that does nothing else (CASEWORK_SIZE=full)',
  )
  test.setTimeout(1_200_000)
  await timePages({ site, pages: await livePages(site), signedIn, byAddress }, kinds, visitsOfEach)
})

test('a casework page reads at most four rows for each that it shows, not counting those about the visitor', async () => {
  test.setTimeout(600_000)
  // 200 organisations fit on a few pages, so the planner reads them all; what is meant here is that an index is there.
  await site.database.run('alter database postgres set enable_seqscan = off')
  const pages = await livePages(site)
  await countRowsOfPages({ site, pages, signedIn, byAddress }, kinds, (path) => counts.test(path), isFull)
})
