import { createHash, randomUUID } from 'node:crypto'

import { sealIntoThread, type WrappedKey } from '../../lib/server/hiring/vault/sealed-text.ts'
import type { VaultKey } from '../../lib/server/hiring/vault/vault-keys.ts'
import { exampleAdverts } from './example-adverts.ts'
import { nameAccount, type Query } from './name-account.ts'

const dayMs = 24 * 60 * 60 * 1000
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** The start of an hour (UTC) on the first day from Monday to Friday at least so many days away. */
function hourIn(days: number, hour: number): Date {
  const moment = new Date(Date.now() + days * dayMs)
  moment.setUTCHours(hour, 0, 0, 0)
  return [0, 6].includes(moment.getUTCDay()) ? hourIn(days + 1, hour) : moment
}

/** The fictional charity of the demonstration accounts, its lead and its caseworker. */
export const exampleCharity = 'A Fresh Start for Leeds'
const lead = 'partner@example.org'
const worker = 'caseworker@example.org'

type ExamplePerson = {
  facts: Readonly<Record<string, unknown>>
  /** In how many days the next appointment is, and at which hour: no two at the same, because a weekend moves some to Monday. */
  meets: { in: number; hour: number } | null
  note: string
  steps: readonly { what: string; who: 'person' | 'worker'; in: number }[]
  /** A job that they started so many days ago, and whether a check after six weeks found them there; null for none. */
  job: { title: string; employer: string; daysAgo: number; wasThere: boolean } | null
}

const person = (
  name: string,
  facts: Readonly<Record<string, unknown>>,
  more: Partial<Omit<ExamplePerson, 'facts'>> = {},
): ExamplePerson => ({
  facts: { name, safe_ways: ['call'], town: 'Leeds', district: 'LS9', ...facts },
  meets: null,
  note: '',
  steps: [],
  job: null,
  ...more,
})

/** Fictional people, as their worker would have written them down. */
export const exampleSupported: readonly ExamplePerson[] = [
  person(
    'Robin Ash',
    { phone: '0113 496 0101', work_state: 'ready', safe_hours: 'After 4pm' },
    {
      meets: { in: 1, hour: 10 },
      note: 'Robin would like early shifts and has a food hygiene certificate.',
      steps: [
        { what: 'Finish the CV', who: 'person', in: 3 },
        { what: 'Ring the bakery about a trial day', who: 'worker', in: 5 },
      ],
    },
  ),
  person(
    'Quill Feather',
    { phone: '0113 496 0102', work_state: 'needs_help', interpreter: 'Polish' },
    {
      meets: { in: 2, hour: 14 },
      note: 'We looked at what a bank asks for.',
      steps: [{ what: 'Open a bank account', who: 'person', in: -3 }],
    },
  ),
  person('Jay Marsh', {
    place: 'custody',
    establishment: 'HMP Example',
    release_on: dayIn(40),
    practitioner_name: 'Dana Hill',
    practitioner_contact: '0113 496 0190',
    work_state: 'not_started',
  }),
  person(
    'Lee Brook',
    { phone: '0113 496 0103', work_state: 'ready', town: 'Bradford', district: 'BD1' },
    {
      meets: { in: 4, hour: 11 },
      job: { title: 'Warehouse operative', employer: 'A warehouse in Bradford', daysAgo: 8, wasThere: false },
    },
  ),
  person('Sam Field', { work_state: 'does_not_want', safe_ways: ['post'] }),
  person(
    'Kit Stone',
    { phone: '0113 496 0104', work_state: 'ready', access_needs: 'Large print' },
    {
      note: 'Kit likes the kitchen and gets on with the team. We speak again next month.',
      job: { title: 'Kitchen assistant', employer: 'A café in Leeds', daysAgo: 60, wasThere: true },
    },
  ),
]

/** Who of them has joined with an account, what is in their profile, and what they and their worker wrote. */
export const exampleJoined = {
  name: 'Robin Ash',
  email: 'candidate@example.org',
  profile: {
    first_name: 'Robin',
    last_name: 'Ash',
    town: 'Leeds',
    district: 'LS9',
    skills: ['Food hygiene', 'Team work'],
    experience: ['A year in a kitchen'],
    availability: 'Straight away, early shifts best',
  },
  messages: [
    { by: 'worker', text: 'The bakery in Leeds has a job with early shifts. I have suggested it to you.' },
    { by: 'person', text: 'Thank you, it looks good. Can we go through my CV before I apply?' },
  ],
} as const

/**
 * Fills in a fictional charity with its people, appointments, notes and plans, by the functions that the portals use.
 * What already exists stays, and is not made twice.
 * @param accountOf the id of the account with an address, which is created if there is none
 * @param vaultKey seals the example messages
 * @throws when a function refuses a step
 */
