import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')

// What is counted or answered where it happens: a service that did not answer a question of ours, a body cut off.
const handled = [
  'lib/server/emails/sender-loop.ts',
  'lib/server/auth/go-to-provider.ts',
  'lib/server/auth/judge-session.ts',
  'lib/server/auth/ways-in.ts',
  'lib/server/http/read-body.ts',
  'lib/server/accounts/second-step.ts',
  'lib/server/sms/twilio-transport.ts',
]

test('no handler or page swallows an error that nobody expected: it is logged (lib/server/unexpected.ts)', () => {
  const files = globSync('{app,lib/server}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !handled.includes(file))
  const swallowing = files.filter((file) =>
    /\.catch\(\s*(?:async )?\(\)\s*(?::[^=]+)?=>/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(swallowing).toEqual([])
})
