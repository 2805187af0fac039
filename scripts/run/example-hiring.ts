import { makePersonKey, sealStatement, wrapKey } from '../../lib/server/hiring/vault/sealed-statement.ts'
import type { VaultKey } from '../../lib/server/hiring/vault/vault-keys.ts'
import { exampleAdverts, examplePeople, exampleTimes } from './example-adverts.ts'

type Query = (statement: string, values: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

const dayMs = 24 * 60 * 60 * 1000
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
// Ten working days, in a fortnight without bank holidays.
const answerWithinDays = 14

/** The first day from Monday to Friday that is so many days away or more. */
function weekdayIn(days: number): string {
  const day = dayIn(days)
  return [0, 6].includes(new Date(day).getUTCDay()) ? weekdayIn(days + 1) : day
}

/**
 * Fills in jobs, people and applications of the made-up company, through the functions of the database that the portals use. What
 * is there already stays, and is not made twice.
 * @param accountOf the id of the account with an address, which is made where there is none
 * @param vaultKey seals the example of a statement
 */
export async function fillExampleHiring(
  query: Query,
  accountOf: (email: string, role: string) => Promise<string>,
  vaultKey: VaultKey,
): Promise<void> {
  /** Calls a function, whose answer says whether it was done. */
  const call = async (name: string, ...values: readonly unknown[]): Promise<void> => {
    const places = values.map((_, index) => `$${index + 1}`).join(', ')
    const { rows } = await query(`select public.${name}(${places}) as answer`, values)
    const { outcome } = rows[0]?.answer as { outcome: string }
    if (outcome !== 'done') throw new Error(`${name} answered ${outcome}`)
  }
  const hiring = await accountOf('hiring@example.org', 'employer')
  const team = await accountOf('team@example.org', 'team')

  for (const { id, advert, postedDaysAgo, closesInDays } of exampleAdverts) {
    if ((await query('select 1 from public.jobs where id = $1', [id])).rows.length > 0) return
    const closesOn = closesInDays === null ? null : dayIn(closesInDays)
    const written = { ...advert, closesOn }
    await call('commit_job', hiring, id, 0, 'written', JSON.stringify({ draft: written, title: advert.title }), null)
    const asked = { review: 'asked', review_asked_at: new Date().toISOString() }
    await call('commit_job', hiring, id, 1, 'sent', JSON.stringify(asked), null)
    const approved = {
      advert: written,
      draft: null,
      review: 'none',
      review_asked_at: null,
      status: 'live',
      posted_on: dayIn(-postedDaysAgo),
      closes_on: closesOn,
    }
    await call('commit_job', team, id, 2, 'approved', JSON.stringify(approved), null)
  }

  /** Keeps somebody's first statement, sealed as the site does it. */
  const keepStatement = async (person: string, text: string): Promise<void> => {
    const { rows } = await query('select public.vault_to_write($1) as answer', [person])
    const { person_id: personId } = rows[0]?.answer as { person_id: string }
    const personKey = makePersonKey()
    const { keyId, wrapped } = wrapKey(personKey, vaultKey, personId)
    const sealed = sealStatement(text, personKey, { personId, version: 1 })
    const statement = { sealed, key_id: keyId, wrapped, was: null, keep: 1 }
    await call('keep_statement', person, 0, JSON.stringify(statement))
  }

  // The first member has every right but to read what people say of a record.
  const allRights = {
    post_jobs: true,
    see_applicants: true,
    read_disclosures: true,
    export_reports: true,
    manage_people: true,
  }
  await call('change_member_rights', hiring, hiring, '{}', JSON.stringify(allRights))

  for (const { email, profile, applied, moves, takesTime, record } of examplePeople) {
    const person = await accountOf(email, 'candidate')
    await call('commit_profile', person, 0, JSON.stringify(profile))
    const appliedOn = dayIn(-applied.daysAgo)
    const sent = {
      applied_on: appliedOn,
      answer_due_on: dayIn(answerWithinDays - applied.daysAgo),
      distance: applied.distance,
      needs_approval: false,
    }
    await call('send_application', person, applied.job, JSON.stringify(sent))
    const { rows } = await query(
      `select a.id from public.applications a join public.candidate_profiles p on p.person_id = a.person_id where p.user_id = $1`,
      [person],
    )
    const id = rows[0]?.id
    let version = 1
    const step = async (actor: string, kind: string, on: string, change: object): Promise<void> => {
      const event = JSON.stringify({ kind, happened_on: on, note: null })
      await call('commit_application', actor, id, version, JSON.stringify(change), event, null)
      version += 1
    }
    for (const { stage, daysAgo } of moves) {
      const on = dayIn(-daysAgo)
      const { inDays, at, ...slot } = exampleTimes
      const slots = at.map((time) => ({ ...slot, on_day: weekdayIn(inDays), at_time: time, way: 'in_person' }))
      await step(hiring, stage, on, {
        stage,
        is_named: true,
        changed_on: on,
        changed_by: 'employer',
        ...(stage === 'interview' ? { waits_since: null, slots } : { waits_since: on }),
      })
    }
    if (takesTime) {
      const offered = await query('select id from public.interview_slots where application_id = $1 order by at_time', [
        id,
      ])
      await step(person, 'slot_chosen', dayIn(0), { slot: offered.rows[0]?.id })
    }
    if (!record) continue
    const on = dayIn(-record.daysAgo)
    await step(hiring, 'asked', on, { disclosure: 'asked', disclosure_on: on, waits_since: null })
    if (record.statement === null) continue
    await keepStatement(person, record.statement)
    // Whoever has a day for the interview waits from that day on.
    const waitsSince = takesTime ? weekdayIn(exampleTimes.inDays) : on
    const answer = JSON.stringify({ disclosure: 'shared', disclosure_on: on, waits_since: waitsSince })
    const given = JSON.stringify({ kind: 'statement_given', happened_on: on, note: null })
    await call('release_statement', person, id, version, 1, answer, given)
  }
}
