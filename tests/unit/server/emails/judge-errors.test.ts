import { judgeResendError } from '@/lib/server/emails/resend-transport'
import { judgeSmtpError } from '@/lib/server/emails/smtp-transport'

test.each([
  [{ name: 'application_error', statusCode: null }, undefined, 'retry'],
  [{ name: 'internal_server_error', statusCode: 500 }, undefined, 'retry'],
  [{ name: 'application_error', statusCode: 503 }, undefined, 'retry'],
  [{ name: 'restricted_api_key', statusCode: 401 }, undefined, 'retry'],
  [{ name: 'invalid_api_key', statusCode: 403 }, undefined, 'retry'],
  [{}, undefined, 'retry'],
  [{ name: 'validation_error', statusCode: 422 }, undefined, 'dead'],
  [{ name: 'invalid_idempotent_request', statusCode: 409 }, undefined, 'dead'],
  [{ name: 'concurrent_idempotent_requests', statusCode: 409 }, undefined, 'throttled'],
  [{ name: 'rate_limit_exceeded', statusCode: 429 }, '7', 'throttled'],
  [{ name: 'daily_quota_exceeded', statusCode: 429 }, undefined, 'throttled'],
] as const)('Resend %j is %s', (error, retryAfter, outcome) => {
  expect(judgeResendError(error, retryAfter).outcome).toBe(outcome)
})

test('a rate limit is waited out for as long as Resend asks, a quota for an hour', () => {
  expect(judgeResendError({ name: 'rate_limit_exceeded', statusCode: 429 }, '7')).toMatchObject({ waitSeconds: 7 })
  expect(judgeResendError({ name: 'daily_quota_exceeded', statusCode: 429 }, '7')).toMatchObject({ waitSeconds: 3600 })
})

test.each([
  [{ responseCode: 550, code: 'EENVELOPE', command: 'RCPT TO' }, 'dead'],
  [{ responseCode: 550, code: 'EENVELOPE', command: 'MAIL FROM' }, 'retry'],
  [{ responseCode: 554, code: 'EPROTOCOL' }, 'retry'],
  [{ responseCode: 554, code: 'EMESSAGE' }, 'dead'],
  [{ responseCode: 451, code: 'EENVELOPE' }, 'retry'],
  [{ responseCode: 535, code: 'EAUTH' }, 'retry'],
  [{ code: 'ECONNREFUSED' }, 'retry'],
  [{ code: 'ETIMEDOUT' }, 'retry'],
  [{}, 'retry'],
])('SMTP %j is %s', (error, outcome) => {
  expect(judgeSmtpError(error).outcome).toBe(outcome)
})

test('a recipient who is refused for now does not stop the others; a server that is away does', () => {
  expect(judgeSmtpError({ responseCode: 451, code: 'EENVELOPE', command: 'RCPT TO' })).toMatchObject({
    isProviderDown: false,
  })
  expect(judgeSmtpError({ code: 'ECONNREFUSED' })).toMatchObject({ isProviderDown: true })
  expect(judgeResendError({ name: 'internal_server_error', statusCode: 500 }, undefined)).toMatchObject({
    isProviderDown: true,
  })
})
