import { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'

import { anEnquiry } from '../support/an-enquiry'
import { rowsOf } from '../support/database'
import { postEnquiry } from '../support/post-enquiry'
import { postgresPrograms } from '../../scripts/verify/find-postgres'
import { startPostgres } from '../../scripts/verify/postgres-server'
import { freePort } from '../support/free-port'
import { environmentWith, root, settingsForService, startService } from '../support/service'

const run = promisify(execFile)
const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'second-chance-backup-'))
const inDeploy = (name: string): string => join(root, 'deploy', 'database', name)

/** The tables of the sign-in server, as the embedded edition makes them. */
async function accountTables(): Promise<string> {
  const connection = await createPgliteConnection({})
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: 'not used, but long enough for the check of it' },
  })
  await app.init()
  const { baseSchema = '' } = connection.config
  await connection.close()
  return baseSchema
}

test.describe('PostgreSQL, as compose.yaml runs it', () => {
  const programs = postgresPrograms() ?? ''
  test.skip(programs === '', 'PostgreSQL is not installed')

  type Server = Awaited<ReturnType<typeof startPostgres>>
  const program = (name: string): string => join(programs, name)
  const asRole = ({ url }: Server, role: string): string => url.replace('supabase_admin', role)
  const psql = (url: string, ...args: string[]): string =>
    execFileSync(program('psql'), ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...args, url], { encoding: 'utf8' })

  /** A new database as the image's first start leaves it. */
  async function newDatabase(): Promise<Server> {
    const server = await startPostgres(programs, await freePort(), { owner: 'supabase_admin' })
    psql(server.url, '-f', inDeploy('roles.sql'))
    return server
  }

  function migrate(server: Server): string {
    return execFileSync('sh', [inDeploy('migrate.sh')], {
      encoding: 'utf8',
      env: environmentWith({
        PATH: `${programs}:${process.env.PATH}`,
        SUPERUSER_URL: server.url,
        MIGRATIONS_URL: asRole(server, 'postgres'),
        MIGRATIONS: join(root, 'supabase', 'migrations'),
      }),
    })
  }

  /** What each table holds, as one number that any difference changes. */
  function checksumsOf({ url }: Server): Record<string, string> {
    const tables = psql(
      url,
      '-c',
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) from pg_tables
       where schemaname in ('auth', 'public', 'supabase_migrations') order by 1`,
    )
    const ofEach = tables
      .trim()
      .split('\n')
      .map((table) => `select '${table}', md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) from ${table} t`)
    const lines = psql(url, '-c', ofEach.join(' union all ')).trim().split('\n')
    return Object.fromEntries(lines.map((line) => line.split('|') as [string, string]))
  }

  const enquiry = (number: number, email: string): string => {
    const values = { ...anEnquiry('general', { email }), reference: `SC-${String(number).padStart(8, '0')}` }
    const owed = [{ kind: 'confirmation', to: email, subject: 's', html: 'h', text: 't' }]
    const consents = [{ purpose: 'contact', granted: true, wording: 'w', version: 'v' }]
    const json = [values, owed, consents].map((value) => `'${JSON.stringify(value).replaceAll("'", "''")}'`).join(', ')
    return `select public.accept_enquiry(${json}, 's', 'k${number}', 'f', null, 1000, 1000, 100000, false);`
  }
  const account = (number: number): string => `
    insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, created_at)
    values ('00000000-0000-4000-8000-${String(number).padStart(12, '0')}', 'person-${number}@example.org', now(),
      '{"role": "candidate"}', now());`

  // The second test goes on with the database of the first.
  test.describe.configure({ mode: 'serial' })
  let server: Server
  test.beforeAll(async () => {
    server = await newDatabase()
    psql(asRole(server, 'supabase_auth_admin'), '-c', await accountTables())
  })
  test.afterAll(() => server.stop())

  test('migrations are applied once, by an owner that is not a superuser, and recorded as the Supabase CLI records them', () => {
    const files = readdirSync(join(root, 'supabase', 'migrations'))
    expect(migrate(server).match(/^Applying /gm)).toHaveLength(files.length)
    expect(migrate(server)).toBe('')
    const noted = psql(server.url, '-c', 'select count(*) from supabase_migrations.schema_migrations').trim()
    expect(Number(noted)).toBe(files.length)
    expect(psql(server.url, '-c', `select rolsuper from pg_roles where rolname = 'postgres'`).trim()).toBe('f')
    // What docs/operations.md asks the database about its promises.
    const [, asked = ''] =
      /number should be 0:\n+```sql\n([^`]+)```/.exec(readFileSync(join(root, 'docs', 'operations.md'), 'utf8')) ?? []
    expect(new Set(psql(server.url, '-c', asked).trim().split('\n'))).toEqual(new Set(['0']))
  })

  test('a backup taken while people write holds all that was acknowledged, restores each table unchanged, and erasures since then are repeated', async () => {
    const folder = temporaryFolder()
    const second = await newDatabase()
    const people = Array.from({ length: 20 }, (_, number) => number)
    psql(
      server.url,
      '-c',
      people.map((number) => account(number) + enquiry(number, `person-${number}@example.org`)).join('\n'),
    )

    const dump = async (file: string) =>
      run(program('pg_dump'), ['--format=custom', `--file=${join(folder, file)}`, server.url])
    const restore = async (file: string) =>
      run(program('pg_restore'), [
        '--clean',
        '--if-exists',
        '--exit-on-error',
        '--single-transaction',
        '--dbname',
        second.url,
        join(folder, file),
      ])

    let acknowledged = 20
    let isOver = false
    const writing = (async () => {
      while (!isOver) {
        await run(program('psql'), [
          '-X',
          '-q',
          '-v',
          'ON_ERROR_STOP=1',
          '-c',
          // An address gets one confirmation a day.
          enquiry(acknowledged, `busy-${acknowledged}@example.com`),
          server.url,
        ])
        acknowledged += 1
      }
    })()
    const before = acknowledged
    await dump('busy.dump')
    isOver = true
    await writing
    expect(acknowledged).toBeGreaterThan(before)
    await restore('busy.dump')
    const whole = psql(
      second.url,
      '-c',
      `
      select count(*), count(*) filter (where exists (select from outgoing_emails o where o.enquiry_id = e.id)
        and exists (select from consent_records c where c.enquiry_id = e.id)) from enquiries e`,
    ).trim()
    const [kept = 0, complete = 0] = whole.split('|').map(Number)
    expect(kept).toBeGreaterThanOrEqual(before)
    expect(complete).toBe(kept)

    await dump('quiet.dump')
    // Over what is there already, as after an upgrade that went wrong.
    await restore('quiet.dump')
    const wanted = checksumsOf(server)
    expect(Object.keys(wanted).length).toBeGreaterThan(30)
    expect(checksumsOf(second)).toEqual(wanted)
    expect(migrate(second)).toBe('')

    // One deletes their account, one is erased by the team, and somebody new comes: then the older copy is restored.
    psql(
      second.url,
      '-c',
      `
      select public.delete_account('00000000-0000-4000-8000-000000000001', 'team@example.org', 's', '', '');
      select public.erase_personal_data('person-2@example.org');
      ${account(50)}`,
    )
    const here = join(folder, 'here.txt')
    execFileSync(program('psql'), ['-X', '-q', '-o', here, '-f', inDeploy('who-is-here.sql'), second.url])
    await restore('quiet.dump')
    const countOf = (number: number) =>
      psql(
        second.url,
        '-c',
        `select (select count(*) from auth.users where email = 'person-${number}@example.org'),
        (select count(*) from enquiries where email = 'person-${number}@example.org')`,
      ).trim()
    expect([1, 2, 3].map(countOf)).toEqual(['1|1', '1|1', '1|1'])
    const said = execFileSync(
      program('psql'),
      ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-f', inDeploy('erase-again.sql'), second.url],
      {
        stdio: [openSync(here, 'r'), 'pipe', 'pipe'],
        encoding: 'utf8',
      },
    )
    expect(said.trim()).toBe('1 accounts erased again')
    expect([1, 2, 3].map(countOf)).toEqual(['0|0', '1|0', '1|1'])
    expect(psql(second.url, '-c', `select count(*) from outgoing_emails where kind = 'account_deleted'`).trim()).toBe(
      '0',
    )

    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})

test('the embedded edition is copied while it runs, and restored elsewhere it has every enquiry, account and key', async () => {
  const copies = temporaryFolder()
  const service = await startService()
  const own = {
    ...(await settingsForService(service.dataFolder)),
    SUPABASE_PORT: new URL(service.supabaseUrl).port,
  }
  const npmRun = (script: string, settings: Record<string, string>, folder: string) =>
    run('node', [`scripts/${script}.mjs`, folder], { cwd: root, env: environmentWith(settings) })

  const accepted: string[] = []
  const post = async (number: number): Promise<void> => {
    const answer = await postEnquiry(service.url, anEnquiry('general', { email: `person-${number}@example.com` }))
    expect(answer.status).toBe(201)
    accepted.push(((await answer.json()) as { reference: string }).reference)
  }
  for (let number = 0; number < 20; number += 1) await post(number)
  const before = [...accepted]
  let isOver = false
  const writing = (async () => {
    for (let number = 20; !isOver; number += 1) await post(number)
  })()
  await npmRun('backup', own, join(copies, 'busy'))
  isOver = true
  await writing
  expect(accepted.length).toBeGreaterThan(before.length)
  // A key that is not ours gives nothing.
  const asAnybody = { headers: { apikey: service.keys.publishableKey } }
  expect((await fetch(`${service.supabaseUrl}/backup`, asAnybody)).status).toBe(401)

  const restoredTo = temporaryFolder()
  rmSync(restoredTo, { recursive: true })
  await npmRun('restore', { ...own, DATA_DIR: restoredTo }, join(copies, 'busy'))
  const restored = await startService({ dataFolder: restoredTo })
  expect(restored.keys).toEqual(service.keys)
  const kept = (await rowsOf(restored, 'enquiries')).map(({ reference }) => reference)
  expect(kept).toEqual(expect.arrayContaining(before))
  expect((await postEnquiry(restored.url)).status).toBe(201)
  await restored.stop()

  // Stopped, it is copied by the command itself; and what is there is never overwritten.
  await service.stop()
  await npmRun('backup', own, join(copies, 'stopped'))
  await expect(npmRun('restore', own, join(copies, 'stopped'))).rejects.toThrow('There is a database in')
  await expect(npmRun('backup', own, join(copies, 'stopped'))).rejects.toThrow('There is a copy in')
  const again = temporaryFolder()
  cpSync(service.dataFolder, again, { recursive: true })
  rmSync(join(again, 'database'), { recursive: true })
  await npmRun('restore', { ...own, DATA_DIR: again }, join(copies, 'stopped'))
  const whole = await startService({ dataFolder: again })
  const all = (await rowsOf(whole, 'enquiries')).map(({ reference }) => reference)
  expect(all.sort()).toEqual([...accepted].sort())
  await whole.dispose()
  for (const folder of [copies, restoredTo, service.dataFolder]) rmSync(folder, { recursive: true, force: true })
})
