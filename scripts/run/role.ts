// `npm run role`: lists the requests for a role that wait. `npm run role -- <email> <role|none>`: gives an account a role, or
// takes it away. It asks the database over HTTP with the secret key, so it works beside a running embedded one too.
import { hostname, userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { z } from 'zod'

import { roleAnswerEmails } from './role-answers.ts'
import { loadRunSettings, type RunSettings } from './settings.ts'
import { stopWith } from './stop-with.ts'

const roles = ['employer', 'candidate', 'partner', 'caseworker']
const usage = `To give a role or take it away: npm run role -- name@example.org <${roles.join('|')}|none>`
const answerWithinMs = 10_000

const openRequests = z.array(
  z.object({
    email: z.string(),
    requested_role: z.string(),
    current_role_name: z.string().nullable(),
    organisation: z.string(),
    note: z.string(),
    asked_at: z.string(),
  }),
)
const change = z.object({
  outcome: z.enum(['changed', 'unchanged', 'no_account', 'several', 'unverified']),
  old_role: z.string().nullish(),
  request: z.enum(['granted', 'declined']).nullish(),
  told: z.enum(['given', 'refused', 'closed']).nullish(),
})

const toldWords = {
  given: 'An email tells them that it is open.',
  refused: 'An email tells them that the answer is no.',
  closed: 'An email tells them that it is closed.',
} as const

const settings = readSettings()
const { positionals } = readArguments()
if (positionals.length === 0) await listRequests()
else await changeRole()

function readSettings(): RunSettings {
  try {
    return loadRunSettings()
  } catch (error) {
    return stopWith(`A setting is wrong. ${error instanceof Error ? error.message : ''} See .env.example.`)
  }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: {} })
  } catch {
    return stopWith(usage)
  }
}

async function call(name: string, parameters: Record<string, string | null>): Promise<unknown> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: key = '' } = settings.siteEnv
  const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => undefined)
  if (!answer) {
    return stopWith(
      settings.usesEmbeddedSupabase
        ? `Nothing answers at ${url}. Run npm start first, and this command beside it with the same settings.`
        : `Nothing answers at ${url}. Check NEXT_PUBLIC_SUPABASE_URL and the project's state.`,
    )
  }
  if (answer.status === 401 || answer.status === 403) {
    return stopWith(`${url} refused the key. SUPABASE_SECRET_KEY must be the secret key of that project.`)
  }
  if (answer.status === 404) {
    return stopWith(`The database at ${url} does not know ${name}: its schema is too old. Run supabase db push.`)
  }
  if (!answer.ok) return stopWith(`The database answered ${answer.status} to ${name}. Nothing was changed.`)
  return answer.json()
}

/** What people typed, on one line of a terminal and without its control characters. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

async function listRequests(): Promise<void> {
  const requests = openRequests.parse(await call('open_role_requests', {}))
  if (requests.length === 0) console.log('No request waits.')
  for (const request of requests) {
    console.log(`${request.asked_at.slice(0, 10)}  ${plain(request.email)}  asks for: ${request.requested_role}`)
    console.log(`            has: ${request.current_role_name ?? 'no role'}`)
    if (request.organisation) console.log(`            organisation: ${plain(request.organisation)}`)
    if (request.note) console.log(`            says: ${plain(request.note)}`)
  }
  console.log(`\n${usage}`)
}

async function changeRole(): Promise<void> {
  const [email = '', wanted = ''] = positionals
  if (positionals.length !== 2 || !z.email().safeParse(email).success) stopWith(usage)
  if (wanted !== 'none' && !roles.includes(wanted)) {
    stopWith(`There is no role ${JSON.stringify(wanted)}. The roles are ${roles.join(', ')}; none takes the role away.`)
  }
  const answer = change.parse(
    await call('set_account_role', {
      p_email: email,
      p_role: wanted === 'none' ? null : wanted,
      p_changed_by: `${userInfo().username}@${hostname()}`.slice(0, 120),
      p_emails: JSON.stringify(roleAnswerEmails(settings.siteEnv.SITE_URL ?? '')),
    }),
  )
  switch (answer.outcome) {
    case 'no_account':
      return stopWith(`No account has the address ${email}. Ask the person to sign up first, with this address.`)
    case 'several':
      return stopWith(`More than one account has the address ${email}. Nothing was changed: look at them in Supabase.`)
    case 'unverified':
      return stopWith(
        `${email} has not been verified yet, so it may not be theirs. Nothing was changed: ask them to follow the link in the email.`,
      )
    case 'unchanged':
      console.log(`${email} already has ${answer.old_role ? `the role ${answer.old_role}` : 'no role'}.`)
      break
    case 'changed':
      console.log(`${email}: was ${answer.old_role ?? 'none'}, is ${wanted}. It holds from their next page on.`)
  }
  if (answer.request) console.log(`Their request is now ${answer.request}.`)
  if (answer.told) console.log(toldWords[answer.told])
}
