import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

import { codeMinutes, smsTexts } from '@/lib/content/sms/texts'

const compose = readFileSync(join(__dirname, '../../../../compose.yaml'), 'utf8')

test('an SMS says nothing about the service, has no link, and fits into one message', () => {
  const reminder = smsTexts.reminder('Wednesday 23 September')
  for (const text of [smsTexts.code('123456', codeMinutes['sign-in']), smsTexts.update, reminder]) {
    expect(text).not.toMatch(/convict|crimin|offen|prison|second chance|sct|job|work |http|www|@/i)
    // Of the alphabet of which one message takes 160.
    expect(text).toMatch(/^[\w .,']{1,160}$/)
  }
})

test('a code works for as long as its message says', () => {
  const { services } = parse(compose, { merge: true }) as { services: Record<string, { environment: object }> }
  expect(services.auth?.environment).toMatchObject({ GOTRUE_SMS_OTP_EXP: codeMinutes['sign-in'] * 60 })
})