export async function fillExampleCasework(
  query: Query,
  accountOf: (email: string, role: string) => Promise<string>,
  vaultKey: VaultKey,
): Promise<void> {
  if ((await query('select 1 from public.organisations where name = $1', [exampleCharity])).rows.length > 0) return

  /** Calls a function, whose result says whether it succeeded. */
  const call = async (name: string, ...values: readonly unknown[]): Promise<void> => {
    const places = values.map((_, index) => `$${index + 1}`).join(', ')
    const { rows } = await query(`select public.${name}(${places}) as answer`, values)
    const { outcome } = rows[0]?.answer as { outcome: string }
    if (outcome !== 'done') throw new Error(`${name} answered ${outcome}`)
  }
  const leadId = await accountOf(lead, 'partner')
  const workerId = await accountOf(worker, 'caseworker')
  await nameAccount(query, leadId, 'Ayesha Khan')
  await nameAccount(query, workerId, 'Leah Marsden')
  await query(
    `with charity as (
       insert into public.organisations (kind, name, state, services, areas, safeguarding_name, safeguarding_email, asked_by, asked_as,
         decided_at, takes_referrals, places_a_month)
       values ('partner', $1, 'approved', '{cv,interview,id_and_bank}', '{Leeds,Bradford}', 'Ayesha Khan', $2, $3, 'Manager', now(), true, 8)
       returning id
     ), members as (
       insert into public.organisation_members (user_id, organisation_id, refer, see_all_people, report, support, manage_people)
       select m.user_id, c.id, m.leads, m.leads, m.leads, not m.leads, m.leads
       from charity c, (values ($3::uuid, true), ($4::uuid, false)) m (user_id, leads)
     )
     insert into public.organisation_events (organisation_id, actor_id, kind)
     select c.id, null, k.kind from charity c, (values ('asked'), ('approved')) k (kind)`,
    [exampleCharity, lead, leadId, workerId],
  )
  const consent = {
    wording: 'I agree that A Fresh Start for Leeds keeps this file about me, to help me find and keep work.',
    wording_version: 'example',
    way: 'signed',
    given_on: dayIn(-70),
    ends_on: dayIn(295),
  }
  await call('import_people', workerId, JSON.stringify(exampleSupported.map(({ facts }) => ({ facts, consent }))))
  for (const { facts, meets, note, steps, job } of exampleSupported) {
    const { rows } = await query(
      `select p.reference from public.supported_people p join public.organisations o on o.id = p.organisation_id
       where o.name = $1 and p.name = $2`,
      [exampleCharity, facts.name],
    )
    const reference = rows[0]?.reference
    if (meets !== null) {
      const from = hourIn(meets.in, meets.hour)
      const times = [{ from: from.toISOString(), to: new Date(from.getTime() + 45 * 60_000).toISOString() }]
      const booking = { kind: 'support', times, way: 'in_person', place: '4 Mill Lane, Leeds', anyway: true }
      await call('book_support_appointments', workerId, reference, JSON.stringify(booking))
    }
    if (note !== '') {
      const written = { kind: 'meeting', words: note, is_for_colleagues: false, reason: '', corrects: null }
      await call('add_support_note', workerId, reference, JSON.stringify(written))
    }
    for (const { what, who, in: days } of steps) {
      const step = { goal: 'Into work', what, who, by: dayIn(days), most: 30 }
      await call('add_support_step', workerId, reference, JSON.stringify(step))
    }
    if (job) {
      const { title, employer, daysAgo, wasThere } = job
      const started = {
        title,
        employer,
        started_on: dayIn(-daysAgo),
        is_real_living_wage: true,
        came_from_day_release: false,
      }
      await call('add_job_start', workerId, reference, JSON.stringify({ ...started, hours_a_week: 30 }))
      const made = await query(
        `select s.id from public.job_starts s join public.supported_people p on p.id = s.supported_person_id where p.reference = $1`,
        [reference],
      )
      const found = { milestone: '6_weeks', answer: 'in_post', reason: null, evidence: 'payslip_seen', day: dayIn(0) }
      const check = JSON.stringify({ start: made.rows[0]?.id, ...found })
      if (wasThere) await call('record_job_check', workerId, reference, check, '42 days')
    }
  }

  const { name, email, profile, messages } = exampleJoined
  const personId = await accountOf(email, 'candidate')
  const { rows } = await query(
    `select p.id, p.reference, exists (select 1 from public.candidate_profiles c where c.user_id = $3) as has_profile,
       exists (select 1 from public.jobs j where j.id = $4) as has_job
     from public.supported_people p join public.organisations o on o.id = p.organisation_id where o.name = $1 and p.name = $2`,
    [exampleCharity, name, personId, exampleAdverts[0].id],
  )
  const { id: threadId, reference, has_profile: hasProfile, has_job: hasJob } = rows[0] ?? {}
  const digest = createHash('sha256').update(randomUUID()).digest('hex')
  await nameAccount(query, personId, name)
  if (!hasProfile) await call('commit_profile', personId, 0, JSON.stringify(profile))
  await call('invite_supported_person', workerId, reference, null, digest, null)
  const shares = { profile: true, applications: true, diary: false, statement: false }
  await call('join_support', personId, digest, JSON.stringify(shares))
  if (hasJob) await call('suggest_job', workerId, reference, exampleAdverts[0].id, 'It has the early shifts you want.')
  let key: WrappedKey | null = null
  for (const { by, text } of messages) {
    const id = randomUUID()
    const sealed = sealIntoThread(text, key, { threadId: String(threadId), id, by, keys: [vaultKey] })
    if (!sealed) throw new Error('a message of the example was not sealed')
    key = { keyId: sealed.key_id, wrapped: sealed.wrapped }
    const message = JSON.stringify({ id, ...sealed, send_at: null, day: dayIn(0), most: messages.length })
    await call('send_support_message', by === 'worker' ? workerId : personId, reference, message)
  }
}
