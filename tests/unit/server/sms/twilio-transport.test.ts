import { judgeTwilioAnswer } from '@/lib/server/sms/twilio-transport'

describe('what an answer of the provider means', () => {
  test.each([
    ['taken', 201, { sid: 'SM1', status: 'queued' }, { outcome: 'sent', providerId: 'SM1' }],
    ['taken, says something between', 200, '<html>', { outcome: 'retry', code: 'no_id', isProviderDown: true }],
    ['no such number', 400, { code: 21211 }, { outcome: 'dead', code: '400_21211' }],
    ['its owner has stopped our messages', 400, { code: 21610 }, { outcome: 'dead', code: '400_21610' }],
    ['our sender is wrong', 400, { code: 21606 }, { outcome: 'retry', code: '400_21606', isProviderDown: true }],
    ['our key is wrong', 401, { code: 20003 }, { outcome: 'retry', code: '401_20003', isProviderDown: true }],
    ['out of order', 503, null, { outcome: 'retry', code: '503_unknown', isProviderDown: true }],
    ['wait', 429, { code: 20429 }, { outcome: 'throttled', code: '429_20429', waitSeconds: 5 }],
  ])('%s', (_, status, body, result) => {
    expect(judgeTwilioAnswer(status, body, null)).toEqual(result)
  })

  test('it says itself how long to wait', () => {
    expect(judgeTwilioAnswer(429, null, '30')).toMatchObject({ outcome: 'throttled', waitSeconds: 30 })
  })
})
