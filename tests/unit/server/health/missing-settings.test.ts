import { logMissingSettings, missingSettings } from '@/lib/server/health/missing-settings'

const logged: unknown[][] = []
jest.mock('@/lib/server/log', () => ({ logEvent: (...line: unknown[]) => logged.push(line) }))

test('each missing setting is said once at the start, by its name alone', () => {
  logMissingSettings({ VAULT_KEY: [], CRON_SECRET: undefined })
  expect(logged).toEqual([
    ['error', 'setting_missing', { name: 'VAULT_KEY' }],
    ['error', 'setting_missing', { name: 'CRON_SECRET' }],
  ])
})

test('nothing is missing where both are set', () => {
  expect(missingSettings({ VAULT_KEY: ['a key'], CRON_SECRET: 'a long secret of the scheduler' })).toEqual([])
})
