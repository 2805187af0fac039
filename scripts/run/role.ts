// `npm run role -- <email> <role|none>`: gives an account a role, or takes it away; `--reason` is then told to the
// person. It does what the team's desk does, by the same function, for when there is no desk. It calls the database over
// HTTP with the secret key, so it also works alongside a running embedded one.
import { hostname, userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { z } from 'zod'

import { writeRoleAnswers } from '../../lib/content/account/role-emails.ts'
import { functionsOf, readSettings } from './database-functions.ts'
import { stopWith } from './stop-with.ts'

const roles = ['employer', 'candidate', 'partner', 'caseworker', 'team']
const usage = `To give a role or take it away: npm run role -- name@example.org <${roles.join('|')}|none> [--reason "why"]`
const longestReason = 500

const change = z.object({
  outcome: z.enum(['changed', 'unchanged', 'no_account', 'several', 'unverified', 'last_member']),
  old_role: z.string().nullish(),
  told: z.enum(['given', 'closed']).nullish(),
})

const toldWords = {
  given: 'An email tells them that it is open.',
  closed: 'An email tells them that it is closed.',
} as const

const settings = readSettings()
const call = functionsOf(settings)
const { positionals, reason } = readArguments()
await changeRole()

function readArguments() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } })
    return { positionals, reason: plain(values.reason ?? '') }
  } catch {
    return stopWith(usage)
  }
}

/** A reason on one line, without what a terminal's keys may have put into it. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
}

async function changeRole(): Promise<void> {
  const [email = '', wanted = ''] = positionals
  if (positionals.length !== 2 || !z.email().safeParse(email).success) stopWith(usage)
  if (wanted !== 'none' && !roles.includes(wanted)) {
    stopWith(`There is no role ${JSON.stringify(wanted)}. The roles are ${roles.join(', ')}; none takes the role away.`)
  }
  if (reason !== '' && wanted !== 'none')
    stopWith('A reason goes with none alone: it is told to the person whose portal is closed.')
  if (Array.from(reason).length > longestReason)
    stopWith(`The reason is too long: at most ${longestReason} characters.`)
  const answer = change.parse(
    await call('set_account_role', {
      p_email: email,
      p_role: wanted === 'none' ? null : wanted,
      p_changed_by: `${userInfo().username}@${hostname()}`.slice(0, 120),
      p_emails: JSON.stringify(writeRoleAnswers(settings.siteEnv.SITE_URL ?? '', reason)),
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
    case 'last_member':
      return stopWith(`${email} is the last member of the team. Give somebody else the role team first.`)
    case 'unchanged':
      console.log(`${email} already has ${answer.old_role ? `the role ${answer.old_role}` : 'no role'}.`)
      break
    case 'changed':
      console.log(`${email}: was ${answer.old_role ?? 'none'}, is ${wanted}. It holds from their next page on.`)
  }
  if (answer.told) console.log(toldWords[answer.told])
}
