import { expect, test } from 'playwright/test'

import { startOwnDatabase, type OwnDatabase } from '../support/own-database'

let database: OwnDatabase
test.beforeAll(async () => {
  database = await startOwnDatabase()
})
test.afterAll(() => database.stop())
test.beforeEach(() => database.run('delete from rate_windows'))

const isUsed = async (code: string) => (await database.rows(`select is_code_used('${code}') as answer`))[0]?.answer
const anHourLater = () => database.run(`update rate_windows set window_start = window_start - interval '1 hour'`)

test('a code works once, and is not new again when an hour begins; another code is', async () => {
  expect(await isUsed('ann 123456')).toBe(false)
  expect(await isUsed('ann 123456')).toBe(true)
  await anHourLater()
  expect(await isUsed('ann 123456')).toBe(true)
  expect(await isUsed('ann 654321')).toBe(false)
  expect(await isUsed('ben 123456')).toBe(false)
})

test('of many at the same moment one goes ahead', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => isUsed('ann 777777')))
  expect(answers.filter((used) => used === false)).toHaveLength(1)
})

test('after two hours the digits may come again by chance', async () => {
  expect(await isUsed('carla 123456')).toBe(false)
  await anHourLater()
  await anHourLater()
  expect(await isUsed('carla 123456')).toBe(false)
})
