import { healthLines } from '@/lib/content/desk/today'

const well = {
  components: { database: 'UP', migrations: 'UP', email: 'UP', enquiries: 'UP' },
  email: { unsent: 0, oldestUnsentSeconds: 0, dead: 0, isDelivered: true },
  enquiries: { heldByHoneypot: 0, heldByFlood: 0 },
} as const
const textOf = (health: Parameters<typeof healthLines>[0], part: string) =>
  healthLines(health).find((line) => line.part === part)

it('says of each part that it is well', () => {
  expect(healthLines(well).map(({ status }) => status)).toEqual(['UP', 'UP', 'UP', 'UP'])
})

it.each([
  [{ email: { ...well.email, dead: 1 } }, 'Emails', 'We gave up on 1 email.'],
  [{ email: { ...well.email, isDelivered: false } }, 'Emails', 'No mail provider is set'],
  [
    { email: { ...well.email, unsent: 2, oldestUnsentSeconds: 7300 } },
    'Emails',
    '2 emails are waiting, the oldest for 2 hours. Check the mail provider',
  ],
  [
    { email: { ...well.email, unsent: 1, oldestUnsentSeconds: 5 } },
    'Emails',
    '1 email is waiting, the oldest for less than 2 minutes.',
  ],
  [{ enquiries: { heldByHoneypot: 3, heldByFlood: 0 } }, 'Enquiries', '3 enquiries are held because a program'],
  [{ enquiries: { heldByHoneypot: 0, heldByFlood: 1 } }, 'Enquiries', '1 enquiry is held. Real people among them'],
  [{ components: { ...well.components, migrations: 'DOWN' } }, 'Database tables', 'older than this version'],
  [{ components: { ...well.components, disk: 'DEGRADED' } }, 'Disk', 'less than 256 MB left'],
] as const)('%j: %s', (change, part, words) => {
  expect(textOf({ ...well, ...change }, part)?.text).toContain(words)
})

it('claims nothing about what it cannot ask while the database is away', () => {
  const away = { components: { database: 'DOWN', migrations: 'DOWN', email: 'DOWN', enquiries: 'DOWN' } } as const
  expect(textOf(away, 'Database tables')?.text).toBe('We cannot tell while the database is down.')
  expect(textOf(away, 'Emails')?.text).toBe('We cannot tell just now.')
})

test('a setting that nobody set is said, with what does not happen', () => {
  expect(healthLines(well, ['VAULT_KEY', 'CRON_SECRET']).slice(4)).toEqual([
    { part: 'Statements', status: 'DOWN', text: expect.stringContaining('VAULT_KEY is not set') },
    { part: 'Scheduled work', status: 'DOWN', text: expect.stringContaining('CRON_SECRET is not set') },
  ])
})
