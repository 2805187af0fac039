import { asOneRequest, oneTransaction } from '../../../../scripts/run/one-transaction'

const asked: string[] = []
let failing = ''
const driver = {
  query: async (text: string): Promise<unknown> => {
    asked.push(text)
    await null
    if (text === failing) throw new Error(text)
    return { rows: [] }
  },
}
oneTransaction(driver)
beforeEach(() => {
  asked.length = 0
  failing = ''
})

async function transaction(name: string, last = 'COMMIT'): Promise<void> {
  await driver.query('BEGIN')
  await driver.query(`${name} 1`)
  await driver.query(`${name} 2`)
  await driver.query(last)
}

test('transactions that begin in the same turn go one after the other, and what others ask waits for them', async () => {
  await Promise.all([
    asOneRequest(() => transaction('a')),
    asOneRequest(() => transaction('b', 'ROLLBACK')),
    asOneRequest(() => driver.query('c')),
    transaction('nobody'),
    asOneRequest(() => transaction('d')),
  ])
  const text = asked.join(', ')
  for (const whole of ['a 1, a 2, COMMIT', 'b 1, b 2, ROLLBACK', 'nobody 1, nobody 2, COMMIT', 'd 1, d 2, COMMIT']) {
    expect(text).toContain(`BEGIN, ${whole}`)
  }
  expect(text.replaceAll(/BEGIN, (\w+) 1, \1 2, (COMMIT|ROLLBACK)/g, '-')).toMatch(/^(-|c)(, (-|c)){4}$/)
})

test('two transactions of one request do not become one either', async () => {
  await asOneRequest(() => Promise.all([transaction('a'), transaction('b')]))
  expect(asked.join(', ')).toBe('BEGIN, a 1, a 2, COMMIT, BEGIN, b 1, b 2, COMMIT')
})

test.each(['BEGIN', 'COMMIT'])('a transaction that fails at %s does not hold up the others', async (text) => {
  failing = text
  await expect(asOneRequest(() => transaction('a'))).rejects.toThrow(text)
  failing = ''
  await asOneRequest(() => transaction('b'))
  expect(asked.slice(-4).join(', ')).toBe('BEGIN, b 1, b 2, COMMIT')
})
