import { joinSettings } from '../../../../scripts/run/joined-settings'

const asked: [string, unknown[]][] = []
const driver = {
  query: async (text: string, values: unknown[] = []) => {
    asked.push([text, values])
    return { rows: [text] }
  },
}
joinSettings(driver)
beforeEach(() => (asked.length = 0))

test('the settings of a transaction are taken in one statement, before the one they are for', async () => {
  await driver.query('BEGIN')
  await driver.query("SELECT set_config('role', $1, true)", ['anon'])
  await driver.query("SELECT set_config('request.jwt.claim.sub', $1, true)", ['1'])
  await driver.query("SELECT set_config('response.status', '', true)", [])
  expect(await driver.query('select 1', [2])).toEqual({ rows: ['select 1'] })
  await driver.query('select 2')
  await driver.query('COMMIT')
  expect(asked).toEqual([
    ['BEGIN', []],
    [
      'select set_config($1, $2, true), set_config($3, $4, true), set_config($5, $6, true)',
      ['role', 'anon', 'request.jwt.claim.sub', '1', 'response.status', ''],
    ],
    ['select 1', [2]],
    ['select 2', []],
    ['COMMIT', []],
  ])
})

test.each(['COMMIT', 'ROLLBACK', 'BEGIN'])('no setting outlasts its transaction: %s', async (bound) => {
  await driver.query("SELECT set_config('role', $1, true)", ['service_role'])
  await driver.query(bound)
  await driver.query('select 1')
  expect(asked.map(([text]) => text)).toEqual([bound, 'select 1'])
})

test('a setting that is for longer than its transaction, or anything else with it, is asked as it is', async () => {
  const others = ["SELECT set_config('role', $1, false)", "SELECT set_config('role', $1, true), 1"]
  for (const text of others) await driver.query(text, ['a'])
  expect(asked.map(([text]) => text)).toEqual(others)
})
